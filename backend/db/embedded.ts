import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { watchRoom } from '../disk-room.ts';
import type { MeasureRoom } from '../disk-room.ts';
import { copyFolder } from './copying/copy-folder.ts';
import type { OpenedDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { noHolds } from './holds.ts';
import { makeFolder } from './make-folder.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createNotifications } from './notifications.ts';
import { databaseOn, openPool } from './postgres-pool.ts';
import { startDatabaseThread } from './thread/database-thread.ts';
import type { ThreadData } from './thread/database-thread.ts';

/**
 * The embedded database in `DATA_DIR/db`, brought up to date. Safe against a crash of the process, not against a power
 * cut (it never fsyncs). While its disk is nearly full it takes no changes, which `onTrouble` hears. Throws `FolderInUse` when
 * another process has it.
 */
export async function openEmbedded(
  dataDir: string,
  onTrouble: (error: Error) => void,
  roomIn?: MeasureRoom,
): Promise<OpenedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'db');
    await makeFolder(folder);
    const opened = await open({ folder }, onTrouble);
    let isReadOnly = false;
    const room = watchRoom(
      dataDir,
      async (isShort) => {
        await opened.setReadOnly(isShort);
        isReadOnly = isShort;
        if (isShort) onTrouble(new Error(TOO_LITTLE_ROOM));
      },
      roomIn,
    );
    await room.look();
    return {
      ...opened,
      isReadOnly: () => isReadOnly,
      problem: async () => (isReadOnly ? TOO_LITTLE_ROOM : opened.problem()),
      close: async () => {
        await room.stop();
        await opened.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

const TOO_LITTLE_ROOM = 'Less than 64 MB are free on the disk of the data folder, so changes are refused.';

/** An embedded database without a lock, brought up to date. It may be silent for `mostSilence` seconds. */
export async function open(
  data: ThreadData,
  onTrouble: (error: Error) => void,
  mostSilence?: number,
): Promise<OpenedDatabase & { setReadOnly(isReadOnly: boolean): Promise<void> }> {
  const thread = await startDatabaseThread(data, { onTrouble, mostSilence });
  const notifications = createNotifications();
  let settings = '';
  const config: pg.PoolConfig = {
    ...ONE_CONNECTION,
    stream: () => thread.connect(),
    // A thread that was started again knows nothing of what was set before.
    onConnect: async (client) => {
      if (settings) await client.query(settings);
      await notifications.hearOn(client);
    },
  };
  const pool = openPool(config, onTrouble);
  const close = async () => {
    await pool.end();
    await thread.close();
  };
  try {
    await bringUpToDate(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db: databaseOn(pool),
    run: (text, values) => runWhole(pool, text, values),
    // It would wait for the transaction that it is used in; what is counted in this process does not use it.
    runApart: (text, values) => runWhole(pool, text, values),
    clock: () => new Date(),
    isExclusive: true,
    listen: async (channel, hear) => {
      const stop = notifications.add(channel, hear);
      await pool.query(`listen ${channel}`);
      return async () => stop();
    },
    openHolds: async () => noHolds,
    problem: async () => (thread.isAway() ? 'The database does not answer.' : null),
    isReadOnly: () => false,
    async copyInto(target) {
      if (!data.folder) throw new Error('There is no folder to copy');
      // Nobody else is heard while this connection is held, and the thread has no work of its own.
      const client = await pool.connect();
      try {
        await client.query('checkpoint');
        await copyFolder(data.folder, target);
      } finally {
        client.release();
      }
    },
    async setReadOnly(isReadOnly) {
      settings = `set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`;
      await pool.query(settings);
    },
    close,
  };
}

/** The database has one session: whoever wants it waits for it, for as long as that takes. */
const ONE_CONNECTION: pg.PoolConfig = {
  max: 1,
  host: 'thread',
  user: 'postgres',
  database: 'postgres',
  password: '',
  ssl: false,
  idleTimeoutMillis: 0,
};

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    client.release();
  }
}

/** Several statements give several results; the last one counts. */
async function runWhole(pool: pg.Pool, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
  return Array.isArray(result) ? { rows: result.at(-1)?.rows ?? [] } : result;
}
