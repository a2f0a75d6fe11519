import type { Row } from '../benchmarks/row.ts';

const SHOWN = 20;

/** A row about faults of which there should be none. What was found is printed, so that it can be mended. */
export function found(what: string, faults: string[], mustReach: string): Row {
  for (const fault of faults.slice(0, SHOWN)) console.info(`  ${fault}`);
  if (faults.length > SHOWN) console.info(`  … and ${faults.length - SHOWN} more`);
  return {
    what,
    measured: faults.length === 0 ? 'none' : `${faults.length} faults`,
    mustReach,
    reached: faults.length === 0,
  };
}
