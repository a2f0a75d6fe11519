// One process at a time does something in this checkout; the others wait for it.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const WAIT_MS = 200;
/** So long nothing takes: whoever held the file is gone, though its number may be another process's by now. */
const LONGEST_MS = 15 * 60_000;

/** Waits until no living process holds `file`, then holds it until this process ends. `onWait` is called when it has to wait. */
export function oneAtATime(file, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  let hasSaid = false;
  while (!take(file)) {
    if (!hasSaid) onWait();
    hasSaid = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isLeftBehind(file)) rmSync(file, { force: true });
  return false;
}

/** A process that was killed leaves it. */
function isLeftBehind(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return Date.now() - statSync(file).mtimeMs > LONGEST_MS || (holder > 0 && !isAlive(holder));
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
