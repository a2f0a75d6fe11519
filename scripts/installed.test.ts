import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isInstalled } from './installed.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-installed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fern = { version: '1.0.0', integrity: 'sha512-fern' };
const drawing = { version: '2.0.0', integrity: 'sha512-drawing', optional: true };

/** What is said of `there` when a lockfile asks for Fern, and for Drawing on some machines. */
function saidOf(there: Record<string, unknown> | null): boolean {
  const [lockfile, installed] = [join(folder, 'asked.json'), join(folder, there ? 'there.json' : 'none.json')];
  const asked = { '': { name: 'root' }, 'node_modules/fern': fern, 'node_modules/drawing': drawing };
  writeFileSync(lockfile, JSON.stringify({ packages: asked }));
  if (there) writeFileSync(installed, JSON.stringify({ packages: there }));
  return isInstalled(lockfile, installed);
}

describe('packages count as installed', () => {
  it('when all are there, with or without those for other machines', () => {
    expect(saidOf({ 'node_modules/fern': fern, 'node_modules/drawing': drawing })).toBe(true);
    expect(saidOf({ 'node_modules/fern': fern })).toBe(true);
  });

  it('not when one is missing, is another version, has other contents, or nobody asks for it', () => {
    expect(saidOf(null)).toBe(false);
    expect(saidOf({})).toBe(false);
    expect(saidOf({ 'node_modules/fern': { ...fern, version: '1.0.1' } })).toBe(false);
    expect(saidOf({ 'node_modules/fern': { ...fern, integrity: 'sha512-other' } })).toBe(false);
    expect(saidOf({ 'node_modules/fern': fern, 'node_modules/moss': fern })).toBe(false);
  });
});
