import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = '.cache';

/**
 * Setting a database up takes seconds of computing, so what is set up and empty is kept in a file: with all migrations and kinds of
 * jobs. A change of either, of the lockfile or of what makes it makes a new one. `maker` is a process that is told the file's name.
 */
export function madeOnce(name: string, maker: string): string {
  const file = join(CACHE, `${name}-${fingerprint(maker)}.tar`);
  if (!existsSync(file)) make(file, name, maker);
  return file;
}

function make(file: string, name: string, maker: string): void {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  execFileSync(process.execPath, ['--import', 'tsx', maker, unfinished], { stdio: ['ignore', 'ignore', 'inherit'] });
  renameSync(unfinished, file);
  const isOlder = (other: string) =>
    other.startsWith(`${name}-`) && other.endsWith('.tar') && join(CACHE, other) !== file;
  for (const other of readdirSync(CACHE).filter(isOlder)) rmSync(join(CACHE, other), { force: true });
}

function fingerprint(maker: string): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).update(readFileSync(maker));
  for (const name of readdirSync('backend', { recursive: true, encoding: 'utf8' }).sort()) {
    const isMigration = name.endsWith('.sql');
    if (!isMigration && !name.endsWith('.ts')) continue;
    const text = readFileSync(join('backend', name), 'utf8');
    if (isMigration || text.includes('defineJob')) hash.update(name).update(text);
  }
  return hash.digest('hex').slice(0, 16);
}
