import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

let inside: string;
beforeAll(() => (inside = mkdtempSync(join(tmpdir(), 'pagewright-make-'))));
afterAll(() => rmSync(inside, { recursive: true, force: true }));

it('makes a whole database, whatever an earlier attempt left behind, and keeps one that is there', async () => {
  const folder = join(inside, 'db');
  mkdirSync(`${folder}.new/base`, { recursive: true });
  writeFileSync(`${folder}.new/PG_VERSION`, 'half of it');
  mkdirSync(folder);
  await makeFolder(folder);
  expect(existsSync(join(folder, 'global', 'pg_control'))).toBe(true);
  expect(existsSync(`${folder}.new`)).toBe(false);
  const made = statSync(join(folder, 'PG_VERSION')).mtimeMs;
  await makeFolder(folder);
  expect(statSync(join(folder, 'PG_VERSION')).mtimeMs).toBe(made);
}, 60_000);

it('says why it cannot', async () => {
  const file = join(inside, 'a-file');
  writeFileSync(file, '');
  await expect(makeFolder(join(file, 'db'))).rejects.toThrow(/ENOTDIR|not a directory/);
}, 60_000);
