import { Parser } from 'htmlparser2';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { spelled } from '#site/model/spelled.ts';
import { contentSchema, contentWith, emptyContent } from '../../posts/content.ts';
import { MAX_SLUG } from '../../posts/slug.ts';
import { ArchiveRefused } from '../unpack.ts';
import { MOST_POSTS } from './read-post-file.ts';
import type { ReadPost } from './read-post-file.ts';
import { nameOfItem } from './wordpress-item.ts';
import type { WordPressItem } from './wordpress-item.ts';

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { nodeHandlers: { comment: () => undefined } })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', fences: true });

/** Texts of an item that are read; others are passed over. */
const READ = new Set([
  'title',
  'guid',
  'content:encoded',
  'excerpt:encoded',
  'dc:creator',
  'wp:post_id',
  'wp:post_name',
  'wp:post_date_gmt',
  'wp:status',
  'wp:post_type',
]);

/**
 * The posts of an export of WordPress (WXR) as they stand in it. What is no post (pages, menus, attachments) is passed over. Throws
 * `ArchiveRefused` for what is no such file.
 */
export function wordPressItems(xml: string): WordPressItem[] {
  if (!/<rss\b/.test(xml.slice(0, 4_000)) || !xml.includes('wordpress.org/export/'))
    throw new ArchiveRefused('This is not a WordPress export. In WordPress choose Tools, Export, Posts.');
  const posts = itemsOf(xml).filter(({ texts }) => texts.get('wp:post_type') === 'post');
  if (posts.length === 0) throw new ArchiveRefused('There are no posts in this WordPress export.');
  if (posts.length > MOST_POSTS) throw new ArchiveRefused(`This file has more than ${MOST_POSTS} posts.`);
  return posts;
}

function itemsOf(xml: string): WordPressItem[] {
  const items: WordPressItem[] = [];
  let item: WordPressItem | undefined;
  let text: string | undefined;
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'item') item = { texts: new Map(), tags: [] };
        if (item && (READ.has(name) || name === 'category')) text = '';
      },
      ontext(part) {
        if (text !== undefined) text += part;
      },
      onclosetag(name) {
        if (item && text !== undefined && name === 'category') item.tags.push(text.trim());
        else if (item && text !== undefined && READ.has(name)) item.texts.set(name, text);
        if (READ.has(name) || name === 'category') text = undefined;
        if (item && name === 'item') {
          items.push(item);
          item = undefined;
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return items;
}

/** The post of an item: its HTML becomes Markdown, pictures elsewhere stay addresses, scripts are left behind. */
export function readWordPressItem(item: WordPressItem): ReadPost {
  const { texts, tags } = item;
  const of = (name: string) => (texts.get(name) ?? '').trim();
  const name = nameOfItem(item);
  const body = markdownOf(texts.get('content:encoded') ?? '');
  if (body === null) return { name, problem: 'Elements in its text are nested too deeply to be read.' };
  const given = contentSchema.partial().safeParse({
    title: of('title'),
    slug: spelled(of('wp:post_name'), MAX_SLUG),
    excerpt: of('excerpt:encoded').replace(/<[^<>]*>/g, ''),
    body,
    tags: [...new Set(tags.filter((tag) => tag !== '' && tag !== 'Uncategorized'))].slice(0, 20),
    author: of('dc:creator'),
  });
  if (!given.success) return { name, problem: given.error.issues[0]?.message ?? 'It cannot be read.' };
  const date = new Date(`${of('wp:post_date_gmt').replace(' ', 'T')}Z`);
  const publishAt = Number.isNaN(date.getTime()) ? null : date;
  const state = publishAt === null ? 'draft' : (STATES[of('wp:status')] ?? 'draft');
  return {
    name,
    post: {
      content: contentWith(emptyContent, given.data),
      state,
      publishAt: state === 'draft' ? null : publishAt,
      liveChangedAt: null,
      createdAt: publishAt,
      deletedAt: null,
      formerSlugs: [],
      source: sourceOf(of),
    },
    published: null,
  };
}

/** By what an item is known again in the next export of the same blog. */
const sourceOf = (of: (name: string) => string): string =>
  (of('guid') || `wordpress:${of('wp:post_id') || of('wp:post_name') || of('title')}`).slice(0, 500);

const STATES: Readonly<Record<string, 'published' | 'scheduled'>> = { publish: 'published', future: 'scheduled' };

/**
 * WordPress separates paragraphs of its older posts by empty lines, and its newer blocks by comments. Null for what is nested so deeply
 * that whoever walks it runs out of room.
 */
function markdownOf(html: string): string | null {
  const isOld = !/<(?:p|div|ul|ol|h[1-6]|blockquote|table|pre|figure)\b/i.test(html);
  const marked = isOld
    ? html
        .split(/\n[ \t]*\n/)
        .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
        .join('')
    : html;
  try {
    return String(toMarkdown.processSync(marked));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
