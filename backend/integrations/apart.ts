import { fork, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

/** What a program said until it ended well; or how it ended otherwise. */
export type Apart = { said: unknown[] } | { failed: 'slow' | 'stopped' | 'died' };

/** A picture's bytes, or so many of them as they come. */
export type Given = Buffer | { length: number; body: Readable };

/** From source, or beside the server that the build made. */
const ENDING = import.meta.url.endsWith('.ts') ? 'mjs' : 'js';
/** No secret of ours goes to where pictures of others are decoded; one heap for all threads gives memory back sooner. */
const ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1048576' } as const;

const underWay = new Set<ChildProcess>();
let isEnding = false;

/** A program that stands beside this one, in a process of its own that ends with this one; null when this one is about to end. */
export function startApart(program: 'drawing' | 'looking' | 'making', told: string[] = []): ChildProcess | null {
  if (isEnding) return null;
  const child = fork(fileURLToPath(new URL(`./${program}.${ENDING}`, import.meta.url)), told, {
    execArgv: program === 'looking' ? ['--expose-gc'] : [],
    env: ENVIRONMENT,
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  underWay.add(child);
  child.once('close', () => underWay.delete(child));
  // One that dies does not read to the end.
  child.stdin?.on('error', () => undefined);
  return child;
}

/**
 * Has a program work on one picture (`apart-process.mjs`): it can be stopped within any library, takes its memory with it when it ends,
 * and lets everything else go first. It is killed after `mostMs` milliseconds and by `endApart`.
 */
export function workApart(
  program: 'drawing' | 'making',
  { bytes, question, mostMs }: { bytes: Given; question: unknown; mostMs: number },
): Promise<Apart> {
  const child = startApart(program, [String(bytes.length), JSON.stringify(question)]);
  if (!child) return Promise.resolve({ failed: 'stopped' });
  return new Promise((resolve) => {
    const said: unknown[] = [];
    let isSlow = false;
    const settle = (code: number | null) => {
      clearTimeout(timer);
      if (isEnding) resolve({ failed: 'stopped' });
      else if (isSlow) resolve({ failed: 'slow' });
      else resolve(code === 0 ? { said } : { failed: 'died' });
    };
    const timer = setTimeout(() => {
      isSlow = true;
      child.kill('SIGKILL');
    }, mostMs);
    child.on('message', (message) => said.push(message));
    child.once('error', () => settle(null));
    child.once('close', settle);
    if (Buffer.isBuffer(bytes)) child.stdin?.end(bytes);
    else if (child.stdin) void pipeline(bytes.body, child.stdin).catch(() => child.kill('SIGKILL'));
  });
}

/** Kills all that is under way, at once, and lets nothing begin: this process is about to end. */
export function endApart(): void {
  isEnding = true;
  for (const child of underWay) child.kill('SIGKILL');
}
