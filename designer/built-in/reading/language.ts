import { endings, lettersWithin, otherLanguages, ownShapes, scripts } from './language-marks.ts';
import { tokensOf, type Token } from './tokens.ts';
import { languages, placesOf, vocabularies, type KnownLanguage } from './vocabulary/index.ts';

/** What the small words of a language weigh, by word: more, the fewer languages share it. */
function weigh(): Map<string, Map<string, number>> {
  const weights = new Map<string, Map<string, number>>();
  const add = (language: string, list: string, weight: number) => {
    for (const { text } of tokensOf(list)) {
      const of = weights.get(text) ?? new Map<string, number>();
      of.set(language, Math.max(of.get(language) ?? 0, weight));
      weights.set(text, of);
    }
  };
  for (const language of languages) {
    const words = vocabularies[language];
    add(language, words.frequent, 1);
    for (const list of [
      words.articles,
      words.copulas,
      words.first,
      words.mine,
      words.placePrepositions,
      words.negations,
    ])
      add(language, list, 0.9);
    for (const list of [words.weekdays, words.open, words.closed, words.relative, words.called])
      add(language, list, 0.7);
    for (const list of [words.site, words.greetings, words.wishVerbs, words.wishes, words.months])
      add(language, list, 0.5);
  }
  for (const [language, list] of Object.entries(otherLanguages)) add(language, list, 0.8);
  for (const of of weights.values()) for (const [language, weight] of of) of.set(language, weight / of.size);
  return weights;
}
const weights = weigh();
/** What an ending weighs beside a small word. */
const ENDING = 0.35;
const OWN_SHAPE = 0.6;
/** "di-za": two days of one language, as a sign says them. */
const DAYS = 0.8;
function ofDays(word: string, [dash, next]: readonly Token[]): KnownLanguage[] {
  if (word.length > 3 || dash?.text !== '-' || next?.kind !== 'word') return [];
  const isDay = (language: KnownLanguage, day: string) =>
    placesOf(vocabularies[language].weekdays).at([{ text: day, start: 0, end: 0, kind: 'word' }], 0) !== null;
  const known = languages.filter((language) => isDay(language, word) && isDay(language, next.text));
  return known.length === 1 ? known : [];
}
const FOREIGN = /[^\P{L}a-z]/iu;

/** A small word of a name says less of who writes it: "Los Angeles". */
const OF_NAME = 0.25;

const isCapital = (text: string, token: Token | undefined) =>
  token?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end));

/** Whether a word inside a sentence has a capital: "near Los Angeles". */
const isOfName = (text: string, tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.kind === 'word' && isCapital(text, tokens[index]);

/** A text without the words of names inside its sentences, whose letters may be of another language. */
export function withoutNames(text: string): string {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, index) => (isOfName(text, tokens, index) ? [] : token.text)).join(' ');
}

function byWords(text: string): { language: string; score: number } {
  // English is what most briefs are written in, and what a name or two counts as where no letter of it is another language's.
  const scores = new Map<string, number>([['en', FOREIGN.test(text) ? 0.05 : 0.4]]);
  const add = (language: string, weight: number) => scores.set(language, (scores.get(language) ?? 0) + weight);
  const tokens = tokensOf(text);
  for (const [index, { text: word, kind }] of tokens.entries()) {
    if (kind !== 'word') continue;
    for (const language of ofDays(word, tokens.slice(index + 1, index + 3))) add(language, DAYS);
    const known = weights.get(word);
    const share = known && isOfName(text, tokens, index) ? OF_NAME : 1;
    for (const [language, weight] of known ?? []) add(language, weight * share);
    if (known || (word.length < 5 && !/[^a-z']/.test(word))) continue;
    const own = ownShapes.find(([shape]) => shape.test(word));
    if (own) {
      add(own[1], OWN_SHAPE);
      continue;
    }
    const like = languages.filter((language) => endings[language].test(word));
    for (const language of like) add(language, ENDING / like.length);
  }
  let best = { language: '', score: 0 };
  for (const [language, score] of scores) if (score > best.score) best = { language, score };
  return best;
}

/** The language of another script, or '' for Latin letters. */
function byScript(text: string): string {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu);
  let best = { language: '', letters: latin / 2 };
  for (const [letters, language] of scripts) {
    const found = count(letters);
    // Japanese is mostly written in Han characters.
    if (language === 'ja' && found > 0 && found + count(/\p{Script=Han}/gu) > latin / 2) return 'ja';
    if (found > best.letters) best = { language, letters: found };
  }
  return lettersWithin[best.language]?.find(([letters]) => letters.test(text))?.[1] ?? best.language;
}

/** Money, numbers and a form of address that tell Brazil. */
const BRAZILIAN = /R\$|\+55\b|(?<!\p{L})vocês?(?!\p{L})/iu;

/**
 * The language that a text is written in: `spoken` is one that the designer reads, or ''; `language` a BCP 47 tag, by small
 * words or script, 'und' for none that can be told. Texts of a name or two count as English.
 */
export function languageOf(text: string): { spoken: KnownLanguage | ''; language: string } {
  const foreign = byScript(text);
  const found = foreign === '' ? byWords(text) : { language: foreign, score: 9 };
  const known = languages.find((language) => language === found.language);
  if (known) return { spoken: known, language: known === 'pt' && BRAZILIAN.test(text) ? 'pt-BR' : known };
  if (found.language !== '') return { spoken: '', language: found.language };
  const words = tokensOf(text).filter(({ kind }) => kind === 'word').length;
  return words < 12 ? { spoken: 'en', language: 'en' } : { spoken: '', language: 'und' };
}
