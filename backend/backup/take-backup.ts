import { dirname, resolve } from 'node:path';
import type { Settings } from '#settings';
import { nameOf, openSession, readDatabase } from '../db/copying/index.ts';
import type { Session } from '../db/copying/index.ts';
import { openStorage } from '../integrations/storage/index.ts';
import type { Storage } from '../integrations/storage/index.ts';
import { FORMAT, readArchive, wholeEntry, writeArchive } from './archive.ts';
import type { Contents, End } from './archive.ts';
import { asSentence, BackupError } from './backup-error.ts';
import { borrowCopy } from './borrow-copy.ts';
import { entriesOfFiles } from './stored-files.ts';
import type { Entry } from './tar.ts';

export type BackupSettings = Pick<
  Settings,
  'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 's3' | 'internalPort' | 'isLocal' | 'host'
>;

export type Taken = End & { path: string; bytes: number };

/**
 * Writes everything that is kept into one file: the tables as they are at one moment, then the files of the storage. The product
 * may run meanwhile. Reads the file back before it says that it is there. Rejects with `BackupError`, and leaves no file,
 * when something is in the way.
 */
export async function takeBackup(settings: BackupSettings, file: string): Promise<Taken> {
  const path = resolve(file);
  if (dirname(path).startsWith(resolve(settings.dataDir, 'files')))
    throw new BackupError('The backup would be among the files that it is made from. Choose another folder.');
  const source = await openSource(settings);
  try {
    const storage = openStorage(settings);
    const { shape, parts } = await readDatabase(source.session);
    if (shape.migrations.length === 0)
      throw new BackupError('There is nothing to back up: the database has no tables.');
    const head = { format: FORMAT, takenAt: new Date().toISOString(), from: source.from, ...shape };
    const written = await writeArchive(path, head, entriesOf(parts, storage));
    await readArchive(path, { head: async () => undefined, entry: async () => undefined });
    return { ...written.end, path, bytes: written.bytes };
  } catch (error) {
    throw asSentence('The backup could not be taken', error);
  } finally {
    await source.close();
  }
}

type Parts = Awaited<ReturnType<typeof readDatabase>>['parts'];

/** Files come last: a row that names a file is older than the look for the file. */
async function* entriesOf(parts: Parts, storage: Storage): AsyncGenerator<Entry, Contents> {
  const contents: Contents = { rows: 0, files: 0, fileBytes: 0, sequences: [] };
  const numbers = new Map<string, number>();
  for (;;) {
    const next = await parts.next();
    if (next.done) {
      contents.sequences = next.value;
      break;
    }
    const { table, text, rows } = next.value;
    const number = (numbers.get(nameOf(table)) ?? 0) + 1;
    numbers.set(nameOf(table), number);
    contents.rows += rows;
    yield wholeEntry(`tables/${nameOf(table)}/${String(number).padStart(6, '0')}.copy`, text);
  }
  for await (const entry of entriesOfFiles(storage)) {
    contents.files += 1;
    contents.fileBytes += entry.bytes;
    yield entry;
  }
  return contents;
}

type Source = { session: Session; from: 'embedded' | 'postgresql'; close(): Promise<void> };

async function openSource(settings: BackupSettings): Promise<Source> {
  const { databaseUrl, databaseDirectUrl } = settings;
  if (databaseUrl) {
    const setting = databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
    const session = await openSession({ url: databaseDirectUrl ?? databaseUrl, setting });
    return { session, from: 'postgresql', close: () => session.close() };
  }
  const copy = await borrowCopy(settings);
  try {
    const session = await openSession({ folder: copy.folder });
    const close = async () => {
      await session.close();
      await copy.giveBack();
    };
    return { session, from: 'embedded', close };
  } catch (error) {
    await copy.giveBack();
    throw error;
  }
}
