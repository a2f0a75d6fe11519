import type { FixedWords, Words } from './words.ts';
import { ar } from './ar.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { furtherWords } from './further.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt, ptBR } from './pt.ts';
import { sv } from './sv.ts';

const translations = new Map<string, FixedWords>(Object.entries({ ar, da, de, en, es, fr, he, it, nl, pl, pt, sv }));

/** Languages (BCP 47, first part) whose fixed words are all translated. */
export const translatedLanguages: string[] = [...translations.keys()];

const further = new Map<string, FixedWords>();

/** The fixed words of a language (BCP 47, the first part counts); English where there is no translation. */
export function wordsOf(language: string): Words {
  if (language === 'pt-BR') return ptBR;
  const base = language.split('-')[0] ?? '';
  const known = translations.get(base) ?? further.get(base);
  if (known) return known;
  if (!/^[a-z]{2,3}$/.test(base)) return en;
  const found = furtherWords(base);
  further.set(base, found);
  return found;
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'yi', 'ps', 'sd', 'ckb', 'dv', 'ug']);

/** Writing direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') || /-(Arab|Hebr)\b/.test(language) ? 'rtl' : 'ltr';
