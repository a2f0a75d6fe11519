import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  beginFilling,
  knownMigrations,
  makeTables,
  nameOf,
  openSession,
  readQueues,
  readRows,
  readTables,
} from '../db/copying/index.ts';
import type { Filling, Session, Table } from '../db/copying/index.ts';
import { FolderInUse, lockFolder, makeFolder } from '../db/index.ts';
import { isSafeKey, openStorage } from '../integrations/storage/index.ts';
import { makeQueues } from '../jobs/make-queues.ts';
import { FORMAT, readArchive, wholeBody } from './archive.ts';
import type { End, Head } from './archive.ts';
import { asSentence, BackupError, inWords } from './backup-error.ts';
import { fillStorage, isFree, keyOfEntry } from './stored-files.ts';
import type { BackupSettings } from './take-backup.ts';
import { BrokenArchive } from './tar.ts';
import type { Entry } from './tar.ts';

/** Reads a backup from its first to its last byte, without restoring it. Rejects with `BackupError` when that would not go. */
export async function checkBackup(file: string): Promise<{ head: Head; end: End }> {
  const known = await knownMigrations();
  return readArchive(resolve(file), {
    head: async (head) => requireKnown(head, known),
    entry: async () => undefined,
  });
}

/**
 * Puts everything that a backup holds into an empty database and an empty storage, of either kind. The whole archive is read before anything
 * is touched; then it comes all or not at all. Rejects with `BackupError` when something is in the way.
 */
export async function restoreBackup(settings: BackupSettings, file: string): Promise<{ head: Head; end: End }> {
  const { head } = await checkBackup(file);
  const storage = openStorage(settings);
  const inStorage = async () => {
    if (!(await isFree(storage)))
      throw new BackupError(
        `There are files ${placeOf(settings)} already. A backup is restored into an empty place only.`,
      );
  };
  await inStorage().catch((error: unknown) => Promise.reject(unusable(settings, error)));
  const target = await openTarget(settings);
  const files = fillStorage(storage);
  let filling: Filling | undefined;
  try {
    filling = await fill(target.session, head);
    await files.begin().catch((error: unknown) => Promise.reject(unusable(settings, error)));
    const { end } = await readArchive(resolve(file), {
      head: async (again) => {
        if (again.takenAt !== head.takenAt) throw new BackupError(`${file} was changed while it was read.`);
      },
      entry: (entry) => takeEntry(entry, head, { filling, files }),
    });
    await files.settled();
    await filling.finish(end.sequences);
    await target.keep();
    await files.finish();
    return { head, end };
  } catch (error) {
    await filling?.giveUp().catch(() => undefined);
    await files.giveUp().catch(() => undefined);
    await target.drop();
    throw asSentence('Nothing was restored, since what the backup holds could not be kept', error);
  }
}

export const placeOf = ({ s3, dataDir }: BackupSettings) =>
  s3 ? `in the bucket ${s3.bucket}` : `in ${join(dataDir, 'files')}`;

const unusable = (settings: BackupSettings, error: unknown) =>
  asSentence(`Files cannot be put ${placeOf(settings)}`, error);

function requireKnown({ format, migrations }: Head, known: number[]) {
  const isNewer = format > FORMAT || Math.max(...migrations) > Math.max(...known);
  if (isNewer)
    throw new BackupError(
      'The backup is of a newer version of Pagewright. Restore it with that version, or a newer one.',
    );
  if (format !== FORMAT || migrations.some((at, index) => at !== known[index]))
    throw new BackupError('The backup is of another line of Pagewright, whose tables this version does not know.');
}

async function fill(session: Session, head: Head): Promise<Filling> {
  if (!(await makeTables(session, head.migrations.length))) throw new BackupError(HAS_NEWER);
  if (head.jobsVersion > 0) await makeQueues(session.run, head.queues);
  if ((await readQueues(session)).version < head.jobsVersion)
    throw new BackupError(
      'The backup is of a newer version of Pagewright. Restore it with that version, or a newer one.',
    );
  const known = new Set((await readTables(session)).map(describe));
  const unknown = head.tables.find((table) => !known.has(describe(table)));
  if (unknown)
    throw new BackupError(`The backup has a table that this version does not have in that form: ${nameOf(unknown)}.`);
  const filling = await beginFilling(session);
  if (!filling) throw new BackupError(NOT_EMPTY);
  return filling;
}

const HAS_NEWER =
  'The database has the tables of a newer version than the backup already. Restore it into an empty one: the next start brings it up to date.';
const NOT_EMPTY = 'The database is not empty. A backup is restored into an empty one only.';

const describe = (table: Table) =>
  JSON.stringify([nameOf(table), table.columns.map(({ name, type }) => `${name} ${type}`).sort()]);

const TABLE_PART = /^tables\/([^/]+)\/\d+\.copy$/;

type Into = { filling: Filling | undefined; files: ReturnType<typeof fillStorage> };

async function takeEntry(entry: Entry, head: Head, { filling, files }: Into): Promise<void> {
  const key = keyOfEntry(entry.name);
  if (key !== null && isSafeKey(key)) return files.add(key, entry);
  const [, name] = TABLE_PART.exec(entry.name) ?? [];
  const table = head.tables.find((one) => nameOf(one) === name);
  if (!table) throw new BrokenArchive(`Nobody knows what ${entry.name} is`);
  await filling?.add(table, readRows((await wholeBody(entry)).toString(), table.columns.length));
}

type Target = {
  session: Session;
  /** It is the database from now on. */
  keep(): Promise<void>;
  drop(): Promise<void>;
};

async function openTarget(settings: BackupSettings): Promise<Target> {
  const { databaseUrl, databaseDirectUrl, dataDir } = settings;
  if (databaseUrl) {
    const setting = databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
    const session = await openSession({ url: databaseDirectUrl ?? databaseUrl, setting });
    return { session, keep: () => session.close(), drop: () => session.close().catch(() => undefined) };
  }
  return openFolderTarget(dataDir);
}

/** An embedded database is filled beside its place and moved there when it is whole. */
async function openFolderTarget(dataDir: string): Promise<Target> {
  const place = join(dataDir, 'db');
  const unfinished = join(dataDir, 'db.restored');
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new BackupError(`The data folder ${dataDir} cannot be made: ${inWords(error)}.`, { cause: error });
  });
  const lock = await lockFolder(dataDir).catch((error: unknown) => {
    throw error instanceof FolderInUse ? new BackupError(error.message) : error;
  });
  const clear = () => rm(unfinished, { recursive: true, force: true });
  try {
    if (existsSync(place))
      throw new BackupError(
        `The data folder ${dataDir} has a database already. A backup is restored into an empty one only: set DATA_DIR to another folder.`,
      );
    await clear();
    await makeFolder(unfinished);
    const session = await openSession({ folder: unfinished });
    return {
      session,
      async keep() {
        await session.close();
        await rename(unfinished, place);
        await lock.release();
      },
      async drop() {
        await session.close().catch(() => undefined);
        await clear();
        await lock.release();
      },
    };
  } catch (error) {
    await clear();
    await lock.release();
    throw error;
  }
}
