import { spokenOf } from '../../chat/words/index.ts';
import type { Spoken } from '../../chat/words/spoken.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import type { WritingWords } from './words.ts';

const languages: Record<Spoken, WritingWords> = { de, en, es, fr, pt };

/** The words of a language (BCP 47), English where there are none. */
export const writingWordsOf = (language: string): WritingWords => languages[spokenOf(language)];
