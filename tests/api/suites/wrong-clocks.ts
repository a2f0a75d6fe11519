import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { countIn } from '#backend/counts.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { createRateLimiter } from '#backend/rate-limiter.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { makePost, readPost, schedulePost, setZone } from '#tests/support/blog-steps.ts';
import { processFile } from '#tests/support/bundles.ts';
import { good, madeBy } from '#tests/support/website-steps.ts';

const MINUTES_OFF = 5;
/** More than may pass. */
const ASKED = 25;
const MAY_PASS = 30;

/** What a process does whose machine has the wrong time: nothing else than the others, since the database's clock counts. */
export function wrongClocksSuite(makeDatabase: (name: string) => Promise<string>) {
  describe('a process whose clock is wrong', () => {
    let url: string;
    let database: OpenedDatabase;
    /** With the right clock, and no jobs. */
    let api: Api;
    let owner: TestPerson;
    let websiteId: string;
    beforeAll(async () => {
      url = await makeDatabase('wrong_clocks');
      database = await openPostgres(url, () => undefined);
      const settings = testSettings({ DATABASE_URL: url, PARTS: 'web' });
      api = await openApi({ settings, database, clock: database.clock });
      api.time.now = database.clock();
      owner = await api.person();
      websiteId = (await madeBy(owner)).id;
      good(await setZone(owner, websiteId, 'UTC'));
    });
    afterAll(() => api?.close());

    async function startProcess(minutes: number) {
      const execArgv = ['--import', resolve('tests/support/shifted-clock.mjs')];
      const env = { ...process.env, CLOCK_SHIFT_MS: String(minutes * 60_000) };
      const child = fork(processFile('clock-process'), [JSON.stringify({ DATABASE_URL: url })], { env, execArgv });
      const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The process ended with ${code}`)));
      ended.catch(() => undefined);
      const answer = async (): Promise<unknown> => (await Promise.race([once(child, 'message'), ended]))[0];
      await answer();
      return {
        passes: async (account: string): Promise<number> => {
          child.send({ account, times: ASKED });
          return z.number().parse(await answer());
        },
        async end() {
          child.disconnect();
          await ended.catch(() => undefined);
        },
      };
    }

    /** A post whose moment comes in so many seconds, by the database's clock. */
    async function due(title: string, seconds: number): Promise<string> {
      const { id } = await makePost(owner, websiteId, { title });
      good(await schedulePost(owner, id, new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)));
      await database.run(`update posts set publish_at = now() + $2 * interval '1 second' where id = $1`, [id, seconds]);
      return id;
    }
    const state = async (id: string) => (await readPost(owner, websiteId, id))?.state;
    const isPublished = (id: string) =>
      vi.waitFor(async () => expect(await state(id)).toBe('PUBLISHED'), { timeout: 20_000, interval: 20 });

    it.each([
      ['ahead', MINUTES_OFF],
      ['behind', -MINUTES_OFF],
    ])('lets posts appear and limits end when all others do (%s)', async (way, minutes) => {
      const late = await due(`Not yet ${way}`, 200);
      const early = await due(`Due ${way}`, -60);
      const wrong = await startProcess(minutes);
      await isPublished(early);
      // It has looked at all of them once more since.
      await isPublished(await due(`Witness ${way}`, -1));
      expect(await state(late)).toBe('SCHEDULED');

      const right = createRateLimiter(database.clock, countIn(database));
      const window = () => Math.floor(database.clock().getTime() / 60_000);
      const passed = async (account: string): Promise<number> => {
        const begun = window();
        const here = Array.from({ length: ASKED }, () => right.secondsToWait('recordSignIn', account));
        const sum = (await Promise.all(here)).filter((wait) => wait === 0).length + (await wrong.passes(account));
        // A minute that ended meanwhile let more pass.
        return begun === window() ? sum : passed(`${account} again`);
      };
      expect(await passed(`counted ${way}`)).toBe(MAY_PASS);
      await wrong.end();
    });
  });
}
