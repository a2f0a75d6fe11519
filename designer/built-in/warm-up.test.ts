import { expect, it } from 'vitest';
import { warmUpSteps } from './warm-up.ts';

it('warms up in small steps, none of which fails', () => {
  expect(warmUpSteps.length).toBeGreaterThan(8);
  for (const step of warmUpSteps) expect(step).not.toThrow();
});
