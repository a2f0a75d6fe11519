import type { Section, WebsiteDocument } from '../model/document.ts';
import { isRecord } from '../model/json.ts';

/** Words that stand in names and are none. */
const NO_NAMES = new Set(
  'dr mr mrs ms miss sir prof herr frau the and und et y e de la le les el los di da do van von der den del du st team family familie famille our your my a an of at from with since owner founder customer client guest anonymous'.split(
    ' ',
  ),
);
/** Shorter ones are initials and particles. */
const SHORTEST = 3;

/** Who is named in a section that is made of people, or signs it. */
export function peopleIn({ kind, props }: Section): string[] {
  if (kind === 'about') return typeof props['signature'] === 'string' ? [props['signature']] : [];
  if (kind !== 'team' && kind !== 'testimonials') return [];
  const { items } = props;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => (isRecord(item) && typeof item['name'] === 'string' ? [item['name']] : []));
}

export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}’']/u).filter((word) => word.length > 1);

/** A word of a name that is somebody's: "Anna" and "Moreno" of "Dr. Anna Moreno". */
export const isName = (word: string): boolean => /^[\p{Lu}\p{Lo}]/u.test(word) && !NO_NAMES.has(word.toLowerCase());

/**
 * The first person of a website that a text names, as the website writes them: by the whole name however it is written, or by one of
 * its words with a capital. `others` stand in sentences, where a word
 * alone is too little. Null when it names nobody.
 */
export function personNamedIn(
  text: string,
  { pages, blog }: Pick<WebsiteDocument, 'pages' | 'blog'>,
  others: readonly string[] = [],
): string | null {
  const people = [...pages.flatMap(({ sections }) => sections), ...blog.sections].flatMap(peopleIn);
  const said = ` ${foldedWords(text).join(' ')} `;
  const names = new Set(wordsOf(text).filter(isName).map(bare).map(folded));
  const isWhole = (name: string) => {
    const words = withoutTitle(foldedWords(name)).join(' ');
    return !name.includes('[[') && words.includes(' ') && said.includes(` ${words} `);
  };
  const isInPart = (name: string) =>
    !name.includes('[[') &&
    wordsOf(name).some((word) => isName(word) && word.length >= SHORTEST && names.has(folded(bare(word))));
  return people.find((name) => isWhole(name) || isInPart(name)) ?? others.find(isWhole) ?? null;
}

/** "Anna’s" is Anna. */
const bare = (word: string): string => word.replace(/[’'](?:s|S)?$/u, '');

/** Without accents and capitals: people type names in all ways. */
const folded = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** "Dr. Anna Moreno" is Anna Moreno. */
const withoutTitle = (words: string[]): string[] => words.slice(words.findIndex((word) => !NO_NAMES.has(word)));

const foldedWords = (text: string): string[] => wordsOf(text).map(bare).map(folded);
