import { costOf } from '#designer/model/prices.ts';
import type { Services } from '../../context.ts';
import type { GateCase, GateSide } from '../../db/schema.ts';
import { registry } from '../live-settings/registry.ts';
import { fixedCases } from './fixed-cases.ts';
import type { Replayable } from './cases.ts';

/** What one answer takes, as receipts of such turns say: the rules and the website in, calls and a reply out. */
const TYPICAL: Record<Replayable, { input: number; output: number }> = {
  CONVERSATION: { input: 12_000, output: 400 },
  FIRST_DESIGN: { input: 40_000, output: 4_000 },
  BLOG: { input: 3_000, output: 500 },
};

const purposeOf = ({ kind, id }: GateCase): Replayable =>
  (kind === 'FIXED' ? fixedCases.find((one) => one.id === id)?.purpose : undefined) ?? 'CONVERSATION';

/** About what asking each case once on both sides costs, in US dollars; null where nobody knows what a model costs. */
export function costOfOnce(
  { live, settings }: Pick<Services, 'live' | 'settings'>,
  cases: readonly GateCase[],
  sides: readonly GateSide[],
): number | null {
  const prices = live.read(registry.modelPrices);
  let sum = 0;
  for (const side of sides)
    for (const one of cases) {
      const purpose = purposeOf(one);
      const model = side.prompts[purpose]?.model ?? side.model ?? settings.openai?.model;
      const cost = model === undefined ? null : costOf(prices, model, TYPICAL[purpose]);
      if (cost === null) return null;
      sum += cost;
    }
  return sum;
}
