import { spelled } from '#site/model/spelled.ts';

export const MAX_SLUG = 80;
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The blog's own paths beside its posts. */
const RESERVED = new Set(['page', 'tag', 'rss', 'atom', 'feed']);

/** The last part of a post's address, made from its title; `post-` and the start of `id` where nothing can be spelled so. */
export function slugFrom(title: string, id: string): string {
  const slug = spelled(title.replaceAll('&', ' and '), MAX_SLUG);
  if (slug === '') return `post-${id.slice(0, 8)}`;
  return isReservedSlug(slug) ? `the-${slug}` : slug;
}

export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);

/** What every slug begins with that `freeSlug` may give for this one. */
export const stemOf = (slug: string): string => slug.slice(0, MAX_SLUG - 6).replace(/-$/, '');

/** The slug, or the first numbered one, that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug) && !isReservedSlug(slug)) return slug;
  const stem = stemOf(slug);
  for (let number = 2; ; number += 1) {
    const candidate = `${stem}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
