import { z } from 'zod';
import { placeholdersInMarkdown } from '#site/origins/markdown-marks.ts';
import { placeholdersIn } from '#site/origins/marks.ts';
import { assetIdsOf, assetKeysOf } from '#site/model/assets-of.ts';
import { imageSchema } from '#site/model/fields.ts';
import type { PostContent } from '../../db/blog-tables.ts';
import { countWords } from '../../reading/markdown/count-words.ts';
import { plainLine, plainText } from '../websites/plain-text.ts';
import { SLUG_PATTERN, MAX_SLUG } from './slug.ts';

export type { PostContent, PostHead } from '../../db/blog-tables.ts';
export type PostField = keyof PostContent;

export const MAX_BODY_BYTES = 200 * 1024;
const MAX_TAGS = 20;
const MAX_TAG = 40;

const CONTROL = /[^\P{Control}\n\t]/gu;
const HALF_OF_A_PAIR = /\p{Surrogate}/gu;

/** Markdown as it is typed: its ends and its blank lines stay, since somebody may be typing there. */
const body = z
  .string()
  .transform((text) => text.replace(HALF_OF_A_PAIR, '\ufffd').replace(/\r\n?/g, '\n').replace(CONTROL, ''))
  .refine((text) => Buffer.byteLength(text) <= MAX_BODY_BYTES, 'Keep a post to 200 KB of text, or split it into two.');

const slug = z
  .string()
  .trim()
  .transform((text) => text.toLowerCase())
  .refine((text) => text === '' || SLUG_PATTERN.test(text), 'Use only the letters a to z, digits and single dashes.')
  .refine((text) => text.length <= MAX_SLUG, `Keep the address to ${MAX_SLUG} characters or fewer.`);

const tags = z
  .array(plainLine(MAX_TAG, `Keep each tag to ${MAX_TAG} characters.`))
  .transform((all) => withoutTwins(all.filter((tag) => tag !== '')))
  .refine((all) => all.length <= MAX_TAGS, `Keep a post to ${MAX_TAGS} tags.`);

/** What a form or an import says of a post; what it leaves out, or says null of, stays as it was. Limits in words. */
export const contentSchema = z.object({
  title: plainLine(200, 'Keep the title to 200 characters or fewer.'),
  slug,
  excerpt: plainText(0, 400, '', 'Keep the excerpt to 400 characters or fewer.'),
  body,
  tags,
  author: plainLine(120, 'Keep the name of the author to 120 characters or fewer.'),
  cover: imageSchema,
  seoTitle: plainLine(120, 'Keep the title for search engines to 120 characters or fewer.'),
  seoDescription: plainLine(320, 'Keep the description for search engines to 320 characters.'),
});
export const postInputSchema = z
  .record(z.string(), z.unknown())
  .transform((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)))
  .pipe(contentSchema.partial());
export type PostInput = z.output<typeof postInputSchema>;

export const emptyContent: PostContent = {
  title: '',
  slug: '',
  excerpt: '',
  body: '',
  tags: [],
  author: '',
  cover: { source: 'none' },
  seoTitle: '',
  seoDescription: '',
};

/** The content with what is new in it, its parts in one order, so that equal contents are kept as equal texts. */
export const contentWith = (content: PostContent, change: Partial<PostContent>): PostContent => {
  const {
    title,
    slug: address,
    excerpt,
    body: text,
    tags: all,
    author,
    cover,
    seoTitle,
    seoDescription,
  } = {
    ...content,
    ...change,
  };
  return { title, slug: address, excerpt, body: text, tags: all, author, cover, seoTitle, seoDescription };
};

/** What a search looks through. */
export const searchedWords = ({ title, excerpt, tags: all, body: text }: PostContent): string =>
  [title, excerpt, all.join(' '), text].join('\n');

/** How many words a text has; addresses of links are none. */
export const countWordsOf = (markdown: string): number => countWords(markdown.replace(/\]\([^()[\]\s]*\)/g, '] '));

/** How many facts are missing that only the owner knows: `[[…]]`. Code of the text is left aside. */
export const countGaps = (content: PostContent): number =>
  [content.title, content.excerpt, content.seoTitle, content.seoDescription].flatMap(placeholdersIn).length +
  placeholdersInMarkdown(content.body).length;

/** Names of the uploaded pictures that a post shows: its cover, whole and as it is cropped, and what its text names as `asset:<id>`. */
export const assetsOfPost = ({ cover, body: text }: Pick<PostContent, 'cover' | 'body'>): string[] => [
  ...new Set([
    ...assetIdsOf(cover),
    ...assetKeysOf(cover),
    ...[...text.matchAll(/\basset:([a-z0-9]{1,64})/g)].map(([, id = '']) => id),
  ]),
];

/** Tags that differ in nothing but capitals are one; the first spelling stays. */
function withoutTwins(all: string[]): string[] {
  const known = new Set<string>();
  return all.filter((tag) => {
    const key = tag.toLowerCase();
    return !known.has(key) && known.add(key);
  });
}
