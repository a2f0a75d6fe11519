import { inTurns } from '../../in-turns.ts';
import { stemsOf } from './stems.ts';

/** What of an example decides how near it is to a request. */
export type Comparable = {
  task: 'BRIEF' | 'MESSAGE';
  words: string;
  /** Of the business that it is about; '' where nobody knows. */
  trade: string;
  /** Tools that it calls, each with the names of what it sends along. */
  calls: readonly { name: string; input: unknown }[];
  nearKey: string;
};
export type Wanted = Pick<Comparable, 'task' | 'words' | 'trade'>;

/** Examples made ready to be compared. */
export type Ranking<One extends Comparable> = { nearest(wanted: Wanted, count: number): One[] };

/** What a word tells that is only the name of what is called ("setTheme", "phone"), and how much one trade weighs. */
const CALLED = 0.5;
const SAME_TRADE = 0.25;
/** Each that calls the same as one before it is worth so much of what it was. */
const REPEATED = 0.8;
/** The rarest words of a long request. */
const MOST_WORDS = 60;
/** The best of them, among which different ones are chosen. */
const MOST_CANDIDATES = 50;

/** Where a word stands, and how much it counts there: numbers side by side, since there are ten thousand of them for a usual word. */
type Entries = { at: Int32Array; weight: Float64Array };
type Near = { at: number; score: number };

/**
 * Compares by words (rare ones say more), by what is called, and by trade. What has no word in common with a request is never near to it. To
 * make ten thousand ready takes a while, in which others have their turns.
 */
export async function rankingOf<One extends Comparable>(examples: readonly One[]): Promise<Ranking<One>> {
  const weights: ReadonlyMap<string, number>[] = [];
  await inTurns(examples, (example) => void weights.push(weightsOf(example)));
  const found = await entriesOf(weights);
  const lengths = Float64Array.from(weights, ({ size }) => Math.sqrt(size) || 1);
  const kinds = examples.map(({ calls }) => [...new Set(calls.map(({ name }) => name))].sort().join(' '));
  /** How much a word tells: next to nothing when all have it. */
  const rarity = ({ at }: Entries) => Math.log(1 + examples.length / at.length) - Math.log(2) + 0.01;

  function scored({ task, words, trade }: Wanted): Near[] {
    const scores = new Float64Array(examples.length);
    const telling = stemsOf(words)
      .flatMap((stem) => {
        const entries = found.get(stem);
        return entries ? [{ entries, rare: rarity(entries) }] : [];
      })
      .sort((a, b) => b.rare - a.rare)
      .slice(0, MOST_WORDS);
    for (const { entries, rare } of telling)
      for (let nth = 0; nth < entries.at.length; nth += 1) {
        const at = entries.at[nth] ?? 0;
        scores[at] = (scores[at] ?? 0) + (entries.weight[nth] ?? 0) * rare;
      }
    const best: Near[] = [];
    for (let at = 0; at < scores.length; at += 1) {
      const sum = scores[at] ?? 0;
      const example = examples[at];
      if (sum === 0 || example?.task !== task) continue;
      const isSame = trade !== '' && example.trade === trade;
      putInto(best, { at, score: (sum / (lengths[at] ?? 1)) * (isSame ? 1 + SAME_TRADE : 1) });
    }
    return best;
  }

  return {
    nearest(wanted, count) {
      const left = scored(wanted);
      const chosen: One[] = [];
      const keys = new Set<string>();
      while (chosen.length < count && left.length > 0) {
        const [best] = left.splice(0, 1);
        const example = best && examples[best.at];
        if (!example || keys.has(example.nearKey)) continue;
        chosen.push(example);
        keys.add(example.nearKey);
        for (const one of left) if (kinds[one.at] === kinds[best.at]) one.score *= REPEATED;
        left.sort((a, b) => b.score - a.score || a.at - b.at);
      }
      return chosen;
    },
  };
}

/** Keeps the best in their order, and no more than are looked at. */
function putInto(best: Near[], near: Near): void {
  const worst = best.at(-1);
  if (worst && best.length === MOST_CANDIDATES && near.score <= worst.score) return;
  const behind = best.findIndex(({ score }) => score < near.score);
  best.splice(behind < 0 ? best.length : behind, 0, near);
  if (best.length > MOST_CANDIDATES) best.pop();
}

async function entriesOf(weights: readonly ReadonlyMap<string, number>[]): Promise<Map<string, Entries>> {
  const lists = new Map<string, [at: number, weight: number][]>();
  await inTurns(weights.entries(), ([at, of]) => {
    for (const [stem, weight] of of) {
      const list = lists.get(stem);
      if (list) list.push([at, weight]);
      else lists.set(stem, [[at, weight]]);
    }
  });
  const entries = new Map<string, Entries>();
  await inTurns(lists, ([stem, list]) => {
    const at = Int32Array.from(list, ([place]) => place);
    entries.set(stem, { at, weight: Float64Array.from(list, ([, weight]) => weight) });
  });
  return entries;
}

const weighed = new WeakMap<Comparable, ReadonlyMap<string, number>>();

/** What an example can be found by, and how much each of it counts; found out once. */
export function weightsOf(example: Comparable): ReadonlyMap<string, number> {
  const known = weighed.get(example);
  if (known) return known;
  const { words, calls } = example;
  const weights = new Map(stemsOf(words).map((stem) => [stem, 1]));
  for (const { name, input } of calls)
    for (const stem of stemsOf([name, ...namesIn(input)].join(' ').replace(/(?=\p{Lu})/gu, ' ')))
      weights.set(stem, Math.max(weights.get(stem) ?? 0, CALLED));
  weighed.set(example, weights);
  return weights;
}

const namesIn = (input: unknown): string[] => (typeof input === 'object' && input !== null ? Object.keys(input) : []);
