import { placedPhrases, type Places } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { languages, type KnownLanguage } from '../vocabulary/index.ts';

/** Words in the twelve languages, in the order of `languages`: "menu | Speisekarte | …". "preis*" is any word beginning so. */
export type InAllLanguages =
  `${string} | ${string} | ${string} | ${string} | ${string} | ${string} | ${string} | ${string} | ${string} | ${string} | ${string} | ${string}`;

export type Find<Key> = { key: Key; index: number; length: number };

/** Letters that Arabic and Hebrew write onto a word: "and", "in", "the". */
const PREFIXES: Partial<Record<KnownLanguage, RegExp>> = {
  ar: /^(?:[وبلف]?ال|لل|[وبلف])(?=..)/,
  he: /^[והבלמשכ](?=..)/,
};

/** A word without the small words that Arabic and Hebrew write onto it. */
export const bareOf = (word: string, language: KnownLanguage): string => {
  const prefix = PREFIXES[language];
  return prefix ? word.replace(prefix, '').replace(prefix, '') : word;
};

type Compiled<Key> = { keys: Key[]; places: Places; stems: Map<string, number>; longestStem: number };

/**
 * Looks for the words of a table in a text of one language. Longest entries first; a word counts once. `elsewhere` are words of
 * languages that are read in part, looked for beside the English ones.
 */
export function lexicon<Key extends string>(
  table: Record<Key, InAllLanguages>,
  elsewhere: Partial<Record<Key, string>> = {},
) {
  const compiled = new Map<KnownLanguage, Compiled<Key>>();
  const compile = (language: KnownLanguage): Compiled<Key> => {
    const column = languages.indexOf(language);
    const keys = Object.keys(table) as Key[];
    const stems = new Map<string, number>();
    const whole = keys.map((key, place) => {
      const foreign = column === 0 ? `, ${elsewhere[key] ?? '-'}` : '';
      const entries = `${table[key].split(' | ')[column] ?? ''}${foreign}`.split(', ').filter((entry) => entry !== '-');
      for (const entry of entries) if (entry.endsWith('*')) stems.set(entry.slice(0, -1), place);
      return entries.filter((entry) => !entry.endsWith('*')).join('/');
    });
    const longestStem = Math.max(0, ...[...stems.keys()].map(({ length }) => length));
    return { keys, stems, longestStem, places: placedPhrases(whole.join(', ')) };
  };
  const placeOf = ({ stems, longestStem, places }: Compiled<Key>, tokens: readonly Token[], index: number) => {
    const phrase = places.at(tokens, index);
    if (phrase) return phrase;
    const word = tokens[index]?.text ?? '';
    for (let end = Math.min(word.length, longestStem); end >= 3; end -= 1) {
      const place = stems.get(word.slice(0, end));
      if (place !== undefined) return { place, length: 1 };
    }
    return null;
  };
  return (tokens: readonly Token[], language: KnownLanguage): Find<Key>[] => {
    const words = compiled.get(language) ?? compile(language);
    compiled.set(language, words);
    const found: Find<Key>[] = [];
    for (let index = 0; index < tokens.length; index += 1) {
      const token = tokens[index];
      if (token?.kind !== 'word') continue;
      const bare = PREFIXES[language] ? token.text.replace(PREFIXES[language], '') : token.text;
      const hit =
        placeOf(words, tokens, index) ??
        (bare === token.text
          ? null
          : placeOf(words, [{ ...token, text: bare }, ...tokens.slice(index + 1, index + 3)], 0));
      const key = hit && words.keys[hit.place];
      if (!hit || key === undefined || key === null) continue;
      found.push({ key, index, length: hit.length });
      index += hit.length - 1;
    }
    return found;
  };
}
