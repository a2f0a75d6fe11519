/**
 * A fact that only the owner knows and the brief did not give stands in a text as `[[what is missing]]`: "[[your prices]]".
 * A draft shows it as a marked "Add your prices", a published page leaves it out, the editor and the publish check list it.
 */
export const placeholder = (wanted: string) => `[[${wanted}]]`;

const MARK = /\[\[([^[\]]{1,120})\]\]/g;

export type TextPart = { kind: 'text'; text: string } | { kind: 'placeholder'; wanted: string };

/** Splits a text at its placeholders, in order. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'placeholder', wanted: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** What the owner still has to supply in this text. */
export const placeholdersIn = (text: string): string[] =>
  textParts(text).flatMap((part) => (part.kind === 'placeholder' ? [part.wanted] : []));
