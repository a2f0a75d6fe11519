import type { WebsiteDocument } from '../model/document.ts';

/**
 * Redirects that keep old addresses alive: for every page of `published` that stands at another path in `draft`. Left
 * out where the draft has a page or a redirect of its own at the old path.
 */
export function redirectsForMovedPages(
  published: WebsiteDocument,
  draft: WebsiteDocument,
): { from: string; to: string }[] {
  const now = new Map(draft.pages.map(({ id, path }) => [id, path]));
  const taken = new Set([...now.values(), ...draft.redirects.map(({ from }) => from)]);
  return published.pages.flatMap(({ id, path: from }) => {
    const to = now.get(id);
    return to === undefined || to === from || taken.has(from) ? [] : [{ from, to }];
  });
}
