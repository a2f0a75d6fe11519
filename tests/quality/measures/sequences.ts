import { spawnSync } from 'node:child_process';
import type { Row } from '../../benchmarks/row.ts';

const SEQUENCES = 10_000;

/** The property tests of operations, with as many random sequences as the target asks for. */
export function sequenceRows(): Promise<Row[]> {
  const start = performance.now();
  const { status } = spawnSync('npx', ['vitest', 'run', 'site/operations/properties.test.ts', '--reporter=dot'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, OPERATION_SEQUENCES: String(SEQUENCES) },
    shell: process.platform === 'win32',
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  return Promise.resolve([
    {
      what: `${SEQUENCES.toLocaleString('en')} random sequences of operations: undone and redone to the same bytes; and 11,000 more for storage, merging and restoring`,
      measured: status === 0 ? `all, in ${seconds} s` : 'a counter-example was found',
      mustReach: 'all',
      reached: status === 0,
    },
  ]);
}
