import pg from 'pg';
import { migrateUnderLock, requireSameDatabase } from './bring-up-to-date.ts';
import type { OpenedDatabase } from './database.ts';
import { keepConnection, openHolds } from './holds.ts';
import { createNotifications } from './notifications.ts';
import { databaseOn, openPool, problemOf, serverPool } from './postgres-pool.ts';
import { createServerClock } from './server-clock.ts';

/** Who only listens would never notice that nobody is there any more, so it is looked at this often: and what time it is there. */
const PULSE_MS = 4000;
const WHAT_TIME = 'select (extract(epoch from clock_timestamp()) * 1000)::float8';

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
  const serverClock = createServerClock(onIdleError);
  const feel = () => serverClock.set(async () => Number((await heard.feel(WHAT_TIME)) ?? Number.NaN));
  await feel();
  const pulse = setInterval(() => void feel(), PULSE_MS).unref();
  const isPooled = directUrl !== undefined;
  const pool = openPool(serverPool(pooledUrl, { size, isPooled }), onIdleError);
  const apart = openPool(serverPool(pooledUrl, { size: 2, isPooled }), onIdleError);
  return {
    db: databaseOn(pool),
    run: (text, values) => pool.query(text, values),
    runApart: (text, values) => apart.query(text, values),
    clock: serverClock.now,
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
