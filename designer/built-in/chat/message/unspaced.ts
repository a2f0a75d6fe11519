import { wordsHeard, type RequestLanguage } from '../words/index.ts';

/** Languages that are written without spaces between words. */
export const isUnspaced = (language: RequestLanguage): language is 'ja' | 'zh' =>
  language === 'ja' || language === 'zh';

/** A request in such a language with spaces around the words that are known in it: those of requests, and `names`. */
export function spacedOut(text: string, language: RequestLanguage, names: Iterable<string>): string {
  if (!isUnspaced(language)) return text;
  const groups = Object.values(wordsHeard(language)).flatMap((lists) => Object.values(lists));
  const known = [...names, ...groups.flatMap((list) => list.split(', '))].filter((word) => word.length > 1);
  let spaced = text;
  for (const word of known.sort((a, b) => b.length - a.length)) spaced = spaced.replaceAll(word, ` ${word} `);
  return spaced.replace(/ {2,}/gu, ' ').trim();
}
