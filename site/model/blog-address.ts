import type { WebsiteDocument } from './document.ts';
import { followPage } from './follow-page.ts';

const MOST_FORMER = 20;

/** True for an address that only a post, or a list of them, can have. */
export const isBelow = (path: string, blogPath: string): boolean => path.startsWith(`${blogPath}/`);

/**
 * The document with its blog at another address: the page that stood at the old one moves along, links follow it, and the old
 * address is remembered so that links from elsewhere lead on. The same document when the blog is there already.
 */
export function withBlogAt(document: WebsiteDocument, to: string): WebsiteDocument {
  const { path: from, formerPaths } = document.blog;
  if (from === to) return document;
  const former = [...formerPaths.filter((path) => path !== to), from].slice(-MOST_FORMER);
  const moved = { ...document, blog: { ...document.blog, path: to, formerPaths: former } };
  if (moved.pages.some(({ path }) => path === to)) return moved;
  const pages = moved.pages.map((page) => (page.path === from ? { ...page, path: to } : page));
  return followPage({ ...moved, pages }, from, to);
}

/** What kind of feed lies at an address. */
export const typeOfFeed = (path: string): string =>
  path.endsWith('/atom.xml') ? 'application/atom+xml' : 'application/rss+xml';

/** The addresses that led to this one of the blog's before the blog moved; none for one outside of it. */
export const formerAddresses = ({ path: now, formerPaths }: WebsiteDocument['blog'], path: string): string[] =>
  path === now || isBelow(path, now) ? formerPaths.map((former) => former + path.slice(now.length)) : [];
