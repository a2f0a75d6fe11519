import { TuningAway, TuningRefused } from '../../integrations/fine-tuning/index.ts';
import type { RemoteEvent, RemoteJob } from '../../integrations/fine-tuning/index.ts';
import { endTuning } from './end-tuning.ts';
import { eventOfOurs, eventsOfTheirs, progressIn } from './events.ts';
import type { Step, StepServices } from './step.ts';
import { forgetFiles } from './forget-files.ts';
import { endOf, isSuccess } from './remote-states.ts';
import { changeTuning, insertTuningEvents } from './store.ts';
import type { TuningRow } from './store.ts';

/** An endpoint that does not know the job so many times in a row has lost it. */
const MOST_UNKNOWN = 3;

const NO_MODEL = 'The endpoint says that it is done, but names no model yet.';

/** Tells the endpoint what staff want, looks how the job stands, and keeps what is new. */
export const followStep: Step = async (services, row) => {
  const { tuning, signal } = services;
  const id = row.remoteId ?? '';
  await tellWish(services, row, id);
  const job = await readJob(services, row, id);
  if (!job) return 0;
  if (row.looks < 20) await cancelSurplus(services, row, job);
  const events = await whereThereAreAny(tuning.events(id, signal));
  await keepNews(services, row, job, events);
  const end = endOf(job);
  if (!end) return tuning.restMs(row.looks);
  await endTuning(services, row, { ...end, remoteState: job.status, trainedTokens: job.trainedTokens });
  await forgetFiles(services, row);
  return 0;
};

async function readJob(services: StepServices, row: TuningRow, id: string): Promise<RemoteJob | null> {
  try {
    return await services.tuning.read(id, services.signal);
  } catch (error) {
    if (!(error instanceof TuningRefused) || error.status !== 404 || row.failures + 1 < MOST_UNKNOWN) throw error;
    await endTuning(services, row, {
      state: 'LOST',
      note: `The endpoint no longer knows this job. It says: ${error.message}`,
    });
    return null;
  }
}

const verbs = { CANCEL: 'cancel', PAUSE: 'pause', RESUME: 'resume' } as const;

/** A refused wish is over; one that was not heard is told again with the next look. */
async function tellWish(services: StepServices, row: TuningRow, id: string): Promise<void> {
  const { db, tuning, signal } = services;
  if (row.wish === null) return;
  const verb = verbs[row.wish];
  const [note, level, words] = await tuning.tell(id, verb, signal).then(
    () => ['', 'INFO', `The endpoint was told to ${verb} it.`] as const,
    (error: unknown) => {
      if (!(error instanceof TuningRefused)) throw error;
      const refusal = `The endpoint refused to ${verb} it: ${error.message}`;
      return [refusal, 'WARNING', refusal] as const;
    },
  );
  await changeTuning(db, row.id, { wish: null, note });
  await insertTuningEvents(db, [eventOfOurs(services, row.id, level, words)]);
}

/** An endpoint may have begun the same job twice. The first one counts, or ours where that cannot be told; others are cancelled. */
async function cancelSurplus(services: StepServices, row: TuningRow, ours: RemoteJob): Promise<void> {
  const { db, tuning, signal } = services;
  if (row.trainingFile === null) return;
  const jobs = await whereThereAreAny(tuning.jobsWith(row.trainingFile, signal));
  for (const other of jobs) {
    if (other.id === ours.id || endOf(other) || /cancel/i.test(other.status)) continue;
    const [level, became] = await tuning.tell(other.id, 'cancel', signal).then(
      () => ['WARNING', 'That one is cancelled.'] as const,
      (error: unknown) => {
        signal.throwIfAborted();
        const why = error instanceof Error ? error.message : '';
        return ['ERROR', `That one could not be cancelled, so cancel it there: ${why}`] as const;
      },
    );
    const event = eventOfOurs(
      services,
      row.id,
      level,
      `The endpoint began a second job for this, ${other.id}. ${became}`,
    );
    await insertTuningEvents(db, [{ ...event, id: `${level} ${other.id}` }]);
  }
}

async function keepNews(services: StepServices, row: TuningRow, job: RemoteJob, events: RemoteEvent[]): Promise<void> {
  const { db, clock } = services;
  const progress = progressIn(events);
  const isNew = job.status !== row.remoteState;
  await db.transaction(async (tx) => {
    const kept = await changeTuning(tx, row.id, {
      remoteState: job.status,
      looks: row.looks + 1,
      lookedAt: clock(),
      trouble: isSuccess(job) && job.model === null ? NO_MODEL : '',
      finishesAt: job.finishesAt,
      ...(progress ?? {}),
    });
    if (!kept) return;
    const change = eventOfOurs(services, row.id, 'INFO', `The endpoint says “${job.status}”.`);
    await insertTuningEvents(tx, [...(isNew ? [change] : []), ...eventsOfTheirs(services, row.id, events)]);
  });
}

/** Not every endpoint has lists: a job is followed without. */
async function whereThereAreAny<One>(list: Promise<One[]>): Promise<One[]> {
  try {
    return await list;
  } catch (error) {
    if (error instanceof TuningRefused || error instanceof TuningAway) return [];
    throw error;
  }
}
