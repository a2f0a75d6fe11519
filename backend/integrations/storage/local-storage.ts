import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { requireRoom } from '../../disk-room.ts';
import { isSafeKey, requireSafeKey } from './storage.ts';
import type { Storage, StoredFile } from './storage.ts';

const AT_ONCE = 8;

/** Files in a folder of this machine, for its own user alone. Each is written beside its place and then moved there: whole, or not at all. */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, requireSafeKey(key));

  async function arrive(key: string, bytes: number, write: (unfinished: string) => Promise<void>) {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await requireRoom(folder, bytes);
    // No key begins with a dot: what an end of the process left unfinished is no file of anybody's.
    const unfinished = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}`);
    try {
      await write(unfinished);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  const arriveDurably = (key: string, bytes: number, write: (file: FileHandle) => Promise<void>) =>
    arrive(key, bytes, async (unfinished) => {
      const file = await open(unfinished, 'w', 0o600);
      try {
        await write(file);
        await file.sync();
      } finally {
        await file.close();
      }
    });

  async function* list(under: string): AsyncGenerator<StoredFile> {
    const entries = await readdir(join(folder, under), { withFileTypes: true }).catch(nullWhenMissing);
    for (const entry of entries ?? []) {
      const key = under ? `${under}/${entry.name}` : entry.name;
      if (!isSafeKey(key)) continue;
      if (entry.isDirectory()) yield* list(key);
      else if (entry.isFile()) {
        const found = await head(key);
        if (found) yield found;
      }
    }
  }

  async function head(key: string): Promise<StoredFile | null> {
    const found = await stat(pathOf(key)).catch(nullWhenMissing);
    return found?.isFile() ? { key, bytes: found.size } : null;
  }

  return {
    put: (key, body) => arriveDurably(key, body.length, (file) => file.writeFile(body)),
    putStream: (key, body, bytes) =>
      arriveDurably(key, bytes, async (file) => {
        let written = 0;
        for await (const piece of body) {
          await file.writeFile(piece);
          written += piece.length;
        }
        if (written !== bytes) throw new Error(`${key} has ${written} bytes instead of ${bytes}`);
      }),
    get: async (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    getStream: async (key) => {
      const file = await open(pathOf(key)).catch(nullWhenMissing);
      return file && file.createReadStream();
    },
    head,
    list: (under) => list(under === undefined ? '' : requireSafeKey(under)),
    copy: async (from, to) => {
      const copied = await arrive(to, 0, (unfinished) => copyFile(pathOf(from), unfinished)).catch(nullWhenMissing);
      return copied !== null;
    },
    remove: async (keys) => {
      for (let start = 0; start < keys.length; start += AT_ONCE)
        await Promise.all(keys.slice(start, start + AT_ONCE).map((key) => rm(pathOf(key), { force: true })));
    },
    removeFolder: async (name) => rm(pathOf(name), { recursive: true, force: true }),
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
