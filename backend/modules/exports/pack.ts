import { extname } from 'node:path';
import { zipSync, type ZipOptions } from 'fflate';
import type { ExportedFile } from './exported-file.ts';

/** Files whose bytes are packed already. */
const PACKED = new Set(['.woff2', '.png', '.jpg', '.webp', '.avif', '.gif']);

/** The first day a ZIP can name, by this machine's own clock, since ZIP keeps local times: the same bytes everywhere. */
const NO_TIME = new Date(1980, 0, 1);

/** A ZIP of these files. The same files give the same bytes, in whatever order they come. */
export function pack(files: ExportedFile[]): Uint8Array {
  const entries = [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, bytes }): [string, [Uint8Array, ZipOptions]] => [
      path,
      [bytes, { mtime: NO_TIME, level: PACKED.has(extname(path)) ? 0 : 9 }],
    ]);
  return zipSync(Object.fromEntries(entries));
}
