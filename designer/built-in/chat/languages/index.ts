import { languageOf } from '../../brief/language.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Phrase } from './phrase.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

// JavaScript's word edge knows ASCII only: "Ändere" needs one that knows letters.
const whole = (phrases: Phrase[]): Phrase[] =>
  phrases.map(([words, english]) => [
    new RegExp(String.raw`(?<!\p{L})(?:${words.source})(?:(?<=\s)|(?!\p{L}))`, 'giu'),
    english,
  ]);

const sources: Record<string, Phrase[]> = { de: german, fr: french, es: spanish, pt: portuguese };
const ready: Record<string, Phrase[]> = {};

/** Its patterns are made when a language is first spoken. */
function phrasesOf(language: string): Phrase[] {
  const source = sources[language];
  return source ? (ready[language] ??= whole(source)) : [];
}

const ENGLISH = /(?<!\p{L})(?:the|please|with|and|our|my|it|is|are|to|what|which|how)(?!\p{L})/iu;

/** The language that a message is in: that of the site unless it is plainly English; else what its words tell. */
export function languageOfMessage(message: string, siteLanguage: string): string {
  const site = siteLanguage.split('-')[0] ?? 'en';
  if (site === 'en' || !sources[site]) return languageOf(message);
  return ENGLISH.test(message) && languageOf(message) === 'en' ? 'en' : site;
}

/** A message in the English words that the intents know. */
export function inEnglish(message: string, siteLanguage: string): string {
  const language = languageOfMessage(message, siteLanguage);
  let text = message;
  for (const [words, english] of phrasesOf(language)) text = text.replace(words, english);
  return text === message ? message : text.replace(/\$1/g, '').replace(/ {2,}/g, ' ').trim();
}
