import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import pg from 'pg';
import { migrateUnderLock } from '#backend/db/bring-up-to-date.ts';
import { openInMemory } from './in-memory-database.ts';
import { kindsOfJobs, makeJobTables } from './job-tables.ts';
import { DATABASES, makeDatabase, makeServer, READY } from './postgres-server.ts';

/**
 * A process of its own: writes the folder of a PostgreSQL server that has stopped into the file that its parent names. Beside an empty
 * database it has one that is set up and has no rows, which others are copied from.
 */
const [file = ''] = process.argv.slice(2);
const embedded = await openInMemory();
const kinds = await kindsOfJobs(embedded.run);
await embedded.close();
const server = await makeServer();
const url = await makeDatabase(server.url, READY);
await migrateUnderLock(url, 'DATABASE_URL');
const client = new pg.Client({ connectionString: url });
await client.connect();
await makeJobTables(async (text, values) => {
  const results: pg.QueryResult | pg.QueryResult[] = await client.query(text, values);
  return { rows: (Array.isArray(results) ? results.at(-1)?.rows : results.rows) ?? [] };
}, kinds);
await client.end();
await server.stop(() => void execFileSync('tar', ['-cf', resolve(file), '-C', server.folder, DATABASES]));
process.exit(0);
