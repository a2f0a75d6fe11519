import { isBelow } from '../model/blog-address.ts';
import type { WebsiteDocument } from '../model/document.ts';

/** Addresses and places that a link inside the site can lead to. */
export type Targets = { pages: Map<string, Set<string>>; redirects: Set<string>; blog: string | null };

/** What can be linked to once published: pages, and on each the sections that visitors see. */
export const targetsOf = (document: WebsiteDocument): Targets => ({
  pages: new Map(
    document.pages.map((page) => [
      page.path,
      new Set(page.sections.filter(({ hidden }) => !hidden).map(({ id }) => id)),
    ]),
  ),
  redirects: new Set(document.redirects.map(({ from }) => from)),
  blog: document.blog.path,
});

export type BrokenLink = 'no page' | 'no place' | 'not an email address' | 'not a phone number' | 'not a web address';

const MAIL = /^mailto:[^\s@?,]+@[^\s@?,]+\.[^\s@?,.]{2,}(?:,[^\s@?,]+@[^\s@?,]+)*(?:\?|$)/i;

/** What is wrong with a link out of the site as far as it shows without following it. */
function brokenOutside(to: string): BrokenLink | null {
  if (/^mailto:/i.test(to)) return MAIL.test(to) ? null : 'not an email address';
  if (/^tel:/i.test(to)) return to.replace(/\D/g, '').length >= 3 ? null : 'not a phone number';
  if (!/^https?:/i.test(to)) return null;
  try {
    return /^[^.].*\.[^.]+$|^\[/.test(new URL(to).hostname) ? null : 'not a web address';
  } catch {
    return 'not a web address';
  }
}

/**
 * Why a link leads nowhere; null when it leads somewhere, as far as the document tells. `from` is the path of the page it
 * stands on, or null for a link on every page.
 */
export function brokenLink(to: string, from: string | null, { pages, redirects, blog }: Targets): BrokenLink | null {
  if (!to.startsWith('/') && !to.startsWith('#')) return brokenOutside(to);
  const [address = '', fragment = ''] = to.split('#', 2);
  const path = address.split('?', 1)[0] ?? '';
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (trimmed === '' && from === null)
    return fragment === '' || [...pages.values()].some((ids) => ids.has(fragment)) ? null : 'no place';
  const page = pages.get(trimmed === '' ? (from ?? '/') : trimmed);
  // Which posts there are is not in the document.
  if (!page) return redirects.has(trimmed) || (blog !== null && isBelow(trimmed, blog)) ? null : 'no page';
  return fragment === '' || page.has(fragment) ? null : 'no place';
}
