import { TuningRefused } from '../../integrations/fine-tuning/index.ts';
import type { RemoteJob } from '../../integrations/fine-tuning/index.ts';
import { endTuning } from './end-tuning.ts';
import { eventOfOurs } from './events.ts';
import { forgetFiles } from './forget-files.ts';
import type { Step, StepServices } from './step.ts';
import { changeTuning, insertTuningEvents } from './store.ts';
import type { TuningRow } from './store.ts';

/** Begins the job at the endpoint. Once that was asked for, the job is looked for by its file before it is asked for again. */
export const startStep: Step = async (services, row) => {
  const { db, tuning, clock, signal } = services;
  const trainingFile = row.trainingFile ?? '';
  const found = row.askedAt === null ? null : await begunBefore(services, row, trainingFile);
  if (!found && row.wish === 'CANCEL') {
    await endTuning(services, row, { state: 'CANCELLED', note: 'It had not begun.' });
    await forgetFiles(services, row);
    return 0;
  }
  if (row.askedAt === null && !(await changeTuning(db, row.id, { askedAt: clock() }))) return 0;
  const job = found ?? (await create(services, row, trainingFile));
  const change = { remoteId: job.id, remoteState: job.status, step: 'FOLLOW', lookedAt: clock() } as const;
  if (!(await changeTuning(db, row.id, change))) {
    // It was cancelled while the endpoint began it, and nobody else knows what it is called there.
    await tuning.tell(job.id, 'cancel', signal);
    return 0;
  }
  await insertTuningEvents(db, [eventOfOurs(services, row.id, 'INFO', `It began at the endpoint as ${job.id}.`)]);
  return tuning.restMs(0);
};

const create = ({ tuning, signal }: StepServices, row: TuningRow, trainingFile: string): Promise<RemoteJob> => {
  const { key, baseModel: model, validationFile, suffix, epochs, kind } = row;
  const isPreference = kind === 'PREFERENCE';
  return tuning.create({ key, model, trainingFile, validationFile, suffix, epochs, isPreference }, signal);
};

/** The job that an earlier try began without our hearing of it, if there is one. */
async function begunBefore(
  { tuning, signal }: StepServices,
  { baseModel }: TuningRow,
  trainingFile: string,
): Promise<RemoteJob | null> {
  try {
    const [first] = await tuning.jobsWith(trainingFile, signal);
    return first ?? null;
  } catch (error) {
    if (!(error instanceof TuningRefused)) throw error;
    throw new TuningRefused(
      `it does not list its jobs, and the connection broke while this one began. Look there whether a job on ${baseModel} with the file ${trainingFile} runs. None was begun a second time`,
      error.status,
    );
  }
}
