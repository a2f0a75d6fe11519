import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { watchRoom } from '../disk-room.ts';
import type { MeasureRoom } from '../disk-room.ts';
import type { OpenedDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { noHolds } from './holds.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { PreparedPGlite } from './prepared-reads.ts';
import * as schema from './schema.ts';

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
    const opened = await open(new PreparedPGlite(join(dataDir, 'db')));
    let isReadOnly = false;
    const room = watchRoom(
      dataDir,
      async (isShort) => {
        await opened.run(`set default_transaction_read_only = ${isShort ? 'on' : 'off'}`);
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

const TOO_LITTLE_ROOM = 'Less than 64 MB are free on the disk of the data folder, so that changes are refused.';

/** An embedded database that was started already, brought up to date. */
export async function open(client: PGlite): Promise<OpenedDatabase> {
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: migrationsFolder() });
  return {
    db,
    run: async (text, values) =>
      values?.length ? client.query(text, values) : { rows: (await client.exec(text)).at(-1)?.rows ?? [] },
    isExclusive: true,
    listen: (channel, hear) => client.listen(channel, hear),
    openHolds: async () => noHolds,
    problem: async () => null,
    isReadOnly: () => false,
    close: () => client.close(),
  };
}
