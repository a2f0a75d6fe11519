import type { WebsiteDocument } from '../model/document.ts';

/** Addresses and places that a link inside the site can lead to. */
export type Targets = { pages: Map<string, Set<string>>; redirects: Set<string> };

/** What can be linked to once published: pages, and on each the sections that visitors see. */
export const targetsOf = (document: WebsiteDocument): Targets => ({
  pages: new Map(
    document.pages.map((page) => [
      page.path,
      new Set(page.sections.filter(({ hidden }) => !hidden).map(({ id }) => id)),
    ]),
  ),
  redirects: new Set(document.redirects.map(({ from }) => from)),
});

export type BrokenLink = 'no page' | 'no place';

/**
 * Why a link inside the site leads nowhere; null when it leads somewhere or out of the site. `from` is the path of the
 * page it stands on, or null for a link on every page.
 */
export function brokenLink(to: string, from: string | null, { pages, redirects }: Targets): BrokenLink | null {
  if (!to.startsWith('/') && !to.startsWith('#')) return null;
  const [address = '', fragment = ''] = to.split('#', 2);
  const path = address.split('?', 1)[0] ?? '';
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (trimmed === '' && from === null)
    return fragment === '' || [...pages.values()].some((ids) => ids.has(fragment)) ? null : 'no place';
  const page = pages.get(trimmed === '' ? (from ?? '/') : trimmed);
  if (!page) return redirects.has(trimmed) ? null : 'no page';
  return fragment === '' || page.has(fragment) ? null : 'no place';
}
