import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { MeasureName } from './measures.ts';
import type { Row } from './row.ts';

const MEASURE = fileURLToPath(new URL('measure.ts', import.meta.url));
const MINUTE = 60_000;
/** Beside the time that the row about memory is told to take. */
const MOST = 6 * MINUTE;

const rowsSchema: z.ZodType<Row[]> = z.array(
  z.object({ what: z.string(), measured: z.string(), mustReach: z.string(), reached: z.boolean() }),
);

/**
 * Takes one measure in a process of its own, so that none leaves anything behind for the next, and none that fails or hangs
 * takes the others with it: its servers and browsers end with its process group.
 */
export function measureApart(name: MeasureName, env: Record<string, string>): Promise<Row[]> {
  const most = MOST + (name === 'memory' ? Number(env['BENCH_MEMORY_SECONDS'] ?? 0) * 1000 : 0);
  const child = fork(MEASURE, [name], { env: { ...process.env, ...env }, detached: true });
  const endGroup = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  process.once('exit', endGroup);
  return new Promise<Row[]>((done, failed) => {
    const limit = setTimeout(() => failed(new Error(`not done after ${most / MINUTE} minutes`)), most);
    child.once('message', (rows) => done(rowsSchema.parse(rows)));
    child.once('exit', (code) => {
      clearTimeout(limit);
      failed(new Error(`ended with ${code}; what it printed says why`));
    });
  }).finally(() => {
    endGroup();
    process.off('exit', endGroup);
  });
}
