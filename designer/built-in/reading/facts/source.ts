import type { Said } from '../reading.ts';
import { tokensOf, UNSPACED, type Token } from '../tokens.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import { phrasesIn, type FoundPhrases } from './found-phrases.ts';

/** A text to be read: its tokens, and the words of its language. */
export type Source = {
  /** Normalised; spans point into it. */
  text: string;
  /** The same as typed, of the same length: what is printed. */
  typed: string;
  tokens: readonly Token[];
  /** The tokens without a Hebrew or Arabic prefix ("and", "on", "to"), at the same places. */
  bare: readonly Token[];
  words: Vocabulary;
  /** The phrases of its language that begin at each token. */
  phrases: FoundPhrases;
};

/** A stretch of tokens: `from` to before `to`. */
export type Stretch = { from: number; to: number };

const PREFIXES = 'ובלמהשوبل';

const withoutPrefix = (token: Token): Token =>
  token.text.length > 3 && PREFIXES.includes(token.text.charAt(0)) ? { ...token, text: token.text.slice(1) } : token;

export function sourceOf(text: string, words: Vocabulary, typed = text): Source {
  const tokens = tokensOf(text);
  const bare = tokens.map(withoutPrefix);
  return { text, typed, tokens, bare, words, phrases: phrasesIn(tokens, bare, words) };
}

/** A list of phrases of a vocabulary, or several. */
export type Phrase = string | readonly string[];

/** How many tokens from `index` on are the longest of these phrases. */
export function phraseAt(source: Source, index: number, list: Phrase): number {
  const found = source.phrases[index];
  if (!found) return 0;
  if (typeof list === 'string') return found.get(list) ?? 0;
  let longest = 0;
  for (const one of list) longest = Math.max(longest, found.get(one) ?? 0);
  return longest;
}

/** Whether one of the phrases of this list stands anywhere in the stretch. */
export function hasPhrase(source: Source, { from, to }: Stretch, list: Phrase) {
  for (let index = from; index < to; index += 1) {
    const length = phraseAt(source, index, list);
    if (length > 0 && index + length <= to) return true;
  }
  return false;
}

export const markAt = (source: Source, index: number, marks: string) => {
  const token = source.tokens[index];
  return token?.kind === 'mark' && marks.includes(token.text);
};

/** Whether nothing stands between this token and the one before it. */
export const isGlued = (source: Source, index: number) =>
  index > 0 &&
  source.tokens[index - 1]?.end === source.tokens[index]?.start &&
  // A comma between two of them has no space behind it.
  !(source.tokens[index - 1]?.kind === 'mark' && UNSPACED.test(source.tokens[index]?.text ?? ''));

/** Whether a word of a script with spaces ends where this token begins. */
export const touchesWord = (source: Source, index: number) =>
  isGlued(source, index) && source.tokens[index - 1]?.kind === 'word' && !UNSPACED.test(spelled(source, index - 1));

/** Whether the line ends before this token. */
export const endsLine = (source: Source, index: number) => (source.tokens[index]?.kind ?? 'line') === 'line';

/** As written: "Haircut", not "haircut". */
export const spelled = (source: Source, index: number) => {
  const token = source.tokens[index];
  return token ? source.text.slice(token.start, token.end) : '';
};

export const isCapital = (source: Source, index: number) => /^\p{Lu}/u.test(spelled(source, index));

/** The first token that begins at this place of the text or after it. */
export function tokenAt(source: Source, offset: number) {
  let [low, high] = [0, source.tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((source.tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const stretchOf = (source: Source, span: { start: number; end: number }): Stretch => ({
  from: tokenAt(source, span.start),
  to: tokenAt(source, span.end),
});

/** What a stretch of tokens says, as typed. */
export function said(source: Source, { from, to }: Stretch): Said {
  const start = source.tokens[from]?.start ?? 0;
  const end = Math.max(start, source.tokens[to - 1]?.end ?? start);
  return { text: source.typed.slice(start, end).replace(/\s+/g, ' '), span: { start, end } };
}

/** Ends a stretch before what `isSkipped` says, and begins it after: it gives the number of tokens to skip. */
export function trimmed(source: Source, stretch: Stretch, lead: (index: number) => number, tail: Phrase): Stretch {
  let { from, to } = stretch;
  for (let skip = lead(from); skip > 0 && from < to; skip = lead(from)) from += skip;
  for (let cut = true; cut && to > from;) {
    cut = false;
    for (let length = Math.min(4, to - from); length > 0 && !cut; length -= 1) {
      const at = to - length;
      if (
        source.tokens[at]?.kind === 'mark' ? length === 1 && isLoose(source, at) : phraseAt(source, at, tail) === length
      ) {
        to = at;
        cut = true;
      }
    }
  }
  return { from: Math.min(from, to), to };
}

/** Marks that neither begin nor end what is printed. */
export const isLoose = (source: Source, index: number) =>
  source.tokens[index]?.kind === 'line' ||
  markAt(source, index, '.,;:-–—|/=*•·(→>_[،؛') ||
  /^[\p{Extended_Pictographic}\ufe0f]$/u.test(source.tokens[index]?.text ?? '');

export const joinLists = (...lists: Phrase[]): readonly string[] => lists.flat();

/** Lists that are asked for at every token, joined once a language. */
export function listsOf(pick: (words: Vocabulary) => readonly string[]): (source: Source) => readonly string[] {
  const joined = new WeakMap<Vocabulary, readonly string[]>();
  return ({ words }) => {
    const lists = joined.get(words) ?? pick(words);
    joined.set(words, lists);
    return lists;
  };
}
