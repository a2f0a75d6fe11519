import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from '#settings';
import type { OpenedDatabase } from './database.ts';
import { keepConnection, openHolds } from './holds.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { databaseOn, openPool, problemOf, serverPool } from './postgres-pool.ts';

const MIGRATION_LOCK = 726_173;

/** A PostgreSQL server, brought up to date. `onIdleError` hears of connections that the server ended while nobody used them. */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<OpenedDatabase> {
  await migrateUnderLock(url);
  const pool = openPool(serverPool(url), onIdleError);
  return {
    db: databaseOn(pool),
    run: (text, values) => pool.query(text, values),
    isExclusive: false,
    listen: (channel, hear) => listenOn(url, channel, hear, onIdleError),
    openHolds: () => openHolds(url, onIdleError),
    problem: problemOf(pool),
    isReadOnly: () => false,
    close: () => pool.end(),
  };
}

/** Notifications need a connection of their own. */
async function listenOn(
  url: string,
  channel: string,
  hear: (payload: string | null) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const kept = await keepConnection(
    url,
    async (client, isFirst) => {
      client.on('notification', ({ payload }) => hear(payload ?? ''));
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      if (!isFirst) hear(null);
    },
    onError,
  );
  return kept.close;
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
