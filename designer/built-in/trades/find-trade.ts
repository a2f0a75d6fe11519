import { trades } from './known/index.ts';
import { namesOf, type KnownTrade } from './known-trade.ts';
import type { KnownLanguage } from '../reading/vocabulary/vocabulary.ts';
import { everybody, harmless, harmlessAfter, headLast, namedLanguage, turning, turningAfter } from './modifiers.ts';

type Token = { low: string; isName: boolean };
type Entry = { trade: KnownTrade; words: string[]; ends: boolean };

const lowered = (text: string) => text.toLowerCase().replaceAll('’', "'");

const tokensOf = (kind: string): Token[] =>
  kind
    .slice(0, 200)
    .replace(/([,.–+])/g, ' $1 ')
    .split(/\s+/)
    .filter(Boolean)
    .map((raw) => ({ low: lowered(raw), isName: /^\p{Lu}/u.test(raw) }));

const tables = new Map<KnownLanguage, Entry[]>();

/** All names of trades in a language, longest first. */
function entriesOf(language: KnownLanguage): Entry[] {
  const known = tables.get(language);
  if (known) return known;
  const entries = trades.flatMap((trade) =>
    namesOf(trade, language).map((word) => {
      const ends = word.startsWith('-');
      return { trade, ends, words: (ends ? word.slice(1) : word).split(' ') };
    }),
  );
  entries.sort((one, other) => other.words.length - one.words.length);
  tables.set(language, entries);
  return entries;
}

/** Whether the words stand at `from`; the last one may be the end of a compound word where the entry allows it. */
function standsAt(tokens: Token[], from: number, { words, ends }: Entry): boolean {
  return words.every((word, index) => {
    const token = tokens[from + index]?.low ?? '';
    if (token === word || (token.length > 4 && token === `${word}s`)) return true;
    return ends && index === words.length - 1 && token.length > word.length + 1 && token.endsWith(word);
  });
}

function harmlessBefore(before: Token[], language: KnownLanguage): boolean {
  return before.every(({ low, isName }, index) => {
    if (turning.has(low)) return false;
    if (language === 'en')
      return harmless.has(low) || (isName && (index > 0 || before.length > 1 || !low.includes('-')));
    if (language === 'de') return !isName || index === 0;
    return headLast.has(language) || before.length <= 2;
  });
}

function harmlessBehind(after: Token[], language: KnownLanguage): boolean {
  let rest = after;
  // Where adjectives follow the noun, up to three of them may.
  if (!headLast.has(language)) {
    const stop = rest.findIndex(({ low }) => harmlessAfter.has(low) || turningAfter.has(low) || /^[dl]'/.test(low));
    const adjectives = stop < 0 ? rest : rest.slice(0, stop);
    if (adjectives.length > 3 || adjectives.some(({ low }) => turning.has(low))) return false;
    rest = stop < 0 ? [] : rest.slice(stop);
  }
  const [first, second] = rest;
  if (!first) return true;
  if (turningAfter.has(first.low))
    return second !== undefined && (second.isName && language !== 'de' ? true : everybody.has(second.low));
  if (/^d'/.test(first.low)) return /^d'\p{L}/u.test(first.low) && first.low.length < 4;
  return harmlessAfter.has(first.low);
}

/**
 * The trade that an owner's own noun phrase names: only where the trade's word is the head of the phrase and no word beside
 * it turns it into something else ("bakery equipment repair", "yoga for horses"). Null for all else. `language` as BCP 47.
 */
export function findTrade(kind: string, language: string): KnownTrade | null {
  const named = namedLanguage(language);
  if (!named) return null;
  const tokens = tokensOf(kind);
  for (const entry of entriesOf(named))
    for (let from = 0; from + entry.words.length <= tokens.length; from += 1) {
      if (!standsAt(tokens, from, entry)) continue;
      const after = tokens.slice(from + entry.words.length);
      if (harmlessBefore(tokens.slice(0, from), named) && harmlessBehind(after, named)) return entry.trade;
    }
  return null;
}

/** The trade of that id, as a document names it; null for one that is not known. */
export const tradeOfId = (id: string): KnownTrade | null => trades.find((trade) => trade.id === id) ?? null;
