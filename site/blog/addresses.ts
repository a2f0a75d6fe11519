import { hashOf } from '../model/hash.ts';
import type { Blog } from '../model/document.ts';

type Place = Pick<Blog, 'path'>;

export const postPath = (blog: Place, { slug }: { slug: string }): string => `${blog.path}/${slug}`;

export const tagPath = (blog: Place, tag: string): string => `${blog.path}/tag/${tagSlug(tag)}`;

export const feedPath = (blog: Place, file: 'rss.xml' | 'atom.xml' | 'feed.json'): string => `${blog.path}/${file}`;

/** Letters that are two in plain writing, which taking off accents does not tell. */
const SPELLED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th' };

/** What separates words, or stands at them, and may go. */
const BETWEEN = /[\s\-_.,;:!?&/'’"“”()]+/gu;

const slugs = new Map<string, string>();
const KEPT = 5000;

/**
 * A tag in an address: the same for tags that differ in capitals, accents or signs between words. What cannot be written in
 * plain letters ("C++", other scripts) ends with a few digits of its own, so that no two such tags share an address.
 */
export function tagSlug(tag: string): string {
  const known = slugs.get(tag);
  if (known !== undefined) return known;
  if (slugs.size >= KEPT) slugs.clear();
  const slug = slugOf(tag);
  slugs.set(tag, slug);
  return slug;
}

function slugOf(tag: string): string {
  const plain = tag
    .trim()
    .toLowerCase()
    .replace(/[ßæœøłđþ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(BETWEEN, '-');
  const slug = plain
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  const isWhole = /^[a-z0-9-]+$/.test(plain) && slug !== '';
  return isWhole ? slug : [slug, hashOf(tag.trim().toLowerCase()).slice(0, 6)].filter(Boolean).join('-');
}
