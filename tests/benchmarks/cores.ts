import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { installed } from './installed.ts';

const taskset = cpus().length > 1 ? installed('taskset') : undefined;

/** Stands beside a measure: a server and its load that share cores say less. */
export const cores = taskset ? 'server and load on a core of their own' : 'server and load on any core';

function place(pids: number[], where: string): void {
  if (taskset) for (const pid of pids) execFileSync(taskset, ['-acp', where, String(pid)], { stdio: 'ignore' });
}

/** Keeps processes with all their threads to the first core while `work` lasts; the load comes from another one. */
export async function keptToCore<Result>(pids: number[], work: () => Promise<Result>): Promise<Result> {
  place(pids, '0');
  return work().finally(() => place(pids, `0-${cpus().length - 1}`));
}

/** Keeps some processes to the first core and others to the second, which the load shares, until `back`. */
export function kept(first: number[], second: number[]) {
  place(first, '0');
  place(second, '1');
  return {
    words: taskset ? 'each on a core of its own, the load beside the sites' : 'on any core',
    back: () => place([...first, ...second], `0-${cpus().length - 1}`),
  };
}

/** A command of the load, kept to the second core. */
export function onCoreOfLoad([program = '', ...args]: string[]): { program: string; args: string[] } {
  return taskset ? { program: taskset, args: ['-c', '1', program, ...args] } : { program, args };
}

/** How long all threads of a process have computed, in microseconds; no number where the system does not say. */
export function processorTime(pid: number | undefined): number {
  try {
    const threads = `/proc/${pid ?? 0}/task`;
    const nanoseconds = readdirSync(threads).map((thread) =>
      Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, time) => sum + time, 0) / 1000;
  } catch {
    return Number.NaN;
  }
}
