import { languageOf as readLanguage, withoutNames } from '../../reading/language.ts';
import { isKnownLanguage, phrasesOf, placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { isHeard, isSpoken, NEIGHBOURS, spokenOf, type RequestLanguage } from '../words/index.ts';
import { spoken, type Spoken } from '../words/spoken.ts';
import { lexiconOf } from './lexicon.ts';

/** Letters that one of the five languages has and the others have not. */
const LETTERS: Record<Spoken, RegExp> = {
  en: /(?!)/u,
  de: /[äöüß]/iu,
  fr: /[èêçœùàâî]/iu,
  es: /[ñ¿¡]/iu,
  pt: /[ãõ]/iu,
};
const OWN_SCRIPT = ['ru', 'uk', 'ja', 'zh', 'ar', 'he'];

/** Of some languages the one whose small words and words for requests a message has most of; `home` wins a tie. */
function likeliest<Language extends RequestLanguage>(
  message: string,
  languages: readonly Language[],
  home: string,
): Language | undefined {
  const tokens = tokensOf(message.replace(/[’‘ʼ]/g, "'"));
  let best: { language: Language; score: number } | undefined;
  for (const language of languages) {
    const vocabulary = isKnownLanguage(language) ? vocabularyOf(language) : undefined;
    const [frequent, weekdays] = [phrasesOf(vocabulary?.frequent ?? ''), placesOf(vocabulary?.weekdays ?? '')];
    const lexicon = lexiconOf(language);
    let score = 0;
    tokens.forEach((token, index) => {
      if (token.kind !== 'word') return;
      if (frequent.at(tokens, index) > 0 || weekdays.at(tokens, index) !== null) score += 1;
      const { concepts, length } = lexicon.at(tokens, index);
      if (concepts.some((concept) => /^(?:do|part)\./u.test(concept))) score += Math.max(1, length);
    });
    // A letter speaks only for a language of which a word is there: "ç" is French and Turkish.
    if (isSpoken(language) && score > 0 && LETTERS[language].test(message)) score += 1.5;
    if (language === home) score += 1.05;
    if (!best || score > best.score) best = { language, score };
  }
  return best?.language;
}

/** Of the five languages the one a message is written in, as far as its words tell; else that of the website (BCP 47). */
export const languageOf = (message: string, website: string): Spoken =>
  likeliest(message, spoken, spokenOf(website)) ?? 'en';

/** Letters that the languages have which are spoken: one that none of them has is of another. */
const ALPHABET = /^[a-zäöüßàâçéèêëîïôûùÿœæáíñóúãõìò]$/iu;

/** Up to one word of so many is of another language than the message. */
const FEW = 6;

/** The language of a message among all that are understood, also those that are not spoken. */
export function heardIn(message: string, website: string): RequestLanguage {
  const base = website.split('-')[0] ?? '';
  const home = NEIGHBOURS[base] ?? base;
  const { language: read } = readLanguage(message);
  if (OWN_SCRIPT.includes(read) && isHeard(read)) return read;
  const others = [read, home]
    .filter(isHeard)
    .filter((language) => !isSpoken(language) && !OWN_SCRIPT.includes(language));
  const heard = likeliest(message, [...others, ...spoken], isHeard(home) ? home : 'en') ?? 'en';
  // A message that is in none of the five is in the website's language, or in one that is taken for it.
  const words = withoutNames(message).match(/\p{L}+/gu) ?? [];
  const odd = words.filter((word) => [...word.normalize('NFC')].some((letter) => !ALPHABET.test(letter)));
  // "Saitenwechsel (tel değişimi) kostet 450 TL": a word of the website beside many of another language.
  const isSure = read === heard && odd.length * FEW <= words.length;
  const isForeign = !isSpoken(read) || (odd.length > 0 && !isSure);
  return isForeign && isSpoken(heard) && !isSpoken(home) && isHeard(home) ? home : heard;
}

/** The language of a message as far as it can be told, also one that is not understood (BCP 47). */
export const languageRead = (message: string): string => readLanguage(message).language;
