import { readFileSync, readlinkSync } from 'node:fs';

/**
 * Where the system counts how long this thread has run, for other threads to look at. Undefined where it does not: only Linux does.
 * The man page proc(5) tells of it.
 */
export function ownRunningTime(): string | undefined {
  try {
    const counted = `/proc/${readlinkSync('/proc/thread-self')}/schedstat`;
    return runningTime(counted) === undefined ? undefined : counted;
  } catch {
    return undefined;
  }
}

/** Milliseconds that a thread has run on a processor so far; undefined when it has ended. */
export function runningTime(counted: string): number | undefined {
  try {
    const [nanoseconds] = readFileSync(counted, 'utf8').split(' ');
    return nanoseconds ? Number(nanoseconds) / 1e6 : undefined;
  } catch {
    return undefined;
  }
}
