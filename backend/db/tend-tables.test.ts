import { expect, it } from 'vitest';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { tendTables } from './tend-tables.ts';

it('tables of which much changed are counted and cleared, and left alone until much changed again', async () => {
  const database = await openInMemory();
  const { run } = database;
  await run('create table loaves (id integer primary key, name text)');
  await run(`insert into loaves select nth, 'Rye' from generate_series(1, 3000) as nth`);
  expect(await tendTables(database)).toContain('loaves');
  const rows = async () => (await run(`select reltuples from pg_class where relname = 'loaves'`)).rows;
  expect(await rows()).toEqual([{ reltuples: 3000 }]);
  expect(await tendTables(database)).toEqual([]);
  await run('delete from loaves where id > 1000');
  expect(await tendTables(database)).toEqual(['loaves']);
  expect(await rows()).toEqual([{ reltuples: 1000 }]);
  expect(await tendTables({ ...database, isExclusive: false })).toEqual([]);
  await database.close();
}, 60_000);
