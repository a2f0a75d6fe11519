import { target } from './fields.ts';

/**
 * Words that may be set off within a text whose field says so (`rich`): `**bold**`, `*italic*`, `[words](/page)`. Everything else is
 * plain text; a mark that does not close, stands inside a word or leads to an address that is not allowed stays as it was typed.
 */
export type RichPart =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; parts: RichPart[] }
  | { kind: 'link'; to: string; parts: RichPart[] };

// What one mark may hold is limited, so that reading stays quick whatever is typed.
const LINK = /(?<!\[)\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})\)/;
const MARKED = new RegExp(
  `(?<![\\p{L}\\p{N}*])\\*\\*(?=[^\\s*])([^\\n]{0,600}?[^\\s*])\\*\\*(?![\\p{L}\\p{N}*])` +
    `|(?<![\\p{L}\\p{N}*])\\*(?=[^\\s*])([^*\\n]{0,600}?[^\\s*])\\*(?![\\p{L}\\p{N}*])` +
    `|${LINK.source}`,
  'u',
);

/** Splits a text at its marks, in order. */
export function richParts(text: string): RichPart[] {
  const found = MARKED.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const [whole, bold, italic, words, to] = found;
  const before = text.slice(0, found.index);
  const after = richParts(text.slice(found.index + whole.length));
  const start: RichPart[] = before === '' ? [] : [{ kind: 'text', text: before }];
  if (bold !== undefined) return [...start, { kind: 'bold', parts: richParts(bold) }, ...after];
  if (italic !== undefined) return [...start, { kind: 'italic', parts: richParts(italic) }, ...after];
  if (words !== undefined && to !== undefined && isAllowed(to))
    return [...start, { kind: 'link', to, parts: richParts(words) }, ...after];
  return [...start, { kind: 'text', text: whole }, ...after];
}

const isAllowed = (to: string) => target.safeParse(to).success;

/** The words alone, for places that show no marks. */
export const plainWords = (text: string): string => richParts(text).map(wordsOf).join('');

const wordsOf = (part: RichPart): string => (part.kind === 'text' ? part.text : part.parts.map(wordsOf).join(''));

/** Where the links within a text lead, in order. */
export const linksIn = (text: string): string[] => richParts(text).flatMap(linksOf);

const linksOf = (part: RichPart): string[] => {
  if (part.kind === 'text') return [];
  const inner = part.parts.flatMap(linksOf);
  return part.kind === 'link' ? [part.to, ...inner] : inner;
};

/** The text with each of its links leading where `follow` says. */
export const withLinks = (text: string, follow: (to: string) => string): string =>
  text.replace(new RegExp(LINK, 'gu'), (whole, words: string, to: string) =>
    isAllowed(to) ? `[${words}](${follow(to)})` : whole,
  );

/** The text with the words of such links kept and the links gone. */
export const withoutLinks = (text: string, isGone: (to: string) => boolean): string =>
  text.includes('](')
    ? text.replace(new RegExp(LINK, 'gu'), (whole, words: string, to: string) =>
        isAllowed(to) && isGone(to) ? words : whole,
      )
    : text;
