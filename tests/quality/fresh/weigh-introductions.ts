import { writeFileSync } from 'node:fs';
import { introductionSignals } from '#designer/built-in/layout/introduction/signals.ts';
import { readBrief } from '#designer/built-in/reading/read-brief.ts';
import { plain } from '#scoring/same-words.ts';
import type { FreshBrief } from './batch.ts';
import { learnToRank, writtenInTenths, type Choice } from './learn.ts';
import { scoredBatches } from './scored-batches.ts';

const ROUNDS = 400;
const STEP = 0.05;
const PENALTY = 2;
/** A sign of fewer statements tells nothing. */
const FEWEST = 4;

/** The statements of a brief, and which of them somebody would open its website with. */
function choiceOf({ text, expect: { openings = [] } }: FreshBrief): Choice[] {
  const reading = readBrief({ text, templates: [] });
  const wanted = openings.map(plain);
  const right = reading.statements.map((statement) => wanted.includes(plain(statement.text)));
  return right.includes(true) ? [{ signs: introductionSignals(reading), right, counts: 1 }] : [];
}

/**
 * Learns what the signs of `introduction/signals.ts` weigh, of all batches whose openings somebody chose, and writes
 * `introduction/weights.ts`: `node --import tsx tests/quality/fresh/weigh-introductions.ts [BATCH …]`, without the batches that are named.
 */
const without = process.argv.slice(2);
const briefs = scoredBatches().flatMap(({ batch, briefs: all }) => (without.includes(batch) ? [] : all));
const weights = learnToRank(briefs.flatMap(choiceOf), {
  rounds: ROUNDS,
  step: STEP,
  penalty: () => PENALTY,
  fewest: FEWEST,
});
writeFileSync(
  new URL('../../../designer/built-in/layout/introduction/weights.ts', import.meta.url),
  `import { inTenths } from '../../reading/in-tenths.ts';

/**
 * Written by tests/quality/fresh/weigh-introductions.ts of judged briefs: what each sign of \`signals.ts\` says for a statement as what a
 * website opens with, in tenths. A sign without a line here says nothing.
 */
export const weights = inTenths(\`
${writtenInTenths(weights)}
\`);
`,
);
