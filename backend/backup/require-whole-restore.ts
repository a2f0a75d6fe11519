import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasStartedBefore, openSession } from '../db/copying/index.ts';
import type { Storage } from '../integrations/storage/index.ts';
import { within } from '../within.ts';
import { BackupError } from './backup-error.ts';
import { placeOf } from './restore-backup.ts';
import { UNDER_WAY } from './stored-files.ts';
import type { BackupSettings } from './take-backup.ts';

/** Who cannot say it in that time does not keep anybody from starting. */
const PATIENCE_MS = 2_000;

/**
 * Throws `StartError` where a restore was ended in the middle: the database is as empty as before, some files are there, and whoever
 * started on that would have nothing and could not restore any more. On a server it waits for a restore that is under way.
 */
export async function requireWholeRestore(settings: BackupSettings, storage: Storage): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  const isMarked = await within(PATIENCE_MS, 'The storage', storage.head(UNDER_WAY)).then(Boolean, () => false);
  const isBeside = !databaseUrl && existsSync(join(dataDir, 'db.restored'));
  if (!isMarked && !isBeside) return;
  if (!(databaseUrl ? await isFilled(settings, databaseUrl) : existsSync(join(dataDir, 'db'))))
    throw new BackupError(
      `A backup is being restored here, or that was ended in the middle: the database is empty, and files may lie ${placeOf(settings)}. ` +
        'Run the restore again: it starts over and needs nothing cleared away. Or empty that place to begin with nothing.',
    );
  // It was ended when all was done but this.
  await storage.remove([UNDER_WAY]);
}

async function isFilled({ databaseDirectUrl }: BackupSettings, databaseUrl: string): Promise<boolean> {
  const setting = databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const session = await openSession({ url: databaseDirectUrl ?? databaseUrl, setting });
  try {
    return await hasStartedBefore(session);
  } finally {
    await session.close();
  }
}
