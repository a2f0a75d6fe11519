import { wordsHeard, type RequestLanguage } from '../words/index.ts';

/** Languages that are written without spaces between words. */
export const isUnspaced = (language: RequestLanguage): language is 'ja' | 'zh' =>
  language === 'ja' || language === 'zh';

/** A request in such a language with spaces around the words that are known in it: those of requests, and `names`. */
export function spacedOut(text: string, language: RequestLanguage, names: Iterable<string>): string {
  if (!isUnspaced(language)) return text;
  const words = wordsHeard(language).flatMap(([, phrases]) => phrases);
  const known = [...names, ...words].filter((word) => word.length > 1);
  const literal = known.sort((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  const spaced = text
    .replace(new RegExp(literal.join('|'), 'gu'), ' $& ')
    .replace(/(?<=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー])(?=\d)/gu, ' ');
  return spaced.replace(/ {2,}/gu, ' ').trim();
}
