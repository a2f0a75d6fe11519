import type { WebsiteDocument } from '#site/model/document.ts';
import { redirectsForMovedPages } from '#site/operations/index.ts';

type Redirect = { from: string; to: string };

/**
 * Where old addresses lead from this publication on: what the owner set up, pages that moved since the last publication,
 * and what that one already redirected. No address of a page that exists is redirected, and none in two steps.
 */
export function redirectsOf(
  document: WebsiteDocument,
  last?: { document: WebsiteDocument; redirects: Redirect[] },
): Redirect[] {
  if (!last) return document.redirects;
  const moved = redirectsForMovedPages(last.document, document);
  const newPath = new Map(moved.map(({ from, to }) => [from, to]));
  const taken = new Set([...document.pages.map(({ path }) => path), ...document.redirects.map(({ from }) => from)]);
  const kept = last.redirects
    .filter(({ from }) => !taken.has(from) && !newPath.has(from))
    .map(({ from, to }) => ({ from, to: newPath.get(to) ?? to }))
    .filter(({ from, to }) => from !== to);
  return [...document.redirects, ...moved, ...kept];
}
