import { spoken, type Spoken } from './spoken.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { heard, type HeardLanguage } from './heard.ts';
import { pt } from './pt.ts';
import type { HeardWords, Part, WordConcept, Words } from './words.ts';

export { NEIGHBOURS } from './heard.ts';
export type { Mood, Part, Topic, WordConcept, Words } from './words.ts';

export const words: Record<Spoken, Words> = { en, de, fr, es, pt };

/** A language that a request may be in. */
export type RequestLanguage = Spoken | HeardLanguage;
export const isHeard = (language: string): language is RequestLanguage => language in heard || isSpoken(language);

const isConcept = (name: string): name is WordConcept => !name.startsWith('wanted.');

/** What requests in a language are made of: all of it where the chat speaks the language, the commonest words elsewhere. */
export function wordsHeard(language: RequestLanguage): [WordConcept, string[]][] {
  const lists: HeardWords = isSpoken(language) ? words[language] : heard[language];
  return Object.entries(lists).flatMap(([name, list]) => (isConcept(name) ? [[name, list.split(', ')]] : []));
}

export const isSpoken = (language: string): language is Spoken => spoken.some((one) => one === language);

/** The language that a site's or message's language (BCP 47) is answered in. */
export function spokenOf(language: string): Spoken {
  const base = language.split('-')[0] ?? '';
  return isSpoken(base) ? base : 'en';
}

const first = (list: string) => list.split(', ')[0] ?? list;

/** What replies call a part: "Heading", "heading" (German nouns keep their capital). */
export const partWord = (part: Part, language: Spoken): string => first(words[language][`part.${part}`]);

/** What replies call a section of a kind. Kinds without a word of their own are called a section. */
export function kindWord(kind: string, language: Spoken): string {
  const lists: Record<string, string> = words[language];
  return first(lists[`kind.${kind}`] ?? words[language]['part.section']);
}
