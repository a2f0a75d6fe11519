import PgBoss from 'pg-boss';
import type { z } from 'zod';
import type { Log } from '../context.ts';
import { runOn } from '../db/index.ts';
import type { Database, OpenedDatabase } from '../db/index.ts';

/** A kind of work that happens later: its name, what it is told, and what to do when it goes wrong. */
export type JobDefinition<Schema extends z.ZodType> = {
  name: string;
  data: Schema;
  /** How often it is tried again after a failure or a crash; each wait is longer than the one before. */
  retries: number;
  /** A run that takes longer counts as failed, as does one whose process died. */
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
   * work half done or done already.
   */
  work<Schema extends z.ZodType>(
    job: JobDefinition<Schema>,
    handler: (run: Run<z.output<Schema>>) => Promise<void>,
  ): Promise<void>;
  /** Waits a few seconds for jobs under way; those that take longer are done by the next process. */
  close(): Promise<void>;
};

const SCHEMA = 'pgboss';
const POLL_SECONDS = 2;
const MAINTENANCE_SECONDS = 60;
const CLOSE_MS = 5_000;

/** Jobs kept in the database, done by this process or any other that shares it. */
export async function openJobQueue({ run, isExclusive }: OpenedDatabase, log: Log): Promise<JobQueue> {
  const closing = new AbortController();
  const workers = new Map<string, string[]>();
  const { executeSql, settled } = tracked(run);
  const boss = new PgBoss({
    db: { executeSql },
    schema: SCHEMA,
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    deleteAfterDays: 3,
  });
  boss.on('error', (error) => {
    if (!closing.signal.aborted) log.error('The job queue failed', { error });
  });
  await boss.start();
  // Their process is gone, so they need not wait for their time to run out.
  if (isExclusive) await run(`update ${SCHEMA}.job set state = 'retry', start_after = now() where state = 'active'`);

  const wake = (name: string) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  };

  return {
    async add(job, data, { db, at } = {}) {
      if (!workers.has(job.name)) throw new Error(`Nobody does jobs of the kind ${job.name}`);
      const payload = { input: job.data.parse(data) };
      const id = await boss.send(job.name, payload, {
        ...(db && { db: { executeSql: runOn(db) } }),
        ...(at && { startAfter: at }),
      });
      if (id === null) throw new Error(`A job of the kind ${job.name} was not kept`);
      if (!at) wake(job.name);
      return id;
    },

    wake: (job) => wake(job.name),

    async work(job, handler) {
      await boss.createQueue(job.name, {
        name: job.name,
        retryLimit: job.retries,
        retryDelay: 2,
        retryBackoff: true,
        expireInSeconds: job.maxSeconds,
      });
      const started = workers.get(job.name) ?? [];
      workers.set(job.name, started);
      const options = { pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true as const };
      for (let count = 0; count < (job.atOnce ?? 1); count += 1) {
        const worker = await boss.work<{ input: unknown }>(job.name, options, async (taken) => {
          for (const { id, data, retryCount, retryLimit } of taken) {
            try {
              const isLastTry = retryCount >= retryLimit;
              await handler({ id, data: job.data.parse(data.input), isLastTry, signal: closing.signal });
            } catch (error) {
              log.error(`A job of the kind ${job.name} failed`, { error, job: id });
              throw error;
            }
          }
          // Others may be waiting behind it.
          setImmediate(() => wake(job.name));
        });
        started.push(worker);
      }
    },

    async close() {
      closing.abort();
      await boss.stop({ timeout: CLOSE_MS });
      await settled();
    },
  };
}

/**
 * pg-boss writes a job's end without waiting for it: `settled` does, so that the database is not closed beneath it. What a handler
 * that outlived the closing still wants to write is dropped: its job counts as not done.
 */
function tracked(run: OpenedDatabase['run']) {
  const open = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    executeSql: async (text: string, values: unknown[]) => {
      if (isClosed) return { rows: [] };
      const query = run(text, values);
      open.add(query);
      try {
        return await query;
      } finally {
        open.delete(query);
      }
    },
    settled: async () => {
      while (open.size > 0) await Promise.allSettled(open);
      isClosed = true;
    },
  };
}
