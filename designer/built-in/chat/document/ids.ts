import type { WebsiteDocument } from '#site/model/document.ts';
import { plain } from '../message/plain.ts';

/** A word for an address or an id: "Über uns" is `uber-uns`. */
export const slug = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 32);

/** An id that no page and no section has. */
export function freshId(document: WebsiteDocument, base: string): string {
  const used = new Set(document.pages.flatMap((page) => [page.id, ...page.sections.map(({ id }) => id)]));
  const start = slug(base) || 'part';
  let id = start;
  for (let number = 2; used.has(id); number += 1) id = `${start}-${number}`;
  return id;
}

export function freshPath(document: WebsiteDocument, title: string): string {
  const used = new Set(document.pages.map(({ path }) => path));
  const start = slug(title) || 'page';
  let path = `/${start}`;
  for (let number = 2; used.has(path) || path === '/settings'; number += 1) path = `/${start}-${number}`;
  return path;
}
