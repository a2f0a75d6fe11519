import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { open } from '#backend/db/embedded.ts';
import { migrationsFolder } from '#backend/db/migrations-folder.ts';
import { openApi } from './api.ts';
import { kindsOfJobs, makeJobTables } from './job-tables.ts';

/** What kinds of jobs the product does, by asking one that runs. */
async function kindsOfProduct() {
  const database = await open({}, (error) => console.error(error));
  const api = await openApi({ database });
  const kinds = await kindsOfJobs(database.run);
  await api.close();
  return kinds;
}

/** The log of what was written: what the database begins with is in the file that it ended with, the others wait to be written. */
function removeSpareLogs(folder: string, last: string): void {
  for (const name of readdirSync(folder)) if (/^[0-9A-F]{24}$/.test(name) && name !== last) rmSync(join(folder, name));
}

/**
 * A process of its own: writes a database that is set up and empty, its tables of jobs too, into the file that its parent names. It is
 * closed before it is copied: one that was not goes through its log whenever it is opened, half of what that took.
 */
const [file = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'pagewright-empty-'));
const client = new PGlite(folder);
await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
const run = async (text: string, values?: unknown[]) => {
  if (values?.length) return client.query(text, values);
  const results = await client.exec(text);
  return { rows: results.at(-1)?.rows ?? [] };
};
await makeJobTables(run, await kindsOfProduct());
await client.exec('checkpoint');
const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name');
await client.close();
removeSpareLogs(join(folder, 'pg_wal'), rows[0]?.name ?? '');
execFileSync('tar', ['-cf', resolve(file), '-C', folder, ...readdirSync(folder)]);
rmSync(folder, { recursive: true, force: true });
process.exit(0);
