import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { open } from '#backend/db/embedded.ts';
import { entriesOf } from '#backend/db/thread/copied-memory.mjs';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { madeOnce } from './made-once.ts';

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

/** An empty database that is set up, in a file. */
export const emptyCopy = (): string => madeOnce('empty-database', 'tests/support/make-empty-database.ts');
