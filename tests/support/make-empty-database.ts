import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import PgBoss from 'pg-boss';
import { open } from '#backend/db/embedded.ts';
import { migrationsFolder } from '#backend/db/migrations-folder.ts';
import { SCHEMA } from '#backend/jobs/job-table.ts';
import { openApi } from './api.ts';

type Run = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** The job queue alone: nobody looks for jobs or puts them aside. */
const queueOn = (executeSql: Run) =>
  new PgBoss({ db: { executeSql }, schema: SCHEMA, schedule: false, supervise: false });

/** What kinds of jobs the product does, by asking one that runs. */
async function kindsOfJobs(): Promise<PgBoss.Queue[]> {
  const database = await open({}, (error) => console.error(error));
  const api = await openApi({ database });
  const kinds = await queueOn(database.run).getQueues();
  await api.close();
  // What nobody set is null there, and may not be in what is made.
  return kinds.map(({ name, policy, retryLimit, retryDelay, retryBackoff, expireInSeconds }) => ({
    name,
    policy,
    retryLimit,
    retryDelay,
    retryBackoff,
    expireInSeconds,
  }));
}

/**
 * A process of its own: writes a database that is set up and empty, its tables of jobs too, into the file that its parent names. They
 * are a partition and five indexes for each kind of job, which took half the time of opening a database.
 */
const [file = ''] = process.argv.slice(2);
const client = new PGlite();
await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
const queue = queueOn(async (text, values) => {
  if (values?.length) return client.query(text, values);
  const results = await client.exec(text);
  return { rows: results.at(-1)?.rows ?? [] };
});
await queue.start();
for (const kind of await kindsOfJobs()) await queue.createQueue(kind.name, kind);
await queue.stop({ graceful: false });
writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
process.exit(0);
