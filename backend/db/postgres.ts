import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from '#settings';
import type { OpenedDatabase } from './database.ts';
import { keepConnection, openHolds } from './holds.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createNotifications } from './notifications.ts';
import { databaseOn, openPool, problemOf, serverPool } from './postgres-pool.ts';

const MIGRATION_LOCK = 726_173;
/** Who only listens would never notice that nobody is there any more, so it is looked at this often. */
const PULSE_MS = 4000;

/** A PostgreSQL server, brought up to date. `onIdleError` hears of connections that the server ended while nobody used them. */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<OpenedDatabase> {
  await migrateUnderLock(url);
  const notifications = createNotifications();
  // Notifications need a connection of their own.
  const heard = await keepConnection(url, (client) => notifications.hearOn(client), onIdleError);
  const pulse = setInterval(() => void heard.feel(), PULSE_MS).unref();
  const pool = openPool(serverPool(url), onIdleError);
  return {
    db: databaseOn(pool),
    run: (text, values) => pool.query(text, values),
    isExclusive: false,
    listen: async (channel, hear) => {
      const stop = notifications.add(channel, hear);
      await heard.run(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => stop();
    },
    openHolds: () => openHolds(url, onIdleError),
    problem: problemOf(pool),
    isReadOnly: () => false,
    close: async () => {
      clearInterval(pulse);
      await heard.close();
      await pool.end();
    },
  };
}

/** Drizzle's migrator is not safe when several processes start at once; the lock belongs to the migrating connection. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch((error: unknown) => {
    throw new StartError(`The database that DATABASE_URL names cannot be used: ${reasonOf(error)}`, { cause: error });
  });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}

/** A refused connection to a host with several addresses comes as one error that holds the others. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
