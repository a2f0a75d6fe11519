import { expect, it } from 'vitest';
import { placeOf } from '#designer/built-in/layout/placement/placement.ts';
import { markedPlacements } from './marked-placements.ts';

/** Of those that are held out while learning; as many as the business says of itself are a good half. */
const LEAST = 0.78;

it('most sentences that nothing was learned of stand where they were marked to be looked for', () => {
  const heldOut = markedPlacements((group) => group.startsWith('held-out'));
  const right = heldOut.filter(({ signs, place }) => placeOf(signs) === place);
  expect(right.length / heldOut.length).toBeGreaterThan(LEAST);
});
