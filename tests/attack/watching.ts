import { fork } from 'node:child_process';
import { quantile } from '../benchmarks/row.ts';

/** Milliseconds within which 99 of 100 looks at a published page are answered, whatever others do. */
export const GOAL = 100;

type Seen = { times: number[]; failures: number };

export type Watching = { seen(): Promise<Seen>; stop(): void };

/** Looks at a published page all the time, from a process of its own. */
export function startWatching(port: number, host: string): Watching {
  const child = fork('tests/attack/watch.ts', [String(port), host], { execArgv: ['--import', 'tsx'] });
  return {
    seen: () =>
      new Promise<Seen>((told) => {
        child.once('message', (message: Seen) => told(message));
        child.send('tell');
      }),
    stop: () => child.kill('SIGKILL'),
  };
}

export type Outcome = { isKept: boolean; words: string };

/** What the looks of one round come to. */
export function judged({ times, failures }: Seen): Outcome {
  const [median, p99, worst] = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)].map(Math.round);
  return {
    isKept: failures === 0 && (p99 ?? Infinity) <= GOAL,
    words: `median ${median}, p99 ${p99}, worst ${worst} ms of ${times.length} looks${failures > 0 ? `, ${failures} FAILED` : ''}`,
  };
}
