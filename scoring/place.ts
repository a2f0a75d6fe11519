import { findSection } from '#site/model/find-section.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Change } from '#site/operations/index.ts';

/**
 * Where a change is, the same whatever ids a designer chose: a section is named by its kind, a new page is `pages/new`, and of an entry that is
 * added or removed as a whole nothing more is said. `theme` is one place: its colours follow one another.
 */
export function placeOf(
  { path: [root = '', id = '', ...rest], before: was, after: is }: Change,
  before: WebsiteDocument,
  after: WebsiteDocument,
): string {
  if (root === 'theme' || root === 'template') return root;
  if (root === 'sections') {
    const kind = (findSection(before, id) ?? findSection(after, id))?.section.kind ?? id;
    const isWhole = rest[0] === undefined || rest[0] === 'place';
    if (isWhole && isOfNewPage(id, before, after)) return 'pages/new';
    return isWhole ? `sections/${kind}` : ['sections', kind, ...rest.filter((part) => part !== 'props')].join('/');
  }
  if (root === 'pages' && !before.pages.some((page) => page.id === id)) return 'pages/new';
  if (root === 'pages' && rest[0] === undefined && is === undefined && was !== undefined) return 'pages/removed';
  return [root, id, ...rest].filter((part) => part !== '').join('/');
}

function isOfNewPage(id: string, before: WebsiteDocument, after: WebsiteDocument): boolean {
  const page = after.pages.find(({ sections }) => sections.some((section) => section.id === id));
  return page !== undefined && !before.pages.some((one) => one.id === page.id);
}

/** Whether a place lies at or below another one. */
export const isWithin = (place: string, allowed: string): boolean =>
  place === allowed || place.startsWith(`${allowed}/`);
