import { sameJson } from '#site/model/json.ts';
import { contentWith } from './content.ts';
import type { PostContent, PostField } from './content.ts';
import { mergeBodies } from './merge-body.ts';

export type FieldConflict = { field: string; yours: string; theirs: string };
export type MergedContent = {
  content: PostContent;
  /** What somebody else changed meanwhile. */
  merged: PostField[];
  conflicts: FieldConflict[];
};

const FIELDS = [
  'title',
  'slug',
  'excerpt',
  'body',
  'tags',
  'author',
  'cover',
  'seoTitle',
  'seoDescription',
] as const satisfies readonly PostField[];

/**
 * What two people made of one content. Of a field that one of them changed their words stand; bodies and tags are merged. Of another
 * field that both changed mine stand, since theirs are kept in a version already, and the conflict says so.
 */
export function mergeContents(base: PostContent, mine: PostContent, theirs: PostContent): MergedContent {
  const merged: PostField[] = [];
  const conflicts: FieldConflict[] = [];
  let content = mine;
  for (const field of FIELDS) {
    if (sameJson(theirs[field], base[field])) continue;
    if (sameJson(mine[field], theirs[field])) continue;
    merged.push(field);
    if (field === 'body') {
      const bodies = mergeBodies(base.body, mine.body, theirs.body);
      content = contentWith(content, { body: bodies.body });
      conflicts.push(...bodies.conflicts.map((conflict) => ({ field, ...conflict })));
    } else if (field === 'tags') {
      content = contentWith(content, { tags: mergeTags(base.tags, mine.tags, theirs.tags) });
    } else if (sameJson(mine[field], base[field])) {
      content = contentWith(content, { [field]: theirs[field] });
    } else {
      conflicts.push({ field, yours: inWords(mine[field]), theirs: inWords(theirs[field]) });
    }
  }
  return { content, merged, conflicts };
}

/** Theirs with what I added and without what I took away. */
function mergeTags(base: string[], mine: string[], theirs: string[]): string[] {
  const kept = theirs.filter((tag) => mine.includes(tag) || !base.includes(tag));
  return [...kept, ...mine.filter((tag) => !base.includes(tag) && !theirs.includes(tag))];
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
