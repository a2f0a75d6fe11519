import { writeFileSync } from 'node:fs';
import { signsFor } from '#designer/built-in/layout/placement/placement.ts';
import { PLACES } from '#designer/built-in/layout/placement/places.ts';
import { learnToRank, writtenInTenths, type Choice } from './learn.ts';
import { markedPlacements } from './marked-placements.ts';

const ROUNDS = 300;
const STEP = 0.05;
const PENALTY = 3;
/** A sign of fewer statements tells nothing. */
const FEWEST = 25;

/**
 * Learns what the signs of `placement/signals.ts` weigh, of all marked briefs but those that are held out, and writes
 * `placement/generated/weights.ts`: `node --import tsx tests/quality/fresh/weigh-placements.ts`.
 */
const choices = markedPlacements((group) => !group.startsWith('held-out')).flatMap(({ signs, place }): Choice[] =>
  // Most marked briefs are English: without its words each tells what holds in languages of which few words are known.
  [signs, signs.filter((sign) => !sign.startsWith('“'))].map((own) => ({
    signs: PLACES.map((one) => signsFor(one, own)),
    right: PLACES.map((one) => one === place),
    counts: 0.5,
  })),
);
const weights = learnToRank(choices, { rounds: ROUNDS, step: STEP, penalty: () => PENALTY, fewest: FEWEST });
writeFileSync(
  new URL('../../../designer/built-in/layout/placement/generated/weights.ts', import.meta.url),
  `import { inTenths } from '../../../reading/in-tenths.ts';

/**
 * Written by tests/quality/fresh/weigh-placements.ts of marked briefs: what each sign of \`signals.ts\` says for a place in which a
 * statement is looked for, in tenths. A sign without a line here says nothing.
 */
export const weights = inTenths(\`
${writtenInTenths(weights)}
\`);
`,
);
