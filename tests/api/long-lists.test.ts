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

type Total = { totalCount: number; isTotalExact: boolean };
const total = async (search: string) => {
  const admin = await api.person(['admin']);
  const query = 'query ($search: String) { recentSignups(search: $search) { totalCount isTotalExact } }';
  return good(await admin.ask<{ recentSignups: Total }>(query, { search })).recentSignups;
};

it('a long list is counted up to a thousand, what is searched up to 250, and says that there are more', async () => {
  await database.run(
    `insert into users (id, sub, email, created_at)
     select 'many' || nth, 'many' || nth, case when nth <= 250 then 'exactly@many.test' else 'more@many.test' end, now()
     from generate_series(1, 350) as nth`,
  );
  expect(await total('many.test')).toEqual({ totalCount: 250, isTotalExact: false });
  expect(await total('exactly')).toEqual({ totalCount: 250, isTotalExact: true });
  expect(await total('more')).toEqual({ totalCount: 100, isTotalExact: true });
  await database.run(
    `insert into users (id, sub, email, created_at)
     select 'most' || nth, 'most' || nth, 'most', now() from generate_series(1, 700) as nth`,
  );
  expect(await total('')).toEqual({ totalCount: 1000, isTotalExact: false });
});

it('one or two letters are found where words begin, but for scripts that have none', async () => {
  const names = ['Zara Quill', 'Max Zquare', 'Zq-works', 'Works-zq', 'Lazzqo', '大面包'];
  for (const [nth, name] of names.entries())
    await database.run('insert into users (id, sub, email, name, created_at) values ($1, $1, $2, $3, now())', [
      `named${nth}`,
      `${nth}@named.test`,
      name,
    ]);
  const found = async (search: string) => (await total(search)).totalCount;
  expect(await found('zq')).toBe(3);
  expect(await found('ZA')).toBe(1);
  expect(await found('zzq')).toBe(1);
  expect(await found('面')).toBe(1);
  expect(await found('%')).toBe(0);
});
