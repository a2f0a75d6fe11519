import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { defineJob, openJobQueue, type JobQueue } from '#backend/jobs/queue.ts';

const greet = defineJob({ name: 'greet-apart', data: z.object({ who: z.string() }), retries: 2, maxSeconds: 60 });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const JOBS = 5;

/** Processes that do a part of the work each. */
export function partsSuite(makeDatabase: (name: string) => Promise<string>) {
  describe('a process that does no jobs', () => {
    let database: OpenedDatabase;
    let other: OpenedDatabase;
    let adding: JobQueue;
    let working: JobQueue;
    const done: string[] = [];
    beforeAll(async () => {
      const url = await makeDatabase('parts');
      [database, other] = [await openPostgres(url, () => undefined), await openPostgres(url, () => undefined)];
      adding = await openJobQueue(database, log, { isWorking: false });
      // It is told, or it never hears of a job in the time of this test.
      working = await openJobQueue(other, log, { pollMs: 3_600_000 });
      await adding.work(greet, async () => void done.push('by the wrong one'));
    });
    afterAll(async () => {
      await adding?.close();
      await working?.close();
      await database?.close();
      await other?.close();
    });

    it('leaves them to one that does, which hears of each when it is committed and not when it looks next', async () => {
      await working.work(greet, async ({ data }) => void done.push(data.who));
      for (let at = 0; at < JOBS; at += 1) {
        await database.db.transaction((db) => adding.add(greet, { who: `job ${at}` }, { db }));
        await expect.poll(() => done.length, { interval: 5, timeout: 30_000 }).toBe(at + 1);
      }
      expect(done).toEqual(Array.from({ length: JOBS }, (_, at) => `job ${at}`));
    });
  });
}
