import { tokensOf, type Token } from './tokens.ts';

/** Words and phrases of one class, found at a place among tokens. */
export type Phrases = {
  /** How many tokens from `index` on are the longest of these phrases; 0 when none begins there. */
  at(tokens: readonly Token[], index: number): number;
  /** Whether this is one of the phrases, whatever its case. */
  has(phrase: string): boolean;
};

/** A list whose places mean something, such as months: the longest entry at `index`, its place from 0, its tokens. */
export type Places = { at(tokens: readonly Token[], index: number): { place: number; length: number } | null };

type Node = { next: Map<string, Node>; place: number };
const node = (): Node => ({ next: new Map(), place: -1 });

function places(entries: string[][]): Places {
  const root = node();
  entries.forEach((spellings, place) => {
    for (const spelling of spellings.flatMap((one) =>
      one.includes("n't") ? [one, one.replaceAll("n't", 'nt')] : [one],
    )) {
      let here = root;
      for (const { text } of tokensOf(spelling)) {
        const next = here.next.get(text) ?? node();
        here.next.set(text, next);
        here = next;
      }
      if (here !== root) here.place = place;
    }
  });
  return {
    at(tokens, index) {
      let longest: { place: number; length: number } | null = null;
      let here = root.next.get(tokens[index]?.text ?? '');
      for (let length = 1; here; length += 1) {
        if (here.place >= 0) longest = { place: here.place, length };
        here = here.next.get(tokens[index + length]?.text ?? '');
      }
      return longest;
    },
  };
}

/** Reads a list such as "every day, daily". */
export function phrases(list: string): Phrases {
  const all = places([list.split(', ')]);
  const at: Phrases['at'] = (tokens, index) => all.at(tokens, index)?.length ?? 0;
  return {
    at,
    has(phrase) {
      const tokens = tokensOf(phrase);
      return tokens.length > 0 && at(tokens, 0) === tokens.length;
    },
  };
}

/** Reads a list with places such as "january/jan, february/feb". */
export const placedPhrases = (list: string): Places => places(list.split(', ').map((entry) => entry.split('/')));
