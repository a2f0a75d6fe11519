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
const LINK_HERE = new RegExp(LINK, 'uy');
const LONGEST = 601;

type Mark = { end: number; part: RichPart };

/** Splits a text at its marks, in order. */
export function richParts(text: string): RichPart[] {
  const parts: RichPart[] = [];
  let plainFrom = 0;
  const addPlain = (to: number) => {
    if (to > plainFrom) parts.push({ kind: 'text', text: text.slice(plainFrom, to) });
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = markAt(text, at);
    if (!mark) continue;
    addPlain(at);
    parts.push(mark.part);
    plainFrom = mark.end;
    at = mark.end - 1;
  }
  addPlain(text.length);
  return parts;
}

/** The mark that begins at this place. */
function markAt(text: string, at: number): Mark | null {
  if (text[at] === '[') return linkAt(text, at);
  if (text[at] !== '*' || isWordOrStar(lastOf(text.slice(Math.max(0, at - 2), at)))) return null;
  return text[at + 1] === '*' ? starsAt(text, at, '**', 'bold') : starsAt(text, at, '*', 'italic');
}

function linkAt(text: string, at: number): Mark | null {
  LINK_HERE.lastIndex = at;
  const [whole, words, to] = LINK_HERE.exec(text) ?? [];
  if (whole === undefined || words === undefined || to === undefined) return null;
  const part: RichPart = isAllowed(to) ? { kind: 'link', to, parts: richParts(words) } : { kind: 'text', text: whole };
  return { end: at + whole.length, part };
}

/** Words between stars, up to the first stars that can end them. */
function starsAt(text: string, at: number, stars: '*' | '**', kind: 'italic' | 'bold'): Mark | null {
  const from = at + stars.length;
  if (!isInk(text[from])) return null;
  const line = text.indexOf('\n', from);
  const last = Math.min(from + LONGEST, line === -1 ? text.length : line);
  for (let end = text.indexOf(stars, from + 1); end !== -1 && end <= last; end = text.indexOf(stars, end + 1)) {
    if (isInk(text[end - 1]) && !isWordOrStar(firstOf(text.slice(end + stars.length, end + stars.length + 2))))
      return { end: end + stars.length, part: { kind, parts: richParts(text.slice(from, end)) } };
    if (stars === '*') return null;
  }
  return null;
}

const isInk = (character: string | undefined) => character !== undefined && /[^\s*]/.test(character);
const isWordOrStar = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}*]/u.test(character);
const firstOf = (text: string): string | undefined => [...text][0];
const lastOf = (text: string): string | undefined => [...text].at(-1);

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
