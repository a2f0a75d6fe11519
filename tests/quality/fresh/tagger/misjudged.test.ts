import { expect, it } from 'vitest';
import { markedBriefs } from '../marked-briefs.ts';
import { misjudged, readByNetwork, readToday } from './misjudged.ts';

it('the network misjudges fewer words of briefs that are held out than the product does today', () => {
  const heldOut = markedBriefs((group) => group === 'held-out-2');
  const [today = 0, network = 0] = [readToday, readByNetwork].map((read) => {
    const { printed, lost } = misjudged(heldOut, read);
    return printed + lost;
  });
  expect(network).toBeGreaterThan(0);
  expect(network).toBeLessThan(today);
});
