import { readdirSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateUnderLock } from '#backend/db/bring-up-to-date.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { migrationsFolder } from '#backend/db/migrations-folder.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { StartError } from '#settings';
import { breakableConnection } from '#tests/support/breakable-connection.ts';
import type { BreakableConnection } from '#tests/support/breakable-connection.ts';

/** The ways to a server: how many connections, for how long, and a pooler before them. */
export function connectionsSuite(makeDatabase: (name: string) => Promise<string>) {
  describe('ways to the database', () => {
    let url: string;
    /** Stands where a pooler would: another address of the same server. */
    let pooler: BreakableConnection;
    let database: OpenedDatabase;
    beforeAll(async () => {
      url = await makeDatabase('connections');
      pooler = await breakableConnection(url);
      database = await openPostgres(pooler.url, () => undefined, { directUrl: url, pool: 3 });
    });
    afterAll(async () => {
      await database?.close();
      await pooler?.close();
    });

    it('a process takes no more of a pooler than it may, and nothing of a session’s settings', async () => {
      await Promise.all(Array.from({ length: 12 }, () => database.run('select pg_sleep(0.02)')));
      expect(pooler.count()).toBe(3);
      expect((await database.run('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    });

    it('what listens and holds goes by the direct way, so that it lives on while the pooler is away', async () => {
      const heard: (string | null)[] = [];
      const stop = await database.listen('connections', (payload) => void heard.push(payload));
      const holds = await database.openHolds();
      pooler.cut();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`notify connections, 'past the pooler'`);
      await expect.poll(() => heard).toEqual(['past the pooler']);
      await holds.hold('something');
      const { rows } = await client.query(`select pg_try_advisory_lock(hashtextextended('held something', 0)) as free`);
      expect(rows).toEqual([{ free: false }]);
      await client.end();
      await holds.close();
      await stop();
      pooler.mend();
    });

    it('without a pooler the server stops what nobody waits for any more', async () => {
      const direct = await openPostgres(url, () => undefined);
      const timeout = async (name: string) => (await direct.run(`show ${name}`)).rows;
      expect(await timeout('statement_timeout')).toEqual([{ statement_timeout: '35s' }]);
      expect(await timeout('idle_in_transaction_session_timeout')).toEqual([
        { idle_in_transaction_session_timeout: '1min' },
      ]);
      await direct.close();
    });

    it('two ways to different databases are refused in words, and neither is changed', async () => {
      const [one, other] = [await makeDatabase('one_way'), await makeDatabase('other_way')];
      const opening = openPostgres(one, () => undefined, { directUrl: other });
      await expect(opening).rejects.toThrow(
        new StartError(
          'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. They must be two ways to one.',
        ),
      );
      for (const place of [one, other]) expect(await tablesAt(place)).toEqual([]);
      const gone = new URL(one);
      gone.port = '1';
      await expect(openPostgres(gone.href, () => undefined, { directUrl: one })).rejects.toThrow(
        /^The database that DATABASE_URL names cannot be used: /,
      );
    });

    it('a migration waits a little for a locked table, and changes nothing when it stays locked', async () => {
      const fresh = await makeDatabase('locked');
      const client = new pg.Client({ connectionString: fresh });
      await client.connect();
      await client.query(
        'create schema drizzle; create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)',
      );
      await client.query('begin; lock table drizzle.__drizzle_migrations in access exclusive mode');
      const wait = { ms: 50, tries: 2, pauseMs: 10 };
      await expect(migrateUnderLock(fresh, 'DATABASE_URL', wait)).rejects.toThrow(/something has a table of it locked/);
      expect(await tablesAt(fresh)).toEqual([]);
      const migrating = migrateUnderLock(fresh, 'DATABASE_URL', { ...wait, tries: 1000 });
      await client.query('commit');
      await migrating;
      const { rows } = await client.query('select count(*)::int as run from drizzle.__drizzle_migrations');
      expect(rows).toEqual([{ run: readdirSync(migrationsFolder()).filter((name) => name.endsWith('.sql')).length }]);
      await client.end();
    });
  });
}

async function tablesAt(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select table_name from information_schema.tables where table_schema = 'public'`);
  await client.end();
  return rows;
}
