import { languageOf } from '#designer/built-in/reading/language.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });
const FROM_WORDS = 'The page does not say its language; it was told from its words.';

/** Fewer words say nothing against what a page says of itself. */
const MOST_CHARACTERS = 6_000;
const LEAST_WORDS = 60;
const PARTS = 3;

/** The language of a page, and a sentence where it is not the one that the page says it is in, or the page says none. */
export type PageLanguage = { language: string; guessed: string | null };

/**
 * What a page says, unless each part of its words is plainly of one other language: many pages stand as English since whoever made them
 * left that as it came.
 */
export function pageLanguage(said: string, lines: readonly string[]): PageLanguage {
  const words = lines.join('\n').slice(0, MOST_CHARACTERS).split(/\s+/u);
  const text = words.join(' ');
  if (said === '') return { language: languageOf(text).language, guessed: FROM_WORDS };
  const spoken = words.length < LEAST_WORDS ? '' : plainly(words);
  if (spoken === '' || isOf(said, spoken)) return { language: said, guessed: null };
  return { language: spoken, guessed: `The page says that it is in ${nameOf(said)}; its words are ${nameOf(spoken)}.` };
}

const nameOf = (language: string): string => names.of(language) ?? language;

const isOf = (said: string, language: string): boolean => said.split('-')[0]?.toLowerCase() === language.split('-')[0];

/** The language of all parts of a text alike, one of those that are read here; else ''. */
function plainly(words: readonly string[]): string {
  const size = Math.ceil(words.length / PARTS);
  const [first = '', ...others] = Array.from(
    { length: PARTS },
    (_, nth) => languageOf(words.slice(nth * size, (nth + 1) * size).join(' ')).spoken,
  );
  return others.every((language) => language === first) ? first : '';
}
