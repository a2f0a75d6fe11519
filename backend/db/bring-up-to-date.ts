import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from '#settings';
import { causesOf } from './is-away.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Whoever holds it may change tables. */
export const MIGRATION_LOCK = 726_173;
const CONNECT_MS = 10_000;

/** Whoever asks the locked table waits behind the migration that waits, so it does not wait for long, but comes back. */
const LOCK_WAIT = { ms: 3_000, tries: 10, pauseMs: 2_000 };
const NOT_LOCKED = '55P03';

export type LockWait = typeof LOCK_WAIT;

/**
 * Runs the migrations that are missing on the server at `url`, which `setting` names. Drizzle's migrator is not safe when
 * several processes start at once; the lock belongs to the migrating connection. Throws `StartError` when the server cannot be
 * used, or a table stays locked.
 */
export async function migrateUnderLock(url: string, setting: string, wait: LockWait = LOCK_WAIT): Promise<void> {
  const client = await connectTo(url, setting);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set lock_timeout = ${wait.ms}`);
    for (let tries = 1; !(await hasMigrated(client)); tries += 1) {
      if (tries >= wait.tries)
        throw new StartError('The database could not be brought up to date: something has a table of it locked.');
      await setTimeout(wait.pauseMs);
    }
  } finally {
    await client.end();
  }
}

/** False when a table was locked for too long: then nothing was changed. */
async function hasMigrated(client: pg.Client): Promise<boolean> {
  try {
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    return true;
  } catch (error) {
    if (causesOf(error).some((cause) => 'code' in cause && cause.code === NOT_LOCKED)) return false;
    throw error;
  }
}

/** Throws `StartError` unless what is said at one address is heard at the other: before anything is changed at either. */
export async function requireSameDatabase(pooledUrl: string, directUrl: string, patience = 3_000): Promise<void> {
  const direct = await connectTo(directUrl, 'DATABASE_DIRECT_URL');
  const word = randomUUID();
  const isHeard = new Promise<true>((heard) => {
    direct.on('notification', ({ payload }) => payload === word && heard(true));
  });
  try {
    await direct.query('listen same_database');
    const pooled = await connectTo(pooledUrl, 'DATABASE_URL');
    await pooled.query(`select pg_notify('same_database', $1)`, [word]).finally(() => pooled.end());
    if (await Promise.race([isHeard, setTimeout(patience, false, { ref: false })])) return;
    throw new StartError(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. They must be two ways to one.',
    );
  } finally {
    await direct.end();
  }
}

/** One connection. Throws `StartError` when there is none to be had; `setting` is what its address stands in. */
export async function connectTo(url: string, setting: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  await client.connect().catch((error: unknown) => {
    throw new StartError(`The database that ${setting} names cannot be used: ${reasonOf(error)}`, { cause: error });
  });
  return client;
}

/** A refused connection to a host with several addresses comes as one error that holds the others. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
