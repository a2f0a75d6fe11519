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
import { KINDS, weighWording, wordingOf } from '#designer/built-in/reading/addressee/wording.ts';
import { languageOf } from '#designer/built-in/reading/language.ts';
import { normalise } from '#designer/built-in/reading/normalise.ts';
import type { Clause } from '#designer/built-in/reading/reading.ts';
import { ruledClauses } from '#designer/built-in/reading/roles.ts';
import { tongueOf } from '#designer/built-in/reading/tongue.ts';
import { holds, plain } from '#scoring/same-words.ts';
import type { FreshBrief } from './batch.ts';
import { bySignal, learnTogether, linesOf } from './learn.ts';
import { markedBriefs, type MarkedBrief } from './marked-briefs.ts';
import { ownBatches, scoredBatches } from './scored-batches.ts';

/**
 * A clause with its signals and the kinds of its wording; `isToBuilder` is 1 where it is said to whoever builds the site; what is only
 * supposed counts less.
 */
type Example = { signals: string[]; wording: readonly number[]; isToBuilder: 0 | 1; counts: number };
type Judged = Pick<Example, 'isToBuilder' | 'counts'> | null;
/** What a clause by itself weighs. */
type Learned = { signals: Weights; wording: Float64Array };
/** The parts of the clause in place `of`. */
type Parts = { of: number; segments: Clause[]; signals: string[][]; examples: (Example | null)[] };
type Told = { own: string[][]; placeless: string[][]; clauses: Clause[]; examples: (Example | null)[]; parts: Parts[] };
type Brief = { text: string; judge: (clause: Clause) => Judged; times: number };

const SUPPOSED = 0.3;
const ROUNDS = 300;
const STEP = 0.15;
const PENALTY = 0.3;
const PENALTY_OF_WORDING = 0.1;
const FOLDS = 4;
const PLACELESS = 0.5;
const PART = 0.5;
/** Lessons are few, and each stands for many. */
const OWN = 3;
const MARKED = 2;
/** Of a clause that is for both, its parts are judged. */
const [MOSTLY, HARDLY] = [0.8, 0.1];

function judged(clause: Clause, { expect }: FreshBrief): Judged {
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

function marked(clause: Clause, share: MarkedBrief['share']): Judged {
  const own = share(clause.span);
  if (own === null || (own > HARDLY && own < MOSTLY)) return null;
  return { isToBuilder: own >= MOSTLY ? 1 : 0, counts: 1 };
}

function told({ text, judge, times }: Brief): Told {
  const { spoken, language } = languageOf(text);
  const tongue = tongueOf(spoken || language);
  const clauses = ruledClauses(text, piecesOf(text, tongue), tongue, spoken !== '');
  const own = ownSignals(clauses, text.length, tongue);
  const exampleOf = (clause: Clause, signals: string[] = [], weight = 1): Example | null => {
    const found = judge(clause);
    return found && { ...found, signals, wording: wordingOf(clause.text), counts: found.counts * weight * times };
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
function learned(examples: readonly Example[], isWorded: boolean): Learned {
  const signals = [...new Set(['', ...examples.flatMap((one) => one.signals)])].sort();
  const places = new Map(signals.map((signal, place) => [signal, place]));
  const seen = examples.map(({ isToBuilder, counts, ...one }) => {
    const own = one.signals.flatMap((signal) => places.get(signal) ?? []);
    const worded = isWorded ? one.wording.map((kind) => signals.length + kind) : [];
    return { isToBuilder, counts, sets: [Int32Array.from(own), Int32Array.from(worded)] };
  });
  const none = places.get('') ?? 0;
  const penalty = (place: number) => (place < signals.length ? PENALTY : PENALTY_OF_WORDING);
  const weights = learnTogether(
    signals.length + (isWorded ? KINDS : 0),
    { rounds: ROUNDS, step: STEP, penalty },
    (slopes, all) => {
      for (const { sets, isToBuilder, counts } of seen) {
        let sum = all[none] ?? 0;
        for (const set of sets) {
          let own = 0;
          for (const place of set) own += all[place] ?? 0;
          sum += own / Math.sqrt(Math.max(1, set.length));
        }
        const miss = counts * (1 / (1 + Math.exp(-sum)) - isToBuilder);
        slopes[none] = (slopes[none] ?? 0) + miss;
        for (const set of sets) {
          const pull = miss / Math.sqrt(Math.max(1, set.length));
          for (const place of set) slopes[place] = (slopes[place] ?? 0) + pull;
        }
      }
    },
  );
  return {
    signals: new Map(signals.map((signal, place) => [signal, weights[place] ?? 0])),
    wording: weights.slice(signals.length),
  };
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
    const { signals: weights, wording } = learned(examplesOf(briefs.filter((_, index) => !isHeld(index))), true);
    const ofClauses = (all: readonly Clause[]) => all.map(({ text }) => weighWording(text, wording));
    return briefs
      .filter((_, index) => isHeld(index))
      .flatMap(({ own, placeless, clauses, examples, parts }) => [
        ...parts.flatMap((part) => {
          const whole = weigh(own[part.of] ?? [], weights) + weighWording(clauses[part.of]?.text ?? '', wording);
          const within = signalsWithin(part.segments, part.signals, whole, weights, wording);
          return part.examples.flatMap((one, at) => (one ? [{ ...one, signals: within[at] ?? [] }] : []));
        }),
        ...[own, placeless].flatMap((all) => {
          const worded = ofClauses(clauses);
          const first = all.map((signals, at) => weigh(signals, weights) + (worded[at] ?? 0));
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
const scored = [...scoredBatches(), ...ownBatches().filter(({ batch }) => /^own-(?:addressed|lessons)$/.test(batch))]
  .filter(({ batch }) => !without.includes(batch))
  .flatMap((batch) =>
    batch.briefs.map((brief): Brief => {
      const times = batch.batch.startsWith('own-') ? OWN : 1;
      return { text: normalise(brief.text).text, judge: (clause) => judged(clause, brief), times };
    }),
  );
const everyWord = markedBriefs((group) => !without.includes(group) && !group.startsWith('held-out')).map(
  ({ text, share }): Brief => ({
    text,
    judge: (clause) => marked(clause, share),
    times: MARKED,
  }),
);
const briefs = [...scored, ...everyWord].map(told);
const { signals: alone, wording } = learned(examplesOf(briefs), true);
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
const place = new URL('../../../designer/built-in/reading/addressee/', import.meta.url);
writeFileSync(
  new URL('weights.ts', place),
  `${head}${written('alone', alone)}
/** Of a clause with what stands around it. */
${written('among', learned(amongOthers(briefs), false).signals)}`,
);
const unit = Math.max(...wording.map(Math.abs)) / 127;
const bytes = Buffer.from(Int8Array.from(wording, (weight) => Math.round(weight / unit)).buffer);
writeFileSync(
  new URL('wording-weights.ts', place),
  `/** Written by tests/quality/fresh/weigh-addressees.ts: what each kind of wording weighs, a signed byte each. */
const bytes = \`
${bytes.toString('base64').replace(/.{118}/g, '$&\n')}\`;

export const wordingWeights = Float64Array.from(Int8Array.from(atob(bytes), (byte) => byte.charCodeAt(0)), (step) => step * ${unit.toPrecision(6)});
`,
);
