import { figuresOf } from './grounding/told-facts.ts';

/** Words that ask for another language, in the languages that people write to us in. */
const ASKS =
  /\b(?:translat|übersetz|tradui|traduc|traduz|(?:in|into|to|auf|ins|en|em|para o|al) (?:english|french|german|spanish|portuguese|englisch|französisch|deutsch|spanisch|portugiesisch|anglais|français|allemand|espagnol|portugais|inglés|francés|alemán|español|portugués|inglês|francês|alemão|espanhol|português)\b)/iu;

/** Whether the person's own words ask for a translation: then what stands may be said in other words. */
export const asksTranslation = (said: string): boolean => ASKS.test(said);

/** How much longer a translation is than its original, and how many characters short ones may grow. */
const MOST_GROWTH = 2;
const SHORT = 40;

/**
 * Whether a text can be the translation of what stands there: about as long, and with the same figures, however each of the
 * languages writes them.
 */
export function isTranslated(before: string, after: string, languages: readonly string[], today: string): boolean {
  if (after.length > before.length * MOST_GROWTH + SHORT) return false;
  const readings = (text: string) => languages.map((language) => figuresOf(text, language, today));
  const originals = readings(before);
  return readings(after).some((figures) => originals.some((original) => isSubset(figures, original)));
}

const isSubset = (some: readonly string[], all: readonly string[]) => some.every((one) => all.includes(one));
