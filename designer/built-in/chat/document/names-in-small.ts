import type { WebsiteDocument } from '#site/model/document.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import { quotesIn } from '../message/request.ts';
import { lexiconOf } from '../message/lexicon.ts';
import { spokenOf } from '../words/index.ts';
import { once } from './entries.ts';
import { isSmall } from './named.ts';
import { isOtherWord, peopleOf } from './people.ts';
import { textsOf } from './places.ts';

const WORD = /(?<![\p{L}\d@./#-])\p{Ll}[\p{L}-]{2,}(?![\p{L}\d@/])(?!\.\p{L})/gu;
/** A name inside a sentence: what begins one has a capital whatever it is. */
const INSIDE = /(?<=[\p{L},:;] )\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?![\p{L}@])/gu;

/** The words of the names of people, and of whatever else has a capital inside a sentence, that are nothing but names here. */
const namesHere = once((document: WebsiteDocument): ReadonlyMap<string, string> => {
  const language = spokenOf(document.language);
  const vocabulary = vocabularyOf(language);
  const lexicon = lexiconOf(language);
  const inSentences = textsOf(document)
    .filter(({ place }) => /^(?:intro|body|text|note|description)$/u.test(place.at(-1) ?? ''))
    .flatMap(({ text }) => text.match(INSIDE) ?? []);
  // "Fenwick Mobile Valeting" is nobody.
  const ofPeople = peopleOf(document).flatMap(({ name }) => (name.split(' ').length === 2 ? name.split(' ') : []));
  const isName = (word: string) =>
    /^\p{Lu}\p{Ll}{2}/u.test(word) &&
    !isOtherWord(document, word) &&
    !isSmall(word.toLowerCase(), vocabulary) &&
    lexicon.at(tokensOf(word), 0).concepts.length === 0 &&
    !WORDS.has(word.toLowerCase());
  return new Map([...inSentences, ...ofPeople].filter(isName).map((word) => [word.toLowerCase(), word]));
});
/** First names that are words as well. */
const WORDS = new Set(
  'will may mark rose grace hope art bill sue june april bob frank rich jack pat drew faith'.split(' '),
);

/** "Its leanne dodd not todd": how a name is written, word by word. */
const SPELLED = /\snot \p{Ll}+[.!]?$/u;

/** "ben is head chef now", where the website names a Ben: what people type in small letters as the website spells it. */
export function withNamesOf(document: WebsiteDocument, message: string): string {
  // A German noun has a capital as well.
  if (document.language.startsWith('de') || SPELLED.test(message)) return message;
  const names = namesHere(document);
  const quotes = quotesIn(message);
  return message.replaceAll(WORD, (word: string, at: number) =>
    quotes.some(({ start, end }) => start <= at && at < end) ? word : (names.get(word) ?? word),
  );
}

/** A message without the names of people here: "Ben" is a verb of Dutch. What is left nothing of stays whole. */
export function withoutNamesOf(document: WebsiteDocument, message: string): string {
  const names = new Set(namesHere(document).values());
  const left = message.replaceAll(/\p{Lu}[\p{L}-]+/gu, (word) => (names.has(word) ? '' : word)).trim();
  return /\p{L}/u.test(left) ? left : message;
}
