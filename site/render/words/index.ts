import { en } from './en.ts';

/** Fixed words of one language: those every page needs by name, and any other a section kind asks for. */
export type Words = Record<keyof typeof en, string> & Partial<Record<string, string>>;

const translations: Record<string, Partial<Words>> = { en };

const complete = new Map<string, Words>();

/** The fixed words of a language (BCP 47, the first part counts); English where there is no translation. */
export function wordsOf(language: string): Words {
  const base = language.split('-')[0] ?? 'en';
  const known = complete.get(base);
  if (known) return known;
  const words: Words = { ...en, ...translations[base] };
  complete.set(base, words);
  return words;
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'yi', 'ps', 'sd', 'ckb', 'dv', 'ug']);

/** Writing direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') || /-(Arab|Hebr)\b/.test(language) ? 'rtl' : 'ltr';
