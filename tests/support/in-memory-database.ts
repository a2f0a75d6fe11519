import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { open } from '#backend/db/embedded.ts';
import { entriesOf } from '#backend/db/thread/copied-memory.mjs';
import type { OpenedDatabase } from '#backend/db/index.ts';

const CACHE = '.cache';
const MAKER = 'tests/support/make-empty-database.ts';

/** An embedded database that is gone with the process. */
export async function openInMemory(): Promise<OpenedDatabase> {
  return open({ copy: (slimCopy ??= withoutTemplates(readFileSync(emptyCopy()))) }, (error) => console.error(error));
}

let slimCopy: Uint8Array<ArrayBuffer> | undefined;

/**
 * The copy without the two databases that others are made from, since nobody makes one in memory: to write their files took a quarter of
 * opening it.
 */
function withoutTemplates(archive: Buffer): Uint8Array<ArrayBuffer> {
  const kept = [...entriesOf(archive)].filter(({ name }) => !/^base\/[14](?:\/|$)/.test(name));
  return Uint8Array.from(Buffer.concat(kept.map(({ at, next }) => archive.subarray(at, next))));
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
  execFileSync('tar', ['-xf', resolve(emptyCopy()), '-C', database], { stdio: 'ignore' });
}

/**
 * Setting a database up takes seconds of computing, so an empty copy with all migrations and kinds of jobs is kept; a change of
 * either, or of the lockfile, makes a new one.
 */
export function emptyCopy(): string {
  const file = join(CACHE, `empty-database-${fingerprint()}.tar`);
  if (!existsSync(file)) makeCopy(file);
  return file;
}

function makeCopy(file: string): void {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  execFileSync(process.execPath, ['--import', 'tsx', MAKER, unfinished], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  renameSync(unfinished, file);
  for (const name of readdirSync(CACHE))
    if (/^empty-database-.*\.tar$/.test(name) && join(CACHE, name) !== file) rmSync(join(CACHE, name), { force: true });
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).update(readFileSync(MAKER));
  for (const name of readdirSync('backend', { recursive: true, encoding: 'utf8' }).sort()) {
    const isMigration = name.endsWith('.sql');
    if (!isMigration && !name.endsWith('.ts')) continue;
    const text = readFileSync(join('backend', name), 'utf8');
    if (isMigration || text.includes('defineJob')) hash.update(name).update(text);
  }
  return hash.digest('hex').slice(0, 16);
}
