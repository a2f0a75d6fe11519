import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MODULE = pathToFileURL(resolve('scripts/one-at-a-time.mjs')).href;

let folder: string;
let file: string;
const ends: (() => void)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-one-'));
  file = join(folder, 'preparing');
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  rmSync(folder, { recursive: true, force: true });
});

/** A process that takes the file and keeps it until its input ends; what it has said so far. */
function holder() {
  const work = `const { oneAtATime } = await import(${JSON.stringify(MODULE)});
    oneAtATime(${JSON.stringify(file)}, () => console.log('waits'));
    console.log('has it');
    process.stdin.resume().on('end', () => process.exit(0));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', work], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  ends.push(() => child.kill('SIGKILL'));
  const said: string[] = [];
  child.stdout.on('data', (text: Buffer) => said.push(...text.toString().trim().split('\n')));
  return { child, says: (words: string[]) => vi.waitFor(() => expect(said).toEqual(words), { timeout: 15_000 }) };
}

describe('one process at a time', () => {
  it.each(['end', 'kill'] as const)('the second waits for the first to %s', async (how) => {
    const first = holder();
    await first.says(['has it']);
    const second = holder();
    await second.says(['waits']);
    if (how === 'end') first.child.stdin.end();
    else first.child.kill('SIGKILL');
    await second.says(['waits', 'has it']);
  });

  it('takes what a dead process left behind, and leaves nothing itself', async () => {
    writeFileSync(file, '999999999');
    const only = holder();
    await only.says(['waits', 'has it']);
    only.child.stdin.end();
    await vi.waitFor(() => expect(existsSync(file)).toBe(false), { timeout: 15_000 });
  });
});
