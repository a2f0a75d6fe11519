import { compareTexts, thenAndNow, type Piece } from '#app/compare-texts.server.ts';
import { fieldLabels } from './post-words.ts';

type Content = { body: string; tags: string[] } & Record<string, unknown>;

export type FieldDifference = { label: string; pieces: Piece[] };

const FIELDS = ['title', 'slug', 'excerpt', 'tags', 'author', 'seoTitle', 'seoDescription'];

/** What differs between an older version of a post and the present one, field by field. */
export function compareVersions(then: Content, now: Content): FieldDifference[] {
  const fields = FIELDS.flatMap((field) => {
    const [before, after] = [inWords(then[field]), inWords(now[field])];
    return before === after ? [] : [{ label: fieldLabels[field] ?? field, pieces: thenAndNow(before, after) }];
  });
  if (then.body === now.body) return fields;
  return [...fields, { label: fieldLabels.body ?? '', pieces: compareTexts(then.body, now.body, '\n\n') }];
}

const inWords = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
