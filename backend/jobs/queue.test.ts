import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { JOBS } from './job-table.ts';
import { defineJob, openJobQueue } from './queue.ts';
import type { JobQueue } from './queue.ts';

const greet = defineJob({ name: 'greet', data: z.object({ who: z.string() }), retries: 2, maxSeconds: 60 });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let database: OpenedDatabase;
let queue: JobQueue;
beforeAll(async () => {
  database = await openInMemory();
}, 180_000);
afterAll(() => database.close());

/** A handler that notes whom it greeted, and a promise for the n-th greeting. */
function guestBook(fail: (count: number) => boolean = () => false) {
  const seen: string[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  return {
    seen,
    handler: async ({ data }: { data: { who: string } }) => {
      seen.push(data.who);
      for (const { count, done } of waiting) if (seen.length >= count) done();
      if (fail(seen.length)) throw new Error('not now');
    },
    greeted: (count: number) =>
      seen.length >= count ? Promise.resolve() : new Promise<void>((done) => waiting.push({ count, done })),
  };
}

it('does a job once it is added, with what a transaction commits and without what it takes back', async () => {
  queue = await openJobQueue(database, log);
  const book = guestBook();
  await queue.work(greet, book.handler);
  await database.db.transaction(async (db) => {
    await queue.add(greet, { who: 'Ada' }, { db });
  });
  await book.greeted(1);
  await database.db
    .transaction(async (db) => {
      await queue.add(greet, { who: 'nobody' }, { db });
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await queue.add(greet, { who: "Grace “Ü” \\ '" });
  await book.greeted(2);
  expect(book.seen).toEqual(['Ada', "Grace “Ü” \\ '"]);
  await queue.close();
}, 180_000);

it('does a job once its moment has come, and asks for all kinds together until then', async () => {
  const asked: string[] = [];
  const run: OpenedDatabase['run'] = (text, values) => {
    asked.push(text);
    return database.run(text, values);
  };
  queue = await openJobQueue({ ...database, run }, log);
  const book = guestBook();
  const kinds = Array.from({ length: 30 }, (_, nth) => defineJob({ ...greet, name: `greet-${nth}` }));
  for (const kind of kinds) await queue.work(kind, book.handler);
  for (const kind of kinds) await queue.add(kind, { who: 'at once' });
  await book.greeted(kinds.length);
  asked.splice(0);
  await queue.add(kinds[7] ?? greet, { who: 'later' }, { at: new Date(Date.now() + 1500) });
  await book.greeted(kinds.length + 1);
  expect(asked.length).toBeLessThan(kinds.length);
  await queue.close();
}, 180_000);

it('does a job again when its first try fails', async () => {
  queue = await openJobQueue(database, log);
  const book = guestBook((count) => count === 1);
  await queue.work(greet, book.handler);
  await queue.add(greet, { who: 'Tim' });
  await book.greeted(2);
  expect(book.seen).toEqual(['Tim', 'Tim']);
  await queue.close();
}, 180_000);

it('takes up again what an earlier process left half done', async () => {
  queue = await openJobQueue(database, log);
  const first = guestBook();
  await queue.work(greet, async (run) => {
    await first.handler(run);
    await new Promise(() => undefined);
  });
  await queue.add(greet, { who: 'Kay' });
  await first.greeted(1);
  // The process dies here: nothing of the first queue is closed, and its job still counts as under way.
  const next = await openJobQueue(database, log);
  const second = guestBook();
  await next.work(greet, second.handler);
  await second.greeted(1);
  expect(second.seen).toEqual(['Kay']);
  await next.close();
}, 180_000);

it('gives a job up whose process dies each time it is tried', async () => {
  const tried = guestBook();
  for (let time = 1; time <= 1 + greet.retries; time += 1) {
    const dying = await openJobQueue(database, log);
    await dying.work(greet, async (run) => {
      await tried.handler(run);
      await new Promise(() => undefined);
    });
    if (time === 1) await dying.add(greet, { who: 'Pandora' });
    await tried.greeted(time);
  }
  const last = await openJobQueue(database, log);
  const given = guestBook();
  await last.work(greet, tried.handler, async (data) => given.handler({ data }));
  await given.greeted(1);
  expect([tried.seen.length, given.seen]).toEqual([1 + greet.retries, ['Pandora']]);
  await last.close();
}, 180_000);

it('writes the end of a job once the database takes changes again, and does the job once', async () => {
  const setReadOnly = (state: 'on' | 'off') => database.run(`set default_transaction_read_only = ${state}`);
  const refused = vi.fn();
  const run: OpenedDatabase['run'] = (text, values) =>
    database.run(text, values).catch((error: unknown) => {
      if (text.includes('completed')) refused();
      throw error;
    });
  queue = await openJobQueue({ ...database, run }, log);
  const book = guestBook();
  await queue.work(greet, async (greeting) => {
    await book.handler(greeting);
    await setReadOnly('on');
  });
  const id = await queue.add(greet, { who: 'Ida' });
  await vi.waitFor(() => expect(refused).toHaveBeenCalled(), 10_000);
  await setReadOnly('off');
  const state = async () => (await database.run(`select state from ${JOBS} where id = $1`, [id])).rows;
  await vi.waitFor(async () => expect(await state()).toEqual([{ state: 'completed' }]), 10_000);
  expect(book.seen).toEqual(['Ida']);
  await queue.close();
}, 180_000);

it('fails a job that takes longer than it may, and does the next one', async () => {
  const short = defineJob({ name: 'short', data: z.object({ who: z.string() }), retries: 0, maxSeconds: 1 });
  queue = await openJobQueue(database, log);
  const book = guestBook();
  await queue.work(short, async (greeting) => {
    await book.handler(greeting);
    if (greeting.data.who === 'Godot') await new Promise(() => undefined);
  });
  const late = await queue.add(short, { who: 'Godot' });
  await queue.add(short, { who: 'Vladimir' });
  await book.greeted(2);
  expect(book.seen).toEqual(['Godot', 'Vladimir']);
  expect((await database.run(`select state from ${JOBS} where id = $1`, [late])).rows).toEqual([{ state: 'failed' }]);
  await queue.close();
}, 180_000);

it('refuses work that nobody does, and data that does not fit', async () => {
  queue = await openJobQueue(database, log);
  await expect(queue.add(greet, { who: 'Ada' })).rejects.toThrow('Nobody');
  await queue.work(greet, async () => undefined);
  // @ts-expect-error The data of this job is a name.
  await expect(queue.add(greet, { who: 7 })).rejects.toThrow();
  await queue.close();
}, 180_000);
