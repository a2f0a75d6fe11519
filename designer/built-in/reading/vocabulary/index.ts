import { phrases, placedPhrases } from '../phrases.ts';
import { ar } from './ar.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { otherVocabulary } from './others.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import { languages, type KnownLanguage, type Vocabulary } from './vocabulary.ts';

export { languages, type KnownLanguage, type Vocabulary };

export const vocabularies: Record<KnownLanguage, Vocabulary> = { en, de, fr, es, pt, it, nl, pl, sv, da, ar, he };

export const isKnownLanguage = (language: string): language is KnownLanguage => language in vocabularies;

const others = new Map<string, Vocabulary | null>();

/** The words of a language, by its tag ("de-AT"); English for one that is not read. */
export function vocabularyOf(language: string): Vocabulary {
  const base = language.split('-')[0] ?? '';
  if (isKnownLanguage(base)) return vocabularies[base];
  const other = others.has(base) ? others.get(base) : otherVocabulary(base);
  others.set(base, other ?? null);
  return other ?? en;
}

/** Makes of a list once what all its readers use. */
function once<T>(make: (list: string) => T) {
  const made = new Map<string, T>();
  return (list: string): T => {
    const found = made.get(list) ?? make(list);
    made.set(list, found);
    return found;
  };
}

/** A list of a vocabulary ("every day, daily"), ready to be looked for. */
export const phrasesOf = once(phrases);
/** A list of a vocabulary whose places mean something ("january/jan, february/feb"). */
export const placesOf = once(placedPhrases);
