import { setTimeout } from 'node:timers/promises';
import type { z } from 'zod';
import type { Services } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { TuningAway, TuningRefused } from '../../integrations/fine-tuning/index.ts';
import type { Run } from '../../jobs/queue.ts';
import { endTuning } from './end-tuning.ts';
import { forgetFiles } from './forget-files.ts';
import { followStep } from './follow-step.ts';
import type { Step } from './step.ts';
import { startStep } from './start-step.ts';
import { changeTuning, findTuning } from './store.ts';
import type { TuningRow } from './store.ts';
import { tuningJob } from './tuning-job.ts';
import { uploadStep } from './upload-step.ts';

const steps: Record<TuningRow['step'], Step> = { UPLOAD: uploadStep, START: startStep, FOLLOW: followStep };

/** So long one run of the job goes on, and so long it sits and waits: then another one goes on. */
const RUN_MS = 60_000;
const SITTING_MS = 5_000;

/** A job that has not ended so long after it began is left to itself. */
const LONGEST_MS = 14 * 24 * 60 * 60 * 1000;
/** Before it runs at the endpoint, so many failures in a row end it. */
const MOST_FAILURES = 8;
const LONGEST_REST_MS = 5 * 60_000;

/** Takes a job on, step by step, until it is over, somebody else follows it, or this process is asked to stop. */
export async function followTuning(
  services: Services,
  { data: { id, turn }, signal }: Run<z.output<typeof tuningJob.data>>,
): Promise<void> {
  const until = Date.now() + RUN_MS;
  for (;;) {
    signal.throwIfAborted();
    const row = await findTuning(services.db, id);
    if (row?.state !== 'WORKING' || row.turn !== turn) return;
    const restMs = await oneStep(services, row, signal);
    if (restMs > SITTING_MS || Date.now() > until) return handOver(services, row, restMs);
    await setTimeout(restMs, undefined, { signal });
  }
}

async function oneStep(services: Services, row: TuningRow, signal: AbortSignal): Promise<number> {
  const { tuning, clock } = services;
  if (clock().getTime() - row.followedSince.getTime() > LONGEST_MS) {
    const said = row.remoteState === null ? '' : ` The endpoint says “${row.remoteState}” of it.`;
    await endTuning(services, row, {
      state: 'LOST',
      note: `It had not ended two weeks after it began, so we stopped looking.${said}`,
    });
    return 0;
  }
  if (tuning?.endpoint !== row.endpoint)
    return troubled(services, row, `It runs at ${row.endpoint}, which is not the endpoint that is set up here now.`);
  try {
    const restMs = await steps[row.step]({ ...services, tuning, signal }, row);
    if (row.failures > 0) await changeTuning(services.db, row.id, { failures: 0, trouble: '' });
    return restMs;
  } catch (error) {
    signal.throwIfAborted();
    return stumble(services, row, error);
  }
}

/** What becomes of a job whose step went wrong. */
async function stumble(services: Services, row: TuningRow, error: unknown): Promise<number> {
  const isOurs = !(error instanceof TuningAway || error instanceof TuningRefused || error instanceof Failure);
  if (isOurs) services.log.error('A step of a fine-tuning job failed', { error, id: row.id, step: row.step });
  const words = isOurs ? 'Something went wrong on our side.' : wordsOf(error);
  const isFinal = error instanceof Failure || error instanceof TuningRefused || row.failures + 1 >= MOST_FAILURES;
  if (row.step !== 'FOLLOW' && isFinal) {
    await endTuning(services, row, { state: 'FAILED', note: words });
    if (services.tuning) await forgetFiles({ ...services, tuning: services.tuning }, row);
    return 0;
  }
  return troubled(services, row, words, error instanceof TuningAway ? error.restMs : undefined);
}

const wordsOf = (error: Error): string =>
  error instanceof TuningRefused ? `The endpoint refused: ${error.message}` : error.message;

async function troubled(services: Services, row: TuningRow, trouble: string, askedMs?: number): Promise<number> {
  const failures = row.failures + 1;
  await changeTuning(services.db, row.id, { failures, trouble, lookedAt: services.clock() });
  const usual = services.tuning?.restMs(row.looks) ?? LONGEST_REST_MS;
  return askedMs ?? Math.min(usual * 2 ** Math.min(failures, 10), LONGEST_REST_MS);
}

/** Leaves the job to a later run. */
async function handOver({ jobs }: Services, { id, turn }: TuningRow, restMs: number): Promise<void> {
  await jobs.add(tuningJob, { id, turn }, { at: new Date(Date.now() + restMs) });
}
