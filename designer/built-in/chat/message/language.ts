import { languageOf as readLanguage } from '../../reading/language.ts';
import { phrasesOf, vocabularies, type KnownLanguage } from '../../reading/vocabulary/index.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { isSpoken, spokenOf } from '../words/index.ts';
import { spoken } from '../words/spoken.ts';
import type { Spoken } from '../words/spoken.ts';
import { lexiconOf } from './lexicon.ts';
import { readRequest } from './request.ts';

/** Letters that one of the five languages has and the others have not. */
const LETTERS: Record<Spoken, RegExp> = {
  en: /(?!)/u,
  de: /[äöüß]/iu,
  fr: /[èêçœùàâî]/iu,
  es: /[ñ¿¡]/iu,
  pt: /[ãõ]/iu,
};

/** The language a message is written in, as far as its words tell; else that of the website (BCP 47). */
export function languageOf(message: string, website: string): Spoken {
  const tokens = tokensOf(message.replace(/[’‘ʼ]/g, "'"));
  const home = spokenOf(website);
  const scores = spoken.map((language) => {
    const frequent = phrasesOf(vocabularies[language].frequent);
    const lexicon = lexiconOf(language);
    let score = (language === home ? 0.6 : 0) + (LETTERS[language].test(message) ? 1.5 : 0);
    tokens.forEach((token, index) => {
      if (token.kind !== 'word') return;
      if (frequent.at(tokens, index) > 0) score += 1;
      const { concepts, length } = lexicon.at(tokens, index);
      if (concepts.some((concept) => concept.startsWith('do.') || concept.startsWith('part.')))
        score += Math.max(1, length);
    });
    return { language, score };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).language;
}

/** The language of a message among all that are understood, also those that are not spoken. */
export function heardIn(message: string, website: string): KnownLanguage {
  const own = languageOf(message, website);
  const { spoken: read } = readLanguage(message);
  if (read === '' || isSpoken(read)) return own;
  const isHome = website.split('-')[0] === read;
  const { senses } = readRequest(message, own);
  const isOwn = senses.some(({ concepts }) => concepts.some((one) => one.startsWith('do.') || one.startsWith('part.')));
  return isHome || !isOwn ? read : own;
}

/** The language of a message as far as it can be told, also one that is not understood (BCP 47). */
export const languageRead = (message: string): string => readLanguage(message).language;
