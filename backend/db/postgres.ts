import pg from 'pg';
import { migrateUnderLock, requireSameDatabase } from './bring-up-to-date.ts';
import type { OpenedDatabase } from './database.ts';
import { keepConnection, openHolds } from './holds.ts';
import { createNotifications } from './notifications.ts';
import { databaseOn, openPool, problemOf, serverPool } from './postgres-pool.ts';

/** Who only listens would never notice that nobody is there any more, so it is looked at this often. */
const PULSE_MS = 4000;

/** How a server is reached: `pool` connections, and an address without a pooler before it where `url` has one. */
export type PostgresOptions = { directUrl?: string; pool?: number };

/**
 * A PostgreSQL server, brought up to date. `onIdleError` hears of connections that the server ended while nobody used them.
 * Throws `StartError` when it cannot be used, or when `directUrl` leads elsewhere.
 */
export async function openPostgres(
  pooledUrl: string,
  onIdleError: (error: Error) => void,
  { directUrl, pool: size }: PostgresOptions = {},
): Promise<OpenedDatabase> {
  const url = directUrl ?? pooledUrl;
  if (directUrl) await requireSameDatabase(pooledUrl, directUrl);
  await migrateUnderLock(url, directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
  const notifications = createNotifications();
  // Notifications need a connection of their own.
  const heard = await keepConnection(url, (client) => notifications.hearOn(client), onIdleError);
  const pulse = setInterval(() => void heard.feel(), PULSE_MS).unref();
  const isPooled = directUrl !== undefined;
  const pool = openPool(serverPool(pooledUrl, { size, isPooled }), onIdleError);
  const apart = openPool(serverPool(pooledUrl, { size: 2, isPooled }), onIdleError);
  return {
    db: databaseOn(pool),
    run: (text, values) => pool.query(text, values),
    runApart: (text, values) => apart.query(text, values),
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
      await Promise.all([pool.end(), apart.end()]);
    },
  };
}
