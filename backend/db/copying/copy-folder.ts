import { constants, cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { requireRoom } from '../../disk-room.ts';

/** Copies the files of a database that nobody changes meanwhile; where the disk can, without copying their bytes. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await requireRoom(to, await bytesIn(from));
  await cp(from, join(to, 'db'), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
