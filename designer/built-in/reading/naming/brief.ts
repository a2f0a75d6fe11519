import type { Facts } from '../facts/index.ts';
import type { Clause, Span } from '../reading.ts';
import { nameEnd } from '../noun-phrase.ts';
import type { Tongue } from '../tongue.ts';
import { tokensOf, type Token } from '../tokens.ts';

/** All that the search for the name looks at. */
export type Brief = {
  text: string;
  /** Whether no word begins with a capital. */
  isSmall: boolean;
  /** Whether what the brief opens with looks like no name: a trade in small letters, "Mobile notary"; or everything is in capitals. */
  isUnnamed: boolean;
  tokens: readonly Token[];
  clauses: readonly Part[];
  facts: Facts;
  addresses: readonly string[];
  tongue: Tongue;
};

/** A clause as tokens `from` to before `to`; `order` counts what is no greeting. */
export type Part = { clause: Clause; from: number; to: number; order: number };

/** Tokens `from` to before `to` of a brief, in the clause `part`, and what found them. */
export type Stretch = { part: Part; from: number; to: number; found: ReadonlySet<Found> };

/** How a stretch was found: its capitals, or what stands around it. */
export type Found =
  | 'capitals'
  | 'quoted'
  | 'called'
  | 'labelled'
  | 'spelt'
  | 'up to a mark'
  | 'shortened'
  | 'behead'
  | 'tied'
  | 'introduced'
  | 'definite'
  | 'at the telephone';

/** A brief made ready for the search. */
export function briefOf(
  text: string,
  all: readonly Clause[],
  facts: Facts,
  addresses: readonly string[],
  tongue: Tongue,
): Brief {
  const tokens = tokensOf(text);
  let at = 0;
  let order = 0;
  const clauses = all.map((clause): Part => {
    const { start, end } = clause.span;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < start) at += 1;
    const from = at;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < end) at += 1;
    const part = { clause, from, to: at, order };
    if (clause.role !== 'chatter') order += 1;
    return part;
  });
  const isSmall = /\p{Ll}/u.test(text) && !/\p{Lu}\p{Ll}|\p{Lo}/u.test(text);
  const opening = clauses.find(({ order, clause }) => order === 0 && clause.role !== 'chatter');
  const isCried = /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
  const isUnnamed = isCried || !opening || nameEnd(text, tokens, opening.from) - opening.from < 2;
  return { text, isSmall, isUnnamed, tokens, clauses, facts, addresses, tongue };
}

/** How many words before and behind a stretch say what it is. */
export const NEAR = 30;

/** Where a stretch stands; the quote at the end of 'Fig & Olive' is no part of it. */
export function spanOf({ text, tokens }: Brief, { from, to }: Pick<Stretch, 'from' | 'to'>): Span {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  const isQuote = text.charAt(start - 1) === "'" && text.charAt(end - 1) === "'";
  return { start, end: isQuote ? end - 1 : end };
}
