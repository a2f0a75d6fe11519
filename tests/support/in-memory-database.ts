import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { open } from '#backend/db/embedded.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { migrationsFolder } from '#backend/db/migrations-folder.ts';

const CACHE = '.cache';

/** An embedded database that is gone with the process. */
export async function openInMemory(): Promise<OpenedDatabase> {
  return open({ copy: readFileSync(await emptyCopy()) }, (error) => console.error(error));
}

/** A new data folder whose database is set up and empty, for those who try something else than setting it up. */
export async function makeDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-data-'));
  await fillDataFolder(folder);
  return folder;
}

/** The same in a folder that is there, or made now. */
export async function fillDataFolder(folder: string): Promise<void> {
  const database = join(folder, 'db');
  mkdirSync(folder, { recursive: true });
  mkdirSync(database, { mode: 0o700 });
  execFileSync('tar', ['-xf', resolve(await emptyCopy()), '-C', database], { stdio: 'ignore' });
}

/**
 * Setting a database up takes seconds of computing, so the first test that needs one keeps an empty copy with all migrations
 * for the next; a change of the migrations or the lockfile makes a new one.
 */
async function emptyCopy(): Promise<string> {
  const file = join(CACHE, `empty-database-${fingerprint()}.tar`);
  if (!existsSync(file)) await makeCopy(file);
  return file;
}

async function makeCopy(file: string): Promise<void> {
  const client = new PGlite();
  await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  const copy = await client.dumpDataDir('none');
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await copy.arrayBuffer()));
  renameSync(unfinished, file);
  await client.close();
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const name of readdirSync(migrationsFolder())
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(join(migrationsFolder(), name)));
  }
  return hash.digest('hex').slice(0, 16);
}
