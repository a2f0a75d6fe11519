import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeDataFolder, openInMemory } from '#tests/support/in-memory-database.ts';
import type { OpenedDatabase } from './database.ts';
import { open } from './embedded.ts';
import { isAway, isRefusedWrite } from './is-away.ts';
import { users } from './schema.ts';

describe('the embedded database', () => {
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

  it('takes little memory for what it may keep of its files', async () => {
    const { rows } = await opened.run('show shared_buffers');
    expect(rows).toEqual([{ shared_buffers: '16MB' }]);
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

const FOR_EVER = 'do $$ begin loop end loop; end $$';

describe('the thread of the embedded database', () => {
  let folder: string;
  let opened: Awaited<ReturnType<typeof open>>;
  const troubles: string[] = [];
  const heard: (string | null)[] = [];
  beforeAll(async () => {
    folder = await makeDataFolder();
    opened = await open({ folder: join(folder, 'db') }, (error) => void troubles.push(error.message), 3);
    await opened.listen('news', (payload) => void heard.push(payload));
  }, 120_000);
  afterAll(async () => {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is ended when it does not answer and started again, and nothing that was saved is lost', async () => {
    const { db, run } = opened;
    await db.insert(users).values({ id: 'c', sub: 'sub c', name: 'Cy', email: '', roles: [], createdAt: new Date(0) });
    await opened.setReadOnly(true);
    const refused = [
      run(FOR_EVER),
      db.transaction((tx) =>
        tx.insert(users).values({ id: 'd', sub: 'd', name: 'D', email: '', roles: [], createdAt: new Date(0) }),
      ),
    ].map((asked) =>
      asked.then(
        () => 'done',
        (error: unknown) => (isAway(error) ? 'away' : isRefusedWrite(error) ? 'refused' : String(error)),
      ),
    );
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    expect(await refused[0]).toBe('away');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(50);
    expect(troubles).toContainEqual(expect.stringContaining('has not answered for 3 seconds'));

    const [kept] = await db.select({ name: users.name }).from(users).where(eq(users.id, 'c'));
    expect(kept).toEqual({ name: 'Cy' });
    // It still takes no changes, and whoever listened still hears.
    expect(await refused[1]).toMatch(/away|refused/);
    await expect(run(`update "users" set "name" = 'X'`)).rejects.toThrow('read-only');
    await opened.setReadOnly(false);
    await run(`notify news, 'after'`);
    await vi.waitFor(() => expect(heard.at(-1)).toBe('after'), { timeout: 20_000 });
    expect(heard[0]).toBeNull();
    expect(await opened.problem()).toBeNull();
  }, 120_000);

  it('says that it is away while it does not answer', async () => {
    const asked = opened.run(FOR_EVER).catch(() => undefined);
    await vi.waitFor(async () => expect(await opened.problem()).toBe('The database does not answer.'), {
      timeout: 20_000,
    });
    await asked;
    await opened.run('select 1');
    expect(await opened.problem()).toBeNull();
  }, 60_000);

  it('leaves nothing of a transaction that was cut off to the next connection', async () => {
    const { db, run } = opened;
    const noRoom = Object.assign(new Error('no room'), { code: '53100' });
    const cut = db.transaction(async (tx) => {
      await tx.update(users).set({ name: 'Cut off' });
      throw noRoom;
    });
    await expect(cut).rejects.toThrow('no room');
    for (const id of ['c', 'none']) await run('select "name" from "users" where "id" = $1', [id]);
    expect((await run('select "name" from "users"')).rows).toEqual([{ name: 'Cy' }]);
  });
});
