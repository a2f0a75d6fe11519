import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** From source, or beside the server that the build made. */
const ENTRY = import.meta.url.endsWith('.ts') ? './thread/make-folder.mjs' : './make-folder.js';
const MOST_MS = 180_000;

/**
 * Makes a new database in a folder that has none yet. It gets its name when it is whole, so that an end in the middle of it
 * leaves nothing behind that looks like one. Rejects with what the process said.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const made = `${folder}.new`;
  rmSync(made, { recursive: true, force: true });
  const program = fileURLToPath(new URL(ENTRY, import.meta.url));
  await promisify(execFile)(process.execPath, [program, made], { timeout: MOST_MS });
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
}
