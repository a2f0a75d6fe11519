import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError, inWords } from './backup-error.ts';
import { BrokenArchive, readTar, writeTar } from './tar.ts';
import type { Entry } from './tar.ts';

export const FORMAT = 1;
const FIRST = 'pagewright-backup.json';
const LAST = 'end.json';
/** More than one entry that is read whole can have: a database keeps no larger value. */
const MOST_AT_ONCE = 1024 * 1024 * 1024;

const columnSchema = z.object({ name: z.string(), type: z.string() });
const queueSchema = z.object({
  name: z.string(),
  policy: z.string().nullable(),
  retryLimit: z.number().nullable(),
  retryDelay: z.number().nullable(),
  retryBackoff: z.boolean().nullable(),
  expireInSeconds: z.number().nullable(),
});

/** What stands first in an archive: whether it can be restored at all. */
export const headSchema = z.object({
  format: z.number(),
  takenAt: z.string(),
  from: z.enum(['embedded', 'postgresql']),
  /** When each migration was made that the database had, in their order. */
  migrations: z.array(z.number()),
  jobsVersion: z.number(),
  queues: z.array(queueSchema),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(columnSchema) })),
});
export type Head = z.output<typeof headSchema>;

/** What stands last: that all of it is there. */
const endSchema = z.object({
  entries: z.number(),
  sha256: z.string(),
  rows: z.number(),
  files: z.number(),
  fileBytes: z.number(),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});
export type End = z.output<typeof endSchema>;
export type Contents = Omit<End, 'entries' | 'sha256'>;

export const wholeEntry = (name: string, body: string | Uint8Array): Entry => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return { name, bytes: bytes.length, body: Readable.from([bytes]) };
};

/** What the checksum of an archive is made of: names, sizes and bytes of all entries but the last. */
function createSum() {
  const hash = createHash('sha256');
  let entries = 0;
  return {
    begin({ name, bytes }: Entry) {
      entries += 1;
      hash.update(`${name}\n${bytes}\n`);
    },
    add: (piece: Uint8Array) => void hash.update(piece),
    end: () => ({ entries, sha256: hash.digest('hex') }),
  };
}

/** Writes an archive that nobody sees before it is whole and on the disk. Rejects with a sentence, and leaves nothing, when the file cannot be written. */
export async function writeArchive(
  path: string,
  head: Head,
  entries: AsyncGenerator<Entry, Contents>,
): Promise<{ bytes: number; end: End }> {
  const unfinished = `${path}.unfinished`;
  const taken = await stat(path).catch(() => null);
  if (taken) throw new BackupError(`${path} is there already. A backup never takes the place of another file.`);
  const cannotWrite = (error: unknown) =>
    new BackupError(`${path} cannot be written: ${inWords(error)}.`, { cause: error });
  const ending: { end?: End } = {};
  const read: { failure?: unknown } = {};
  const tar = writeTar(summedUp(head, entries, (end) => (ending.end = end)));
  const pieces = (async function* () {
    try {
      for (;;) {
        const next = await tar.next().catch((error: unknown) => Promise.reject((read.failure = error)));
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await tar.return(undefined);
    }
  })();
  const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
  let failed: unknown;
  file.on('error', (error) => (failed = error));
  try {
    await pipeline(Readable.from(pieces), createGzip({ level: 4 }), file);
    await rename(unfinished, path).catch((error: unknown) => Promise.reject((failed = error)));
    if (!ending.end) throw new Error('The archive has no end');
    return { bytes: (await stat(path)).size, end: ending.end };
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    // The file ends with whatever went wrong with what goes into it, too.
    throw error === failed && error !== read.failure ? cannotWrite(error) : error;
  }
}

async function* summedUp(
  head: Head,
  entries: AsyncGenerator<Entry, Contents>,
  onEnd: (end: End) => void,
): AsyncGenerator<Entry> {
  const sum = createSum();
  const summed = (entry: Entry): Entry => {
    sum.begin(entry);
    return { ...entry, body: told(entry.body, sum.add) };
  };
  yield summed(wholeEntry(FIRST, JSON.stringify(head, null, 2)));
  for (;;) {
    const next = await entries.next();
    if (!next.done) {
      yield summed(next.value);
      continue;
    }
    const end = { ...next.value, ...sum.end() };
    onEnd(end);
    yield wholeEntry(LAST, JSON.stringify(end, null, 2));
    return;
  }
}

async function* told(body: AsyncIterable<Uint8Array>, tell: (piece: Uint8Array) => void) {
  for await (const piece of body) {
    tell(piece);
    yield piece;
  }
}

export type ArchiveReader = {
  head(head: Head): Promise<void>;
  entry(entry: Entry): Promise<void>;
};

/**
 * Reads an archive from its first to its last byte and tells what is in it; resolves only when all of it was there as it was
 * written. Rejects with a sentence for what is no archive, cut or broken. Memory: an entry is not kept, but by who reads it.
 */
export async function readArchive(path: string, reader: ArchiveReader): Promise<{ head: Head; end: End }> {
  const source = createReadStream(path);
  let unreadable: unknown;
  source.on('error', (error) => (unreadable = error));
  const unpacked = createGunzip();
  const unpacking = pipeline(source, unpacked).catch(() => undefined);
  try {
    return await readEntries(readTar(unpacked), reader);
  } catch (error) {
    if (unreadable) throw new BackupError(`${path} cannot be read: ${inWords(unreadable)}.`, { cause: unreadable });
    throw isOfArchive(error) ? brokenWords(path, error) : error;
  } finally {
    unpacked.destroy();
    source.destroy();
    await unpacking;
  }
}

async function readEntries(entries: AsyncGenerator<Entry>, reader: ArchiveReader): Promise<{ head: Head; end: End }> {
  const sum = createSum();
  let head: Head | undefined;
  let end: End | undefined;
  for await (const entry of entries) {
    if (end) throw new BrokenArchive('Something stands after the end');
    if (entry.name === LAST && head) {
      end = parsed(endSchema, await wholeBody(entry));
      const { entries: count, sha256 } = sum.end();
      if (end.entries !== count || end.sha256 !== sha256) throw new BrokenArchive('The checksum is another one');
      continue;
    }
    sum.begin(entry);
    const body = told(entry.body, sum.add);
    if (!head) {
      if (entry.name !== FIRST) throw new NoBackup('Its first entry is another one');
      head = parsed(headSchema, await wholeBody({ ...entry, body }));
      await reader.head(head);
    } else {
      await reader.entry({ ...entry, body });
      // What the reader does not want is summed up all the same.
      for (let next = await body.next(); !next.done;) next = await body.next();
    }
  }
  if (!head || !end) throw new BrokenArchive('The archive has no end');
  return { head, end };
}

/** The bytes of an entry that is read at once. */
export async function wholeBody({ bytes, body }: Entry): Promise<Buffer> {
  if (bytes > MOST_AT_ONCE) throw new BrokenArchive('An entry is too large');
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces);
}

class NoBackup extends BrokenArchive {}

function parsed<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(body.toString()));
  } catch {
    throw new BrokenArchive('An entry cannot be read');
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');
const isOfArchive = (error: unknown) =>
  error instanceof BrokenArchive || /^Z_|^ERR_STREAM_PREMATURE/.test(codeOf(error));

function brokenWords(path: string, error: unknown): BackupError {
  const isForeign =
    error instanceof NoBackup || (error instanceof Error && /incorrect header check/.test(error.message));
  if (isForeign) return new BackupError(`${path} is no backup of Pagewright.`, { cause: error });
  return new BackupError(`${path} is cut or broken. Nothing was restored from it.`, { cause: error });
}
