import { writeFileSync } from 'node:fs';
import { piecesOf } from '#designer/built-in/reading/clauses.ts';
import { readFacts } from '#designer/built-in/reading/facts/index.ts';
import { languageOf } from '#designer/built-in/reading/language.ts';
import { namesIn } from '#designer/built-in/reading/name.ts';
import { normalise } from '#designer/built-in/reading/normalise.ts';
import { clausesOf } from '#designer/built-in/reading/roles.ts';
import { tongueOf } from '#designer/built-in/reading/tongue.ts';
import { plain } from '#scoring/same-words.ts';
import type { FreshBrief } from './batch.ts';
import { learnToRank, writtenInTenths, type Choice } from './learn.ts';
import { ownBatches, scoredBatches } from './scored-batches.ts';

/** What "nobody says the name" has for its only sign. */
const NOBODY = '';
const PENALTY = 0.4;
const ROUNDS = 400;
const STEP = 0.05;
/** A sign of fewer candidates tells nothing. */
const FEWEST = 4;
/** No name was asked for where the batches give none: any that a brief says will do, so it tells little, */
const UNASKED = 0.2;
/** but in those that were written for names. */
const FOR_NAMES = /^dev-1[3-7]$/;
const OWN = 4;

function told(brief: FreshBrief): { signs: string[][]; right: boolean[] } {
  const { text, typed } = normalise(brief.text);
  const { spoken, language } = languageOf(text);
  const tongue = tongueOf(spoken || language);
  const clauses = clausesOf(text, piecesOf(text, tongue), tongue, spoken !== '');
  const all = namesIn(text, clauses, readFacts(text, clauses, tongue.words, typed), tongue);
  const { name, nameAlso } = brief.expect;
  const names = [...(name === null ? [] : [name]), ...nameAlso].map(plain);
  return {
    signs: [...all.map(({ signs }) => [...signs]), [NOBODY]],
    right: [
      ...all.map(({ span }) => name !== null && names.includes(plain(typed.slice(span.start, span.end)))),
      name === null,
    ],
  };
}

const countsOf = (batch: string, { expect }: FreshBrief) =>
  batch === 'own-named' ? OWN : expect.name === null && !FOR_NAMES.test(batch) ? UNASKED : 1;

/**
 * Learns what the signs of `naming/evidence.ts` weigh, of all scored batches and our own sentences, and writes
 * `naming/weights.ts`: `node --import tsx tests/quality/fresh/weigh-names.ts [BATCH …]`, without the batches that are named.
 */
const without = process.argv.slice(2);
const own = ownBatches().filter(({ batch }) => batch === 'own-named');
const briefs = [...scoredBatches(), ...own]
  .filter(({ batch }) => !without.includes(batch))
  .flatMap(({ batch, briefs: all }) => all.map((brief) => ({ ...told(brief), counts: countsOf(batch, brief) })));
const weights = learnToRank(
  briefs.flatMap(({ signs, right, counts }): Choice[] => (right.includes(true) ? [{ signs, right, counts }] : [])),
  { rounds: ROUNDS, step: STEP, penalty: () => PENALTY, fewest: FEWEST },
);
const none = weights.get(NOBODY) ?? 0;
weights.delete(NOBODY);
writeFileSync(
  new URL('../../../designer/built-in/reading/naming/weights.ts', import.meta.url),
  `import { inTenths } from '../in-tenths.ts';

/**
 * Written by tests/quality/fresh/weigh-names.ts of judged briefs: what each sign of \`evidence.ts\` adds to a stretch as the name, in
 * tenths. A sign without a line here says nothing.
 */
export const weights = inTenths(\`
${writtenInTenths(weights)}
\`);

/** What "nobody says the name" weighs. */
export const NONE = ${Math.round(none * 10)};
`,
);
