import { invalid } from '../../failure.ts';
import { endTuning } from './end-tuning.ts';
import { eventOfOurs } from './events.ts';
import { forgetFiles } from './forget-files.ts';
import type { Step, StepServices } from './step.ts';
import { changeTuning, insertTuningEvents } from './store.ts';
import type { TuningRow } from './store.ts';
import { trainingFiles } from './training-file.ts';

const NONE_LEFT = 'None of its examples is left: they were changed, rejected or withdrawn in the meantime.';

/** Sends what is to be learned from, and what is to be checked with, each once: a file that may be there already is looked for first. */
export const uploadStep: Step = async (services, row) => {
  const { db } = services;
  if (row.wish === 'CANCEL') {
    await endTuning(services, row, { state: 'CANCELLED', note: 'It had not begun.' });
    await forgetFiles(services, row);
    return 0;
  }
  const isFirst = row.askedAt === null;
  if (isFirst) await changeTuning(db, row.id, { askedAt: services.clock() });
  const { training, validation } = await trainingFiles(services, row);
  if (training.count === 0) throw invalid('kind', NONE_LEFT);
  const send = (side: string, lines: Blob) => sentOnce(services, `pagewright-${row.id}-${side}.jsonl`, lines, isFirst);
  const trainingFile = row.trainingFile ?? (await send('training', training.lines));
  if (!(await isKept(services, { ...row, trainingFile }, { trainingFile, examples: training.count }))) return 0;
  const validationFile =
    row.validationFile ?? (validation.count === 0 ? null : await send('validation', validation.lines));
  const change = { validationFile, validations: validation.count, step: 'START', askedAt: null } as const;
  if (!(await isKept(services, { ...row, trainingFile, validationFile }, change))) return 0;
  await insertTuningEvents(db, [sentEvent(services, row, training.count, validation.count)]);
  return 0;
};

/** False when the job was cancelled meanwhile: then nothing of it stays at the endpoint. */
async function isKept(services: StepServices, sent: TuningRow, change: Partial<TuningRow>): Promise<boolean> {
  const kept = await changeTuning(services.db, sent.id, change);
  if (!kept) await forgetFiles(services, sent);
  return kept !== undefined;
}

const sentEvent = (services: StepServices, { id }: TuningRow, training: number, validation: number) =>
  eventOfOurs(services, id, 'INFO', `Sent ${training} to learn from and ${validation} to check with.`);

async function sentOnce(
  { tuning, signal }: StepServices,
  name: string,
  lines: Blob,
  isFirst: boolean,
): Promise<string> {
  const found = isFirst ? null : await tuning.fileNamed(name, signal);
  return found ?? tuning.upload(name, lines, signal);
}
