import { partOfValue } from '#app/forms/section-form-values.ts';
import type { Entries } from '#app/forms/unsaved-input.ts';
import { entryTree } from '#site/forms/form-entries.ts';
import { readImage } from '#site/forms/read-image.ts';
import { isRecord } from '#site/model/json.ts';

/** What stands in the fields of a post's form. */
export type PostValues = {
  title: string;
  slug: string;
  excerpt: string;
  body: string;
  author: string;
  seoTitle: string;
  seoDescription: string;
  /** Separated by commas. */
  tags: string;
  cover: unknown;
};

export const textNames = ['title', 'slug', 'excerpt', 'body', 'author', 'seoTitle', 'seoDescription', 'tags'] as const;

export const emptyPost: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  body: '',
  author: '',
  seoTitle: '',
  seoDescription: '',
  tags: '',
  cover: { source: 'none' },
};

type Content = Omit<PostValues, 'tags'> & { tags: string[] };

/** The fields as a post fills them, and nothing else of it. */
export const valuesOfPost = (post: Content): PostValues => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  body: post.body,
  author: post.author,
  seoTitle: post.seoTitle,
  seoDescription: post.seoDescription,
  tags: post.tags.join(', '),
  cover: post.cover,
});

/** Reads what an answer says of the fields: as a post fills them, or as they were typed. What it does not say is empty. */
export function valuesIn(value: unknown): PostValues {
  const text = (name: string) => {
    const part = partOfValue(value, name);
    return typeof part === 'string' ? part : '';
  };
  const isTyped = isRecord(value) && Object.hasOwn(value, 'cover.source');
  const typed = isTyped ? Object.entries(value).map(([name, part]): [string, string] => [name, String(part)]) : [];
  return {
    title: text('title'),
    slug: text('slug'),
    excerpt: text('excerpt'),
    body: text('body'),
    author: text('author'),
    seoTitle: text('seoTitle'),
    seoDescription: text('seoDescription'),
    tags: text('tags'),
    cover: isTyped ? coverIn(typed) : (partOfValue(value, 'cover') ?? emptyPost.cover),
  };
}

/** What the entries of a form hold. */
export const valuesOfEntries = (entries: Entries): PostValues => valuesIn(Object.fromEntries(entries));

function coverIn(entries: Entries): unknown {
  const node = entryTree(entries).children.get('cover');
  return node ? readImage(node, undefined) : emptyPost.cover;
}

/** What a post is called where it has no title yet. */
export const titleOf = ({ title }: { title: string }): string => title.trim() || 'Untitled post';
