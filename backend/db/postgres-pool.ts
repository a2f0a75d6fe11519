import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { wellOrNot } from '../well-or-not.ts';
import type { Database } from './database.ts';
import { isAway } from './is-away.ts';
import * as schema from './schema.ts';

/** A server that is gone without a word would be waited for for many minutes. */
const LONGEST_QUERY_MS = 30_000;

/** The server stops what nobody waits for any more, and lets go of what a transaction has locked whose process hangs. */
const STATEMENT_MS = LONGEST_QUERY_MS + 5_000;
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Connections to a server at an address. A pooler takes no settings of a session: it brings its own (`deploy/pgbouncer.ini`). */
export const serverPool = (url: string, { size = 12, isPooled = false } = {}): pg.PoolConfig => ({
  connectionString: url,
  max: size,
  ...(!isPooled && {
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  }),
  connectionTimeoutMillis: 10_000,
  query_timeout: LONGEST_QUERY_MS,
  keepAlive: true,
});

export function openPool(config: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onIdleError);
  // A connection that ends within a transaction, between two statements, would otherwise end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * The tables on a pool. Transactions take and give back their connection here: Drizzle keeps it for ever when it ends before
 * the first statement, and gives one back that answers no more.
 */
export function databaseOn(pool: pg.Pool): Database {
  const db = drizzle(pool, { schema });
  const ofClients = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  const ofClient = (client: pg.PoolClient) => {
    const known = ofClients.get(client) ?? drizzle<typeof schema, pg.PoolClient>(client, { schema });
    ofClients.set(client, known);
    return known;
  };
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await ofClient(client).transaction(work, config);
    } catch (error) {
      isLost = isAway(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return db;
}

/** In plain words what is wrong with the server behind a pool; null when it answers. */
export const problemOf = (pool: pg.Pool): (() => Promise<string | null>) =>
  wellOrNot(() => pool.query('select 1'), 'The database does not answer.');
