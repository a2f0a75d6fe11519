import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import type { OpenedDatabase } from './database.ts';
import { users } from './schema.ts';

describe('the embedded database with prepared reads', () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openInMemory();
    const user = { email: '', roles: [], createdAt: new Date(0) };
    await opened.db.insert(users).values([
      { ...user, id: 'a', sub: 'sub a', name: 'Ada' },
      { ...user, id: 'b', sub: 'sub b', name: 'Bo' },
    ]);
  }, 60_000);
  afterAll(() => opened.close());

  const nameOf = async (id: string) =>
    (await opened.db.select({ name: users.name }).from(users).where(eq(users.id, id)))[0]?.name;

  it('answers many first questions at once', async () => {
    const orders = ['"id"', '"name"', '"id", "name"', '"name", "id"', '"sub", "id"'];
    const asked = orders.flatMap((columns) =>
      ['a', 'b', 'a'].map((id) => opened.run(`select ${columns} from "users" where "id" = $1`, [id])),
    );
    const rows = (await Promise.all(asked)).map((result) => result.rows);
    expect(rows.slice(0, 3)).toEqual([[{ id: 'a' }], [{ id: 'b' }], [{ id: 'a' }]]);
    expect(rows.at(-2)).toEqual([{ sub: 'sub b', id: 'b' }]);
  });

  it('goes on after a question that could not be read or answered', async () => {
    await expect(opened.run('select "none" from "users" where "id" = $1', ['a'])).rejects.toThrow('none');
    await expect(opened.run('select "name"::int from "users" where "id" = $1', ['a'])).rejects.toThrow('integer');
    expect(await nameOf('b')).toBe('Bo');
  });

  it('sees what statements, transactions and scripts have written', async () => {
    const { db, run } = opened;
    expect(await nameOf('a')).toBe('Ada');
    await db.update(users).set({ name: 'Ava' }).where(eq(users.id, 'a'));
    expect(await nameOf('a')).toBe('Ava');
    await db.transaction((transaction) => transaction.update(users).set({ name: 'Al' }));
    expect(await nameOf('a')).toBe('Al');
    await run(`update "users" set "name" = 'Ann'`);
    expect(await nameOf('a')).toBe('Ann');
  });
});
