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
import { bySignal, learnTogether } from './learn.ts';
import { ownBatches, scoredBatches } from './scored-batches.ts';

/** What might be the name of a brief, by their signs, "nobody says it" among them; which of them are right. */
type Example = { candidates: number[][]; right: boolean[]; counts: number };

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

/** Weights by which the right candidates are the likeliest: maximum likelihood with a penalty for each. */
const learned = (examples: readonly Example[], length: number): Float64Array =>
  learnTogether(length, { rounds: ROUNDS, step: STEP, penalty: PENALTY }, (slopes, weights) => {
    for (const { candidates, right, counts } of examples) {
      const sums = candidates.map((signs) => signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0));
      const most = Math.max(...sums);
      const likely = sums.map((sum) => Math.exp(sum - most));
      const all = likely.reduce((sum, one) => sum + one, 0);
      const wanted = likely.reduce((sum, one, index) => sum + (right[index] ? one : 0), 1e-12);
      candidates.forEach((signs, index) => {
        const share = likely[index] ?? 0;
        const miss = counts * (share / all - (right[index] ? share / wanted : 0));
        for (const sign of signs) slopes[sign] = (slopes[sign] ?? 0) + miss;
      });
    }
  });

/** In tenths, signs of one weight on a line. */
function written(weights: ReadonlyMap<string, number>): string {
  const tenths = new Map<number, string[]>();
  for (const [sign, weight] of bySignal(weights))
    if (sign !== NOBODY && Math.abs(weight) >= 0.15) {
      const key = Math.round(weight * 10);
      tenths.set(key, [...(tenths.get(key) ?? []), sign]);
    }
  const lines: string[] = [];
  for (const [tenth, signs] of [...tenths].sort(([one], [other]) => other - one)) {
    lines.push(`${tenth}: ${signs[0] ?? ''}`);
    for (const sign of signs.slice(1)) {
      const longer = `${lines.at(-1) ?? ''} | ${sign}`;
      if (longer.length > 118) lines.push(`${tenth}: ${sign}`);
      else lines[lines.length - 1] = longer;
    }
  }
  return `/**
 * Written by tests/quality/fresh/weigh-names.ts of judged briefs: what each sign of \`evidence.ts\` adds to a stretch as the name, in
 * tenths. A sign without a line here says nothing.
 */
const FITTED = \`
${lines.join('\n')}
\`;

/** What "nobody says the name" weighs. */
export const NONE = ${Math.round((weights.get(NOBODY) ?? 0) * 10)};

export const weights: ReadonlyMap<string, number> = new Map(
  FITTED.trim()
    .split('\\n')
    .flatMap((line) => {
      const [weight = '', signs = ''] = line.split(': ');
      return signs.split(' | ').map((sign) => [sign, Number(weight)] as const);
    }),
);
`;
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
const seen = new Map<string, number>();
for (const { signs } of briefs) for (const sign of signs.flat()) seen.set(sign, (seen.get(sign) ?? 0) + 1);
const known = [...seen]
  .filter(([, times]) => times >= FEWEST)
  .map(([sign]) => sign)
  .sort();
const places = new Map(known.map((sign, place) => [sign, place]));
const examples = briefs.flatMap(({ signs, right, counts }): Example[] => {
  if (!right.includes(true)) return [];
  const candidates = signs.map((all) => all.flatMap((sign) => places.get(sign) ?? []));
  return [{ candidates, right, counts }];
});
const weights = learned(examples, known.length);
writeFileSync(
  new URL('../../../designer/built-in/reading/naming/weights.ts', import.meta.url),
  written(new Map(known.map((sign, place) => [sign, weights[place] ?? 0]))),
);
