import { writeFileSync } from 'node:fs';
import {
  ownSignals,
  signalsAround,
  signalsWithin,
  weigh,
  type Weights,
} from '#designer/built-in/reading/addressee/addressee.ts';
import { segmentSignals, segmentsOf } from '#designer/built-in/reading/addressee/segments.ts';
import { piecesOf } from '#designer/built-in/reading/clauses.ts';
import { languageOf } from '#designer/built-in/reading/language.ts';
import { normalise } from '#designer/built-in/reading/normalise.ts';
import type { Clause } from '#designer/built-in/reading/reading.ts';
import { ruledClauses } from '#designer/built-in/reading/roles.ts';
import { tongueOf } from '#designer/built-in/reading/tongue.ts';
import { holds, plain } from '#scoring/same-words.ts';
import type { FreshBrief } from './batch.ts';
import { bySignal, learnTogether, linesOf } from './learn.ts';
import { ownBatches, scoredBatches } from './scored-batches.ts';

/** A clause with its signals; `isToBuilder` is 1 where it is said to whoever builds the site; what is only supposed counts less. */
type Example = { signals: string[]; isToBuilder: 0 | 1; counts: number };
/** The parts of the clause in place `of`. */
type Parts = { of: number; segments: Clause[]; signals: string[][]; examples: (Example | null)[] };
type Told = { own: string[][]; placeless: string[][]; clauses: Clause[]; examples: (Example | null)[]; parts: Parts[] };

const SUPPOSED = 0.3;
const ROUNDS = 300;
const STEP = 0.15;
const PENALTY = 0.3;
const FOLDS = 4;
const PLACELESS = 0.5;
const PART = 0.5;
/** Lessons are few, and each stands for many. */
const OWN = 3;

function judged(clause: Clause, { expect }: FreshBrief): Pick<Example, 'isToBuilder' | 'counts'> | null {
  const stands = (said: string) =>
    holds(clause.text, said) || (plain(clause.text).length > 8 && holds(said, clause.text));
  const facts = [
    ...expect.present,
    ...expect.prices.map(({ thing }) => thing),
    ...expect.people.map(({ name }) => name),
  ];
  const isKept = expect.wishes.some(stands) || expect.absent.some((said) => holds(clause.text, said));
  const isFact = facts.some(stands);
  if (isKept && isFact) return null;
  // "We are not a restaurant" may be printed where nobody takes it for one.
  if (!expect.wishes.some(stands) && isKept && clause.role === 'fact') return null;
  if (isKept || isFact) return { isToBuilder: isKept ? 1 : 0, counts: 1 };
  if (clause.role === 'chatter') return null;
  return { isToBuilder: clause.role === 'wish' || clause.role === 'exclusion' ? 1 : 0, counts: SUPPOSED };
}

function told(brief: FreshBrief, times: number): Told {
  const { text } = normalise(brief.text);
  const { spoken, language } = languageOf(text);
  const tongue = tongueOf(spoken || language);
  const clauses = ruledClauses(text, piecesOf(text, tongue), tongue, spoken !== '');
  const own = ownSignals(clauses, text.length, tongue);
  const exampleOf = (clause: Clause, signals: string[] = [], weight = 1): Example | null => {
    const found = judged(clause, brief);
    return found && { ...found, signals, counts: found.counts * weight * times };
  };
  const examples = clauses.map((clause, index) => exampleOf(clause, own[index]));
  const parts = clauses.flatMap((clause, of): Parts[] => {
    const isTaken = clause.form === 'sentence' && clause.role !== 'chatter' && clause.role !== 'quotation';
    const segments = isTaken ? segmentsOf(text, clause, tongue) : [];
    if (segments.length < 2) return [];
    const signals = segmentSignals(segments, clause.span.start / text.length, tongue);
    return [{ of, segments, signals, examples: segments.map((segment, at) => exampleOf(segment, signals[at], PART)) }];
  });
  return { own, placeless: ownSignals(clauses, null, tongue), clauses, examples, parts };
}

/** Weights by which the examples come out as they are judged: logistic regression with a penalty for each. */
function learned(examples: readonly Example[]): Map<string, number> {
  const signals = [...new Set(['', ...examples.flatMap((one) => one.signals)])].sort();
  const places = new Map(signals.map((signal, place) => [signal, place]));
  const seen = examples.map((one) => ({
    ...one,
    own: one.signals.flatMap((signal) => places.get(signal) ?? []),
    share: 1 / Math.sqrt(one.signals.length),
  }));
  const none = places.get('') ?? 0;
  const steps = { rounds: ROUNDS, step: STEP, penalty: PENALTY };
  const weights = learnTogether(signals.length, steps, (slopes, all) => {
    for (const { own, share, isToBuilder, counts } of seen) {
      let sum = 0;
      for (const place of own) sum += all[place] ?? 0;
      const miss = counts * (1 / (1 + Math.exp(-(all[none] ?? 0) - sum * share)) - isToBuilder);
      slopes[none] = (slopes[none] ?? 0) + miss;
      for (const place of own) slopes[place] = (slopes[place] ?? 0) + miss * share;
    }
  });
  return new Map(signals.map((signal, place) => [signal, weights[place] ?? 0]));
}

/** The examples, each also as it would stand in a brief too short for its place to tell anything. */
const examplesOf = (briefs: readonly Told[]): Example[] =>
  briefs.flatMap(({ examples, placeless, parts }) => [
    ...examples.flatMap((one, index) =>
      one ? [one, { ...one, signals: placeless[index] ?? [], counts: one.counts * PLACELESS }] : [],
    ),
    ...parts.flatMap((part) => part.examples.flatMap((one) => one ?? [])),
  ]);

/** The examples with what stands around them, each seen by weights that were learned without its own brief. */
function amongOthers(briefs: readonly Told[]): Example[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isHeld = (index: number) => index % FOLDS === fold;
    const weights = learned(examplesOf(briefs.filter((_, index) => !isHeld(index))));
    return briefs
      .filter((_, index) => isHeld(index))
      .flatMap(({ own, placeless, clauses, examples, parts }) => [
        ...parts.flatMap((part) => {
          const within = signalsWithin(part.segments, part.signals, weigh(own[part.of] ?? [], weights), weights);
          return part.examples.flatMap((one, at) => (one ? [{ ...one, signals: within[at] ?? [] }] : []));
        }),
        ...[own, placeless].flatMap((all) => {
          const first = all.map((signals) => weigh(signals, weights));
          return examples.flatMap((one, index) => {
            if (!one) return [];
            const counts = all === own ? one.counts : one.counts * PLACELESS;
            return [{ ...one, counts, signals: [...(all[index] ?? []), ...signalsAround(clauses, first, index)] }];
          });
        }),
      ]);
  }).flat();
}

const written = (name: string, weights: Weights): string => {
  const kept = bySignal(weights).filter(([, weight]) => Math.abs(weight) >= 0.05);
  const entries = kept.map(([signal, weight]) => `${signal} ${weight.toFixed(2)}`);
  return `export const ${name} = weightsOf(\`${linesOf(entries, 112, 80)}\`);\n`;
};

/**
 * Learns what the signals of `addressee/signals.ts` weigh, of all scored batches and a few lessons, and writes `addressee/weights.ts`:
 * `node --import tsx tests/quality/fresh/weigh-addressees.ts [BATCH …]`, without the batches that are named.
 */
const without = process.argv.slice(2);
const briefs = [...scoredBatches(), ...ownBatches().filter(({ batch }) => /^own-(?:addressed|lessons)$/.test(batch))]
  .filter(({ batch }) => !without.includes(batch))
  .flatMap((batch) => batch.briefs.map((brief) => told(brief, batch.batch.startsWith('own-') ? OWN : 1)));
const head = `/** Written by tests/quality/fresh/weigh-addressees.ts of judged briefs: above 0 speaks for the builder. */
const weightsOf = (list: string): ReadonlyMap<string, number> =>
  new Map(
    list.split(/,\\s/).map((entry) => {
      const at = entry.lastIndexOf(' ');
      return [entry.slice(0, at), Number(entry.slice(at + 1))];
    }),
  );

/** Of a clause by itself. */
`;
writeFileSync(
  new URL('../../../designer/built-in/reading/addressee/weights.ts', import.meta.url),
  `${head}${written('alone', learned(examplesOf(briefs)))}
/** Of a clause with what stands around it. */
${written('among', learned(amongOthers(briefs)))}`,
);
