import { phrasesOf, vocabularies } from '../../reading/vocabulary/index.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { spoken, spokenOf, type Spoken } from '../words/index.ts';
import { lexiconOf } from './lexicon.ts';

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
