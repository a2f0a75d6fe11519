import { setTimeout } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { z } from 'zod';
import type { Log } from '../log.ts';
import { isAway, isRefusedWrite, noHolds, runOn } from '../db/index.ts';
import type { Database, OpenedDatabase } from '../db/index.ts';
import { within } from '../within.ts';
import { SCHEMA } from './job-table.ts';
import { ADDED, forgetTry, giveBackOrphans, kindsDue, tellAdded } from './store.ts';
import { tracked } from './tracked.ts';
import { startWorker } from './worker.ts';
import type { Worker } from './worker.ts';

/** A kind of work that happens later: its name, what it is told, and what to do when it goes wrong. */
export type JobDefinition<Schema extends z.ZodType> = {
  name: string;
  data: Schema;
  /** How often it is tried again: after a failure, each wait longer than the one before, or at once after its process died. */
  retries: number;
  /** A run that takes longer counts as failed. */
  maxSeconds: number;
  /** How many run at once in one process. One when left out. */
  atOnce?: number;
};

export const defineJob = <Schema extends z.ZodType>(definition: JobDefinition<Schema>) => definition;

/** A job as its handler sees it. `isLastTry`: there is no other try if this one fails. */
export type Run<Data> = { id: string; data: Data; isLastTry: boolean; signal: AbortSignal };

type AddOptions = {
  /** A transaction's handle: the job is there when, and only when, the transaction commits. */
  db?: Database;
  /** Not before this moment. */
  at?: Date;
};

export type JobQueue = {
  /** Keeps a job until it is done, across restarts. The name must have been given to `work` before. */
  add<Schema extends z.ZodType>(
    job: JobDefinition<Schema>,
    data: z.input<Schema>,
    options?: AddOptions,
  ): Promise<string>;
  /** Lets this process look for jobs of that kind now: for those that a transaction added, once it has committed. */
  wake(job: { name: string }): void;
  /**
   * From now on this process does jobs of that kind. A job is done at least once, so a handler must be able to find its
   * work half done or done already. `giveUp` ends a job whose process has died each time it was tried.
   */
  work<Schema extends z.ZodType>(
    job: JobDefinition<Schema>,
    handler: (run: Run<z.output<Schema>>) => Promise<void>,
    giveUp?: (data: z.output<Schema>) => Promise<void>,
  ): Promise<void>;
  /** Waits a few seconds for jobs under way; those that take longer are done by the next process. */
  close(): Promise<void>;
};

/** Milliseconds between two looks for jobs whose moment has come: one for all kinds, since each costs as much as for a single one. */
const POLL_MS = 2_000;
/** Milliseconds until a worker that found nothing looks by itself, whatever was missed. */
const REST_MS = 60_000;
/** Milliseconds between two looks for jobs whose process died. */
const LOOK_MS = 2_000;
/** Milliseconds between two tries to write the end of a job. */
const WRITE_AGAIN_MS = 500;
const MAINTENANCE_SECONDS = 60;
/** Done jobs are put aside soon, so that looking among all jobs stays quick. */
const ASIDE_SECONDS = 60 * 60;
const CLOSE_MS = 5_000;

/**
 * Jobs kept in the database, done by any process that shares it. Where `isWorking` is false this one only adds them, and leaves
 * everything else about them to others. It looks for what is due every `pollMs` milliseconds, and at once where it is told.
 */
export async function openJobQueue(
  database: OpenedDatabase,
  log: Log,
  { isWorking = true, pollMs = POLL_MS }: { isWorking?: boolean; pollMs?: number } = {},
): Promise<JobQueue> {
  const closing = new AbortController();
  const workers = new Map<string, Worker[]>();
  const { executeSql, settled } = tracked(database.run);
  const boss = new PgBoss({
    db: { executeSql },
    schema: SCHEMA,
    schedule: false,
    supervise: isWorking,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: ASIDE_SECONDS,
    deleteAfterDays: 3,
  });
  boss.on('error', (error) => {
    // It asks every other second: that the database is away or takes no changes is said elsewhere.
    if (!closing.signal.aborted && !isAway(error) && !isRefusedWrite(error))
      log.error('The job queue failed', { error });
  });
  await boss.start();
  const holds = isWorking ? await database.openHolds() : noHolds;
  const underWay = new Set<string>();

  const wake = (name: string) => {
    for (const worker of workers.get(name) ?? []) worker.wake();
  };
  const lookForOrphans = async () => {
    for (const name of await giveBackOrphans(database, [...underWay])) wake(name);
  };
  if (isWorking) await lookForOrphans();
  const stopListening =
    isWorking && !database.isExclusive
      ? await database.listen(ADDED, (name) => {
          for (const kind of name === null ? workers.keys() : [name]) wake(kind);
        })
      : nothing;
  const lookForDue = async () => {
    for (const name of await kindsDue({ run: executeSql }, [...workers.keys()])) wake(name);
  };
  const stopLookingForDue = isWorking
    ? repeat(pollMs, lookForDue, (error) => {
        if (!isAway(error) && !isRefusedWrite(error)) log.error('Jobs that are due were not looked for', { error });
      })
    : nothing;
  const stopLooking =
    database.isExclusive || !isWorking
      ? nothing
      : repeat(LOOK_MS, lookForOrphans, (error) => log.warn('Jobs left behind were not looked for', { error }));

  /** Writes a job's end, once the database takes changes again. */
  async function untilWritten(write: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        if (closing.signal.aborted || !(isAway(error) || isRefusedWrite(error))) throw error;
        await setTimeout(WRITE_AGAIN_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  /** Does one job while this process holds it, and lets go of it when its end is written. */
  async function doHeld(name: string, id: string, work: () => Promise<void>): Promise<void> {
    underWay.add(id);
    await holds.hold(id).catch((error: unknown) => log.warn('A job is not held', { error, job: id }));
    try {
      const failure = await work().then(() => null, asError);
      if (!failure) return await untilWritten(() => boss.complete(name, id));
      log.error(`A job of the kind ${name} failed`, { error: failure, job: id });
      if (closing.signal.aborted) await forgetTry({ run: executeSql }, id);
      await untilWritten(() => boss.fail(name, id, failure));
    } catch (error) {
      // It stays under way until it is found left behind, or has taken too long.
      log.error(`The end of a job of the kind ${name} was not written`, { error, job: id });
    } finally {
      underWay.delete(id);
      await holds.letGo(id).catch((error: unknown) => log.warn('A job is still held', { error, job: id }));
    }
  }

  return {
    async add(job, data, { db, at } = {}) {
      if (!workers.has(job.name)) throw new Error(`Nobody does jobs of the kind ${job.name}`);
      const payload = { input: job.data.parse(data) };
      const id = await boss.send(job.name, payload, {
        ...(db && { db: { executeSql: runOn(db) } }),
        ...(at && { startAfter: at }),
      });
      if (id === null) throw new Error(`A job of the kind ${job.name} was not kept`);
      if (at) return id;
      wake(job.name);
      if (!database.isExclusive) await tellAdded(db ? runOn(db) : database.run, job.name);
      return id;
    },

    wake: (job) => wake(job.name),

    async work(job, handler, giveUp) {
      await boss.createQueue(job.name, {
        name: job.name,
        retryLimit: job.retries,
        retryDelay: 2,
        retryBackoff: true,
        expireInSeconds: job.maxSeconds,
      });
      const started = workers.get(job.name) ?? [];
      workers.set(job.name, started);
      const takeOne = async () => {
        const [taken] = await boss.fetch<{ input: unknown }>(job.name, { includeMetadata: true });
        if (!taken) return false;
        const { id, data, retryCount, retryLimit } = taken;
        await doHeld(job.name, id, async () => {
          const input = job.data.parse(data.input);
          if (retryCount <= retryLimit) {
            const run = { id, data: input, isLastTry: retryCount === retryLimit, signal: closing.signal };
            return within(job.maxSeconds * 1_000, 'A job', handler(run));
          }
          log.error(`A job of the kind ${job.name} was given up`, { job: id });
          await giveUp?.(input);
        });
        return true;
      };
      for (let count = 0; isWorking && count < (job.atOnce ?? 1); count += 1)
        started.push(startWorker(takeOne, REST_MS));
    },

    async close() {
      closing.abort();
      await stopListening();
      await stopLookingForDue();
      await stopLooking();
      const stopped = Promise.all([...workers.values()].flat().map((worker) => worker.stop()));
      await Promise.race([stopped, setTimeout(CLOSE_MS, undefined, { ref: false })]);
      await boss.stop();
      await settled();
      await holds.close();
    },
  };
}

const nothing = async () => undefined;

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Does something every so often, once at a time. The returned function stops that and waits for a run under way. */
function repeat(milliseconds: number, run: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= run()
      .catch(onError)
      .finally(() => (running = undefined));
  }, milliseconds).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
