import { Readable } from 'node:stream';
import type { Storage, StoredFile } from '../integrations/storage/index.ts';
import { contentTypes } from '../integrations/picture-kinds.ts';
import { wholeBody } from './archive.ts';
import type { Entry } from './tar.ts';

const FOLDER = 'files/';
/** Up to here a file is taken whole, several at a time: a bucket is far away. */
const SMALL = 1024 * 1024;
const AT_ONCE = 8;

/** Lies in a storage while a backup is restored into it: what is there then is nobody's yet. */
export const UNDER_WAY = 'restore-under-way';

/** Everything in a storage. What is removed while it is read is left out. */
export async function* entriesOfFiles(storage: Storage): AsyncGenerator<Entry> {
  const opening: Promise<Entry | null>[] = [];
  const next = async () => (await opening.shift()) ?? null;
  for await (const file of storage.list()) {
    if (file.key === UNDER_WAY) continue;
    const opened = openFile(storage, file);
    // Whoever comes to it hears of it.
    opened.catch(() => undefined);
    opening.push(opened);
    if (opening.length < AT_ONCE) continue;
    const entry = await next();
    if (entry) yield entry;
  }
  while (opening.length > 0) {
    const entry = await next();
    if (entry) yield entry;
  }
}

async function openFile(storage: Storage, { key, bytes }: StoredFile): Promise<Entry | null> {
  const name = `${FOLDER}${key}`;
  if (bytes > SMALL) {
    const body = await storage.getStream(key);
    return body && { name, bytes, body };
  }
  const body = await storage.get(key);
  return body && { name, bytes: body.length, body: Readable.from([body]) };
}

/** The key that an entry has in a storage; null for what is no file of a storage. */
export const keyOfEntry = (name: string): string | null => (name.startsWith(FOLDER) ? name.slice(FOLDER.length) : null);

/** Puts files into a storage, several small ones at a time, and takes them out again when they shall not stay. */
export function fillStorage(storage: Storage) {
  const put: string[] = [];
  const under = new Set<Promise<void>>();
  let failed: { error: unknown } | undefined;
  const settled = async () => {
    await Promise.all(under);
    if (failed) throw failed.error;
  };
  return {
    async begin() {
      await storage.put(UNDER_WAY, new Uint8Array(), 'text/plain');
    },
    async add(key: string, entry: Entry) {
      put.push(key);
      const type = typeOf(key);
      if (entry.bytes > SMALL) return storage.putStream(key, entry.body, entry.bytes, type);
      const body = await wholeBody(entry);
      const writing = storage
        .put(key, body, type)
        .catch((error: unknown) => void (failed ??= { error }))
        .finally(() => under.delete(writing));
      under.add(writing);
      if (under.size >= AT_ONCE) await Promise.race(under);
      if (failed) throw failed.error;
    },
    /** Resolves when all of them are durable. */
    settled,
    async finish() {
      await storage.remove([UNDER_WAY]);
    },
    async giveUp() {
      await settled().catch(() => undefined);
      await storage.remove([...put, UNDER_WAY]);
    },
  };
}

/** True when nothing is in it, or only what a restore left that did not come to its end. */
export async function isFree(storage: Storage): Promise<boolean> {
  if (await storage.head(UNDER_WAY)) return true;
  for await (const _ of storage.list()) return false;
  return true;
}

const TYPES = new Map<string, string>(Object.entries(contentTypes));
const typeOf = (key: string) => TYPES.get(key.slice(key.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
