import type { Section } from '#site/model/document.ts';
import { hasProposal, placeholdersIn, textParts } from '#site/origins/marks.ts';

/** Names of fields that say best what a section is about, most telling first. */
const TELLING = ['heading', 'title', 'name', 'text', 'quote', 'body', 'intro'];

const readable = (text: string) =>
  textParts(text)
    .map((part) => (part.kind === 'placeholder' ? `(${part.wanted})` : part.text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** A few words by which a person recognises a section in a list; '' for one without any text. */
export function excerptOf(section: Section, length = 64): string {
  const named = TELLING.map((name) => section.props[name]).find((value) => typeof value === 'string' && value !== '');
  const text = readable(typeof named === 'string' ? named : (textsOf(section.props)[0]?.text ?? ''));
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}

export type TextAt = { path: string[]; text: string };

/** Every non-empty text in a value, with the way to it. */
export function textsOf(value: unknown, path: string[] = []): TextAt[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, [...path, key]));
}

/** How many facts this section still waits for. */
export const missingIn = (section: Section): number =>
  textsOf(section.props).reduce((count, { text }) => count + placeholdersIn(text).length, 0);

/** How many of its texts are suggestions that the owner has not decided about. */
export const suggestedIn = (section: Section): number =>
  textsOf(section.props).filter(({ text }) => hasProposal(text)).length;
