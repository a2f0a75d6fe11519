import { diffComm } from 'node-diff3';
import { fieldLabels } from './post-words.ts';

type Content = { body: string; tags: string[] } & Record<string, unknown>;

/** A piece of a text as it was then or is now; `same` pieces stand between. */
export type Piece = { kind: 'same' | 'then' | 'now'; text: string };
export type FieldDifference = { label: string; pieces: Piece[] };

const FIELDS = ['title', 'slug', 'excerpt', 'tags', 'author', 'seoTitle', 'seoDescription'];
/** Beyond so many characters texts are shown one after the other: comparing them would take too long. */
const MOST = 60_000;
/** So much of what is the same is shown around a difference. */
const AROUND = 1;

/** What differs between an older version of a post and the present one, field by field. */
export function compareVersions(then: Content, now: Content): FieldDifference[] {
  const fields = FIELDS.flatMap((field) => {
    const [before, after] = [inWords(then[field]), inWords(now[field])];
    if (before === after) return [];
    const pieces: Piece[] = [
      { kind: 'then', text: before },
      { kind: 'now', text: after },
    ];
    return [{ label: fieldLabels[field] ?? field, pieces }];
  });
  if (then.body === now.body) return fields;
  return [...fields, { label: fieldLabels.body ?? '', pieces: bodyPieces(then.body, now.body) }];
}

const inWords = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

function bodyPieces(then: string, now: string): Piece[] {
  if (then.length + now.length > MOST)
    return [
      { kind: 'then', text: then },
      { kind: 'now', text: now },
    ];
  const parts = diffComm(paragraphs(then), paragraphs(now));
  return parts.flatMap((part, at): Piece[] => {
    if (part.common) return shortened(part.common, at > 0, at < parts.length - 1);
    return [...joined('then', part.buffer1), ...joined('now', part.buffer2)];
  });
}

const paragraphs = (text: string) => text.split('\n\n').filter((paragraph) => paragraph.trim() !== '');
const joined = (kind: Piece['kind'], parts: string[]): Piece[] =>
  parts.length === 0 ? [] : [{ kind, text: parts.join('\n\n') }];

function shortened(parts: string[], hasBefore: boolean, hasAfter: boolean): Piece[] {
  const [head, tail] = [hasBefore ? AROUND : 0, hasAfter ? AROUND : 0];
  if (parts.length <= head + tail + 1) return joined('same', parts);
  return joined('same', [...parts.slice(0, head), '…', ...(tail > 0 ? parts.slice(-tail) : [])]);
}
