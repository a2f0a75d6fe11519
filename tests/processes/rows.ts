import type { Row } from '../benchmarks/row.ts';
import type { Seen } from './people.ts';

/** A row about what people asked: nobody, or no more than `allowed`, was not answered. */
export const allHold = (what: string, { asked, failed }: Seen, allowed = 0): Row => ({
  what,
  measured: `${asked} asked, ${failed.length} failed${failed[0] ? `: ${failed[0]}` : ''}`,
  mustReach: allowed === 0 ? '0 failed' : `≤ ${allowed} failed`,
  reached: asked > 0 && failed.length <= allowed,
});
