import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A committed folder, found upwards from this code: it runs from its source and from a bundle in `build/` alike. */
export function folderAbove(path: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, path))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`${path} is missing`);
    folder = parent;
  }
  return join(folder, path);
}
