import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { good } from '#tests/support/website-steps.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let api: Api;
let database: OpenedDatabase;
beforeAll(async () => {
  database = await openInMemory();
  api = await openApi({ database });
});
afterAll(() => api.close());

it('a long list is counted up to a thousand and says that there are more', async () => {
  const admin = await api.person(['admin']);
  type Total = { totalCount: number; isTotalExact: boolean };
  const total = async (search: string) =>
    good(
      await admin.ask<{ recentSignups: Total }>(
        'query ($search: String) { recentSignups(search: $search) { totalCount isTotalExact } }',
        { search },
      ),
    ).recentSignups;
  await database.run(
    `insert into users (id, sub, email, created_at)
     select 'many' || nth, 'many' || nth, case when nth <= 1000 then 'exactly@many.test' else 'more@many.test' end, now()
     from generate_series(1, 1100) as nth`,
  );
  expect(await total('many.test')).toEqual({ totalCount: 1000, isTotalExact: false });
  expect(await total('exactly')).toEqual({ totalCount: 1000, isTotalExact: true });
  expect(await total('more')).toEqual({ totalCount: 100, isTotalExact: true });
});
