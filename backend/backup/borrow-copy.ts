import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#settings';
import { copyFolder } from '../db/copying/copy-folder.ts';
import { FolderInUse, lockFolder } from '../db/index.ts';
import { BackupError } from './backup-error.ts';

/** Of the data folder: what is copied for a backup lies there for as long as the backup takes. */
const BACKUPS = 'backup';
const NAME = /^[0-9a-f]{32}$/;

/** The door of our own machines answers this one. */
const COPY_DATABASE = '/internal/copy-database?into=';
/** The files of the database are copied meanwhile, nothing else. */
const PATIENCE_MS = 600_000;

type Where = Pick<Settings, 'dataDir' | 'internalPort' | 'isLocal' | 'host'>;

/**
 * A copy of the embedded database, to be read in peace: one process alone has the database itself open, and it has one session. A product
 * that runs makes the copy between two statements. Rejects with `BackupError` when none can be had.
 */
export async function borrowCopy(where: Where): Promise<{ folder: string; giveBack(): Promise<void> }> {
  const database = join(where.dataDir, 'db');
  if (!existsSync(database))
    throw new BackupError(`There is nothing to back up: ${where.dataDir} has no database. Is DATA_DIR right?`);
  const backups = join(where.dataDir, BACKUPS);
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const mine = await lockFolder(backups).catch((error: unknown) => {
    if (error instanceof FolderInUse) throw new BackupError('Another backup is under way. Wait for it to finish.');
    throw error;
  });
  const giveBack = async () => {
    await rm(backups, { recursive: true, force: true });
    await mine.release();
  };
  try {
    // What a backup left behind that was killed.
    for (const left of await readdir(backups)) await rm(join(backups, left), { recursive: true });
    const name = randomBytes(16).toString('hex');
    await mkdir(join(backups, name), { mode: 0o700 });
    const lock = await lockFolder(where.dataDir).catch((error: unknown) => {
      if (error instanceof FolderInUse) return null;
      throw error;
    });
    if (lock) await copyFolder(database, join(backups, name)).finally(() => lock.release());
    else await askForCopy(where, name);
    return { folder: join(backups, name, 'db'), giveBack };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

async function askForCopy({ internalPort, isLocal, host, dataDir }: Where, name: string): Promise<void> {
  if (internalPort === undefined)
    throw new BackupError(
      `Pagewright is running on the data folder ${dataDir}, and it has no INTERNAL_PORT to be asked at. Set one, or stop it first.`,
    );
  const address = isLocal || host === '0.0.0.0' ? '127.0.0.1' : host;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`http://${address}:${internalPort}${COPY_DATABASE}${name}`, {
    method: 'POST',
    signal,
  }).catch((error: unknown) => {
    throw new BackupError(
      `Pagewright is running on the data folder ${dataDir}, but does not answer at its internal port ${internalPort}. ` +
        'Give the same PORT and INTERNAL_PORT as to the product, or stop it first.',
      { cause: error },
    );
  });
  const said = await response.text();
  if (!response.ok)
    throw new BackupError(`Pagewright, which is running, could not copy its database: ${said || response.status}`);
}

/**
 * What the product does when it is asked: copies its database into a folder that whoever asks has made for it in the data folder, which
 * proves that they may. False when there is no such folder. Rejects with a sentence when there is no room.
 */
export const createCopier =
  (dataDir: string, copyInto: ((folder: string) => Promise<void>) | undefined) =>
  async (name: string): Promise<boolean> => {
    const folder = join(dataDir, BACKUPS, name);
    if (!copyInto || !NAME.test(name) || !existsSync(folder) || (await readdir(folder)).length > 0) return false;
    await copyInto(folder);
    return true;
  };
