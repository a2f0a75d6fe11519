import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireRoom } from '../../disk-room.ts';
import { requireSafeKey } from './storage.ts';
import type { Storage } from './storage.ts';

/** Files in a folder of this machine, for its own user alone. Each is written beside its place and then moved there: whole, or not at all. */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, requireSafeKey(key));

  async function arrive(key: string, bytes: number, write: (unfinished: string) => Promise<void>) {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await requireRoom(folder, bytes);
    const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
    try {
      await write(unfinished);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return {
    put: (key, body) =>
      arrive(key, body.length, async (unfinished) => {
        const file = await open(unfinished, 'w', 0o600);
        try {
          await file.writeFile(body);
          await file.sync();
        } finally {
          await file.close();
        }
      }),
    get: async (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    copy: async (from, to) => {
      const copied = await arrive(to, 0, (unfinished) => copyFile(pathOf(from), unfinished)).catch(nullWhenMissing);
      return copied !== null;
    },
    remove: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    removeFolder: async (name) => rm(pathOf(name), { recursive: true, force: true }),
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
