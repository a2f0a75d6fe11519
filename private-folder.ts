import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What this product puts into its data folder. Whatever else lies there is left alone. */
const OURS = ['db', 'files', 'identity', 'outbox', 'payments', 'secrets.json'];
const FOLDER = 0o700;
const FILE = 0o600;

/**
 * From now on what this process writes is for its own user alone, and so are the data folder and what an earlier version left
 * in it. Throws what the system says when the folder belongs to somebody else.
 */
export function keepPrivate(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true, mode: FOLDER });
  chmodSync(dataDir, FOLDER);
  for (const name of OURS) if (existsSync(join(dataDir, name))) closeToOthers(join(dataDir, name));
}

/** A folder that is closed already was made so from the start, and so was all within it. */
function closeToOthers(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink() || (found.mode & 0o077) === 0) return;
  if (found.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
  // Last, so that a walk that was cut short is taken up again.
  chmodSync(path, found.isDirectory() ? FOLDER : FILE);
}
