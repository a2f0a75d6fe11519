import type { WebsiteDocument } from '#site/model/document.ts';
import { spelled } from '#site/model/spelled.ts';

/** An id that no page and no section has. */
export function freshId(document: WebsiteDocument, base: string): string {
  const used = new Set(document.pages.flatMap((page) => [page.id, ...page.sections.map(({ id }) => id)]));
  const start = spelled(base, 32) || 'part';
  let id = start;
  for (let number = 2; used.has(id); number += 1) id = `${start}-${number}`;
  return id;
}
