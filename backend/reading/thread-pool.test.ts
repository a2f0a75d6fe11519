import { afterEach, describe, expect, it } from 'vitest';
import { createThreadPool, OutOfTime, TooBusy, type PoolOptions, type ThreadPool } from './thread-pool.ts';

type Tasks = {
  spin: { input: number; output: string };
  expression: { input: string; output: string };
  fill: { input: null; output: string };
  fail: { input: string; output: string };
  say: { input: string; output: string };
  sleep: { input: number; output: string };
};

/** A thread that does whatever can go wrong. */
const misbehaving = `
  import { readlinkSync } from 'node:fs';
  import { parentPort } from 'node:worker_threads';
  const kept = [];
  const tasks = {
    spin: (ms) => { const end = Date.now() + ms; while (Date.now() < end); return 'spun'; },
    expression: (text) => String(/^(?:a+)+$/.test(text)),
    fill: () => { for (;;) kept.push(new Array(10000).fill({})); },
    fail: (text) => { throw new Error(text); },
    say: (text) => text,
    sleep: (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
  };
  parentPort.on('message', ({ task, input }) => {
    try { parentPort.postMessage({ value: tasks[task](input) }); } catch (error) { parentPort.postMessage({ error }); }
  });
  parentPort.postMessage({ ready: true });
`;
const scriptOf = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const entry = scriptOf(misbehaving);
const counting = scriptOf(
  misbehaving.replace(
    'ready: true',
    "ready: true, runningTime: `/proc/${readlinkSync('/proc/thread-self')}/schedstat`",
  ),
);

const pools: ThreadPool<Tasks>[] = [];
const open = (options: Partial<PoolOptions> = {}) => {
  const pool = createThreadPool<Tasks>({ entry, size: 1, mostWaiting: 10, memory: 64, ...options });
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

describe('a pool of threads', () => {
  it('gives what the task gives, and what it throws', async () => {
    const pool = open();
    expect(await pool.run('say', 'hello', { deadline: 500 })).toBe('hello');
    await expect(pool.run('fail', 'no such thing', { deadline: 500 })).rejects.toThrow('no such thing');
    expect(await pool.run('say', 'still here', { deadline: 500 })).toBe('still here');
  });

  it('ends a regular expression that never comes back, and goes on with another thread', async () => {
    const pool = open();
    const stuck = pool.run('expression', `${'a'.repeat(60)}!`, { deadline: 500 });
    const behind = pool.run('say', 'waited', { deadline: 500 });
    await expect(stuck).rejects.toBeInstanceOf(OutOfTime);
    expect(await behind).toBe('waited');
  });

  it('ends a thread that takes too much memory', async () => {
    const pool = open();
    await expect(pool.run('fill', null, { deadline: 20_000 })).rejects.toBeInstanceOf(OutOfTime);
    expect(await pool.run('say', 'another', { deadline: 500 })).toBe('another');
  });

  it('counts the time of the work, not of waiting for a thread', async () => {
    const pool = open();
    const all = Promise.all([1, 2, 3, 4].map(() => pool.run('spin', 200, { deadline: 500 })));
    expect(await all).toEqual(['spun', 'spun', 'spun', 'spun']);
  });

  it.runIf(process.platform === 'linux')('counts what a thread has run, not its waiting for a processor', async () => {
    const pool = open({ entry: counting });
    const spent: number[] = [];
    const spend = (ms: number) => void spent.push(ms);
    expect(await pool.run('sleep', 400, { deadline: 100, spend })).toBe('timed-out');
    await expect(pool.run('spin', 60_000, { deadline: 100, spend })).rejects.toBeInstanceOf(OutOfTime);
    expect(spent[0]).toBeLessThan(100);
    expect(spent[1]).toBeGreaterThan(50);
  });

  it('tells what was spent, also by what failed', async () => {
    const pool = open();
    const spent: number[] = [];
    const spend = (ms: number) => void spent.push(ms);
    await pool.run('spin', 100, { deadline: 5000, spend });
    await expect(pool.run('spin', 60_000, { deadline: 200, spend })).rejects.toBeInstanceOf(OutOfTime);
    expect(spent).toHaveLength(2);
    expect(spent[0]).toBeGreaterThan(95);
    expect(spent[1]).toBeGreaterThan(195);
  });

  it('refuses what would wait behind too much', async () => {
    const pool = open({ mostWaiting: 2 });
    const taken = [pool.run('say', '1', { deadline: 500 }), pool.run('say', '2', { deadline: 500 })];
    await expect(pool.run('say', '3', { deadline: 500 })).rejects.toBeInstanceOf(TooBusy);
    expect(await Promise.all(taken)).toEqual(['1', '2']);
  });

  it('leaves the calling thread free', async () => {
    const pool = open({ size: 2 });
    await Promise.all([pool.run('say', 'warm', { deadline: 500 }), pool.run('say', 'warm', { deadline: 500 })]);
    let beats = 0;
    const beat = setInterval(() => (beats += 1), 5);
    await Promise.allSettled([
      pool.run('spin', 60_000, { deadline: 500 }),
      pool.run('expression', `${'a'.repeat(60)}!`, { deadline: 500 }),
    ]);
    clearInterval(beat);
    expect(beats).toBeGreaterThan(10);
  });

  it('does what a thread is ready for before all the rest', async () => {
    const starting = `
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ task, input }) => {
        parentPort.postMessage({ value: input });
        if (task === 'say') parentPort.postMessage({ ready: true });
      });
      parentPort.postMessage({ ready: true, only: ['say'] });
    `;
    const pool = open({ entry: scriptOf(starting) });
    const done: string[] = [];
    const keep = (text: string) => void done.push(text);
    await Promise.all([
      pool.run('fail', 'later', { deadline: 5000 }).then(keep),
      pool.run('say', 'first', { deadline: 5000 }).then(keep),
    ]);
    expect(done).toEqual(['first', 'later']);
  });

  it('says so when its threads cannot start', async () => {
    const pool = open({ entry: new URL('data:text/javascript,throw new Error("cannot load")') });
    await expect(pool.run('say', 'hello', { deadline: 500 })).rejects.toThrow('cannot load');
  });
});
