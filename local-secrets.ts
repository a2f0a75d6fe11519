import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const fileSchema = z.record(z.string(), z.string().min(32));

/** A secret of a local installation, made at its first use and kept in the data folder, readable by its owner only. */
export function localSecret(dataDir: string, name: string): string {
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const known = kept[name];
  if (known) return known;
  const made = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ ...kept, [name]: made }, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return made;
}
