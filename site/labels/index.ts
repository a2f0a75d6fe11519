import type { Labels } from './labels.ts';
import { wordsOf } from '../render/words/index.ts';
import { ar } from './ar.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { furtherLabels } from './further.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt, ptBR } from './pt.ts';
import { sv } from './sv.ts';

const translations = new Map<string, Labels>(
  Object.entries({ ar, da, de, en, es, fr, he, it, nl, pl, pt, 'pt-BR': ptBR, sv }),
);

const baseOf = (language: string) => language.split('-')[0]?.toLowerCase() ?? '';

/** Whether the labels of a language (BCP 47, the first part counts) are translated. */
export const hasLabels = (language: string): boolean => translations.has(baseOf(language));

/**
 * The labels of a language, for one without a translation English but for the name of the start page: whoever lays a site out in
 * such a language sets a label only where a page cannot do without it.
 */
export const labelsOf = (language: string): Labels =>
  translations.get(language) ?? translations.get(baseOf(language)) ?? furtherLabels.get(baseOf(language)) ?? en;

const known = new WeakMap<object, Set<string>>();

function textsOf(language: string): Set<string> {
  const words = wordsOf(language);
  const before = known.get(words);
  if (before) return before;
  const texts = new Set([...Object.values(labelsOf(language)), ...Object.values(words)].map((text) => text ?? ''));
  known.set(words, texts);
  return texts;
}

/** Whether a text is, word for word, a label or one of the fixed words of a page in that language. */
export const isLabel = (text: string, language: string): boolean => textsOf(language).has(text.trim());
