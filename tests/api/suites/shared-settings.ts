import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#backend/db/postgres.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openLiveSettings } from '#backend/modules/live-settings/live-settings.ts';
import type { LiveSettings } from '#backend/modules/live-settings/live-settings.ts';
import { registry } from '#backend/modules/live-settings/registry.ts';

const SOON = { timeout: 10_000, interval: 5 };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** What staff decide in one process, seen by another that shares nothing with it but the database. */
export function sharedSettingsSuite(makeDatabase: () => Promise<string>) {
  describe('what staff decide', () => {
    let writing: OpenedDatabase;
    let reading: OpenedDatabase;
    let live: LiveSettings;
    beforeAll(async () => {
      const url = await makeDatabase();
      [writing, reading] = [await openPostgres(url, () => undefined), await openPostgres(url, () => undefined)];
      live = await openLiveSettings(reading, silent);
    }, 120_000);
    afterAll(async () => {
      await live?.close();
      await Promise.all([writing?.close(), reading?.close()]);
    });

    const write = (value: string) =>
      writing.db.execute(sql`
        insert into kv_storages (key, value, created_at, updated_at) values ('switch.model', ${JSON.stringify(value)}::json, now(), now())
        on conflict (key) do update set value = excluded.value`);
    const isSeen = (value: string) => vi.waitFor(() => expect(live.read(registry.model)).toBe(value), SOON);

    it('is seen by another process, and taken back there too', async () => {
      expect(live.read(registry.model)).toBe('on');
      await write('off');
      await isSeen('off');
      await writing.db.execute(sql`delete from kv_storages`);
      await isSeen('on');
    });

    it('is read again after the connection was lost meanwhile', async () => {
      await writing.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`);
      await write('off');
      await isSeen('off');
    });
  });
}
