import type { Token } from './tokens.ts';
import { isKnownLanguage, phrasesOf, vocabularyOf, type KnownLanguage, type Vocabulary } from './vocabulary/index.ts';

/** What the readers look at a brief with: its words, and the language whose tables they take, English for one of no tables. */
export type Tongue = { language: KnownLanguage; words: Vocabulary };

export const tongueOf = (language: string): Tongue => {
  const base = language.split('-')[0] ?? '';
  const near = /^n[bno]$/.test(base) ? 'da' : 'en';
  return { language: isKnownLanguage(base) ? base : near, words: vocabularyOf(language) };
};

/** Where a phrase of a list begins first, or -1. */
export function firstAt(list: string, tokens: readonly Token[], from = 0): number {
  const phrases = phrasesOf(list);
  for (let index = from; index < tokens.length; index += 1) if (phrases.at(tokens, index) > 0) return index;
  return -1;
}

export const isIn = (list: string, tokens: readonly Token[]): boolean => firstAt(list, tokens) >= 0;

export const startsWith = (list: string, tokens: readonly Token[], index = 0): number =>
  phrasesOf(list).at(tokens, index);

const bare = new Map<string, string>();

/** Phrases such as "we need" as they stand behind an "and", without their subject: "need". */
export function withoutSubject(list: string, first: string): string {
  const known = bare.get(list);
  if (known !== undefined) return known;
  const subjects = first.split(', ').map((subject) => `${subject} `);
  const found = list
    .split(', ')
    .flatMap((phrase) => subjects.filter((one) => phrase.startsWith(one)).map((one) => phrase.slice(one.length)))
    .join(', ');
  bare.set(list, found);
  return found;
}
