import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = join('backend', 'db', 'migrations');

/** The committed SQL, found upwards from this code: it runs from its source and from a bundle in `build/` alike. */
export function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, FOLDER))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`${FOLDER} is missing: the database cannot be set up`);
    folder = parent;
  }
  return join(folder, FOLDER);
}
