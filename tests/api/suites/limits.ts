import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countIn } from '#backend/counts.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { createRateLimiter } from '#backend/rate-limiter.ts';
import { breakableConnection } from '#tests/support/breakable-connection.ts';
import type { BreakableConnection } from '#tests/support/breakable-connection.ts';

const ASKED = 50;

/** How often something may be done when several processes are asked in turn. */
export function limitsSuite(makeDatabase: (name: string) => Promise<string>) {
  describe('limits of several processes', () => {
    let way: BreakableConnection;
    let database: OpenedDatabase;
    const clock = { now: new Date('2026-11-21T09:00:00Z') };
    beforeAll(async () => {
      way = await breakableConnection(await makeDatabase('limits'));
      database = await openPostgres(way.url, () => undefined);
    });
    afterAll(async () => {
      await database?.close();
      await way?.close();
    });

    /** What a process counts with, of which it shares nothing but the server. */
    const startProcess = () => createRateLimiter(() => clock.now, countIn(database));
    const passedOf = async (processes: ReturnType<typeof startProcess>[], account: string) => {
      const asked = Array.from({ length: ASKED }, (_, at) =>
        processes[at % processes.length]?.secondsToWait('recordSignIn', account),
      );
      return (await Promise.all(asked)).filter((wait) => wait === 0).length;
    };

    it('let the same number pass with one and with four, and again when the time is over', async () => {
      const four = [startProcess(), startProcess(), startProcess(), startProcess()];
      expect(await passedOf([startProcess()], 'with one')).toBe(30);
      expect(await passedOf(four, 'with four')).toBe(30);
      expect(await four[0]?.secondsToWait('recordSignIn', 'with four')).toBe(60);
      expect(await four[3]?.secondsToWait('recordSignIn', 'somebody else')).toBe(0);
      clock.now = new Date(clock.now.getTime() + 60_000);
      expect(await passedOf(four, 'with four')).toBe(30);
    });

    it('keep no address and no name of a person, and nothing for a crash to recover', async () => {
      await startProcess().take('sendConfirmationTo', 'somebody@example.test');
      const { rows } = await database.run(
        `select count(*)::int as kept, count(*) filter (where key like '%somebody%')::int as named from rate_limits`,
      );
      expect(rows).toEqual([{ kept: expect.any(Number), named: 0 }]);
      const kind = await database.run(`select relpersistence as kind from pg_class where relname = 'rate_limits'`);
      expect(kind.rows).toEqual([{ kind: 'u' }]);
    });

    it('go on in each process while the server is away, and refuse from memory whom they refused', async () => {
      const [one, other] = [startProcess(), startProcess()];
      expect(await passedOf([one], 'refused before')).toBe(30);
      way.cut();
      expect(await one.secondsToWait('recordSignIn', 'refused before')).toBe(60);
      expect(await passedOf([one, other], 'meanwhile')).toBe(ASKED);
      expect(await passedOf([one], 'meanwhile')).toBe(30 - ASKED / 2);
      way.mend();
      await expect
        .poll(() =>
          database.runApart('select').then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      expect(await passedOf([one, other], 'afterwards')).toBe(30);
    });

    it('count within a transaction although every connection has one', async () => {
      const limiter = startProcess();
      const counted = Array.from({ length: 12 }, (_, at) =>
        database.db.transaction(() => limiter.secondsToWait('recordSignIn', `writer ${at}`)),
      );
      expect(await Promise.all(counted)).toEqual(Array.from({ length: 12 }, () => 0));
    });
  });
}
