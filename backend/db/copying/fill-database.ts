import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { z } from 'zod';
import { MIGRATION_LOCK } from '../bring-up-to-date.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { nameOf, quoted, readMigrations, readTables } from './catalog.ts';
import type { Column, Sequence, Table } from './catalog.ts';
import type { TextRow } from './copy-text.ts';
import type { Session } from './session.ts';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) });

/** When each migration of this release was made, in their order. */
export async function knownMigrations(): Promise<number[]> {
  return (await readJournal()).entries.map(({ when }) => when);
}

const readJournal = async () =>
  journalSchema.parse(JSON.parse(await readFile(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8')));

/**
 * Gives a database the tables that it had after so many migrations, and keeps everybody who would bring it up to date
 * waiting until the session ends. False when it has more already.
 */
export async function makeTables(session: Session, migrations: number): Promise<boolean> {
  await session.run('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  if ((await readMigrations(session)).length > migrations) return false;
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-migrations-'));
  try {
    const journal = await readJournal();
    await cp(migrationsFolder(), folder, { recursive: true });
    const entries = journal.entries.slice(0, migrations);
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    await migrate(drizzle(session.client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}

/** Whether the product has ever been started on a database, or on the one that was restored into it. Waits for a restore that is under way. */
export async function hasStartedBefore({ run, texts }: Session): Promise<boolean> {
  await run('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const [[table = null] = []] = await texts(`select to_regclass('public.seeds')`);
  return table !== null && (await texts('select 1 from seeds limit 1')).length > 0;
}

/** Those that migrations themselves put rows into. */
const FILLED_ALREADY = ['public.example_sets', 'public.example_set_members', 'public.live_example_set'];

export type Filling = {
  add(table: Table, rows: TextRow[]): Promise<void>;
  /** Keeps it all. Rejects, and keeps nothing, when a row names another one that is not there. */
  finish(sequences: Sequence[]): Promise<void>;
  /** As if nothing had been. */
  giveUp(): Promise<void>;
};

/**
 * Begins to fill empty tables, all in one transaction. Null when a table has rows already. What follows from rows is not
 * done again: triggers rest, and what rows name is looked for at the end.
 */
export async function beginFilling(session: Session): Promise<Filling | null> {
  const { run, texts } = session;
  const tables = await readTables(session);
  const ours = tables.filter(({ schema }) => schema === 'public');
  const giveUp = async () => void (await run('rollback'));
  await run('begin');
  try {
    for (const table of tables) await run(`lock table ${quoted(table)} in access exclusive mode`);
    for (const table of tables) {
      const [found] = await texts(`select 1 from ${quoted(table)} limit 1`);
      if (found && !FILLED_ALREADY.includes(nameOf(table))) {
        await giveUp();
        return null;
      }
    }
    const references = await texts(
      `select quote_ident(c.relname), quote_ident(k.conname), pg_get_constraintdef(k.oid) from pg_constraint k
       join pg_class c on c.oid = k.conrelid where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
    );
    for (const [table, name] of references) await run(`alter table public.${table} drop constraint ${name}`);
    for (const table of ours) await run(`alter table ${quoted(table)} disable trigger user`);
    for (const table of ours.filter((one) => FILLED_ALREADY.includes(nameOf(one))))
      await run(`delete from ${quoted(table)}`);
    return {
      add: (table, rows) => addRows(session, table, rows),
      async finish(sequences) {
        for (const { name, last } of sequences)
          if (last !== null)
            await run('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, last]);
        for (const table of ours) await run(`alter table ${quoted(table)} enable trigger user`);
        for (const [table, name, definition] of references)
          await run(`alter table public.${table} add constraint ${name} ${definition}`);
        await run('commit');
        for (const table of tables) await run(`analyze ${quoted(table)}`);
      },
      giveUp,
    };
  } catch (error) {
    await giveUp().catch(() => undefined);
    throw error;
  }
}

/** One statement for any number of rows, with a list of words for each column. */
async function addRows({ run }: Session, table: Table, rows: TextRow[]): Promise<void> {
  const names = table.columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  const values = table.columns.map(({ type }: Column, index) => `v.c${index}::${type}`).join(', ');
  const lists = table.columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const words = table.columns.map((_, index) => `c${index}`).join(', ');
  await run(
    `insert into ${quoted(table)} (${names}) overriding system value select ${values} from unnest(${lists}) as v(${words})`,
    table.columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  );
}
