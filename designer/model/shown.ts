import type { Page, Section, WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';
import { looksOf } from './looks.ts';

/** Characters that the page looked at, a page asked for, and all outlines may take. */
const MOST_LOOKED = 9_000;
const MOST_READ = 5_000;
const MOST_OUTLINE = 6_000;
const MOST_LISTED = 40;

/** A site's text cannot write a marker or a tag: the signs for it are written as escapes, which JSON allows. */
export const asData = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Words between markers cannot write one. */
export const asWords = (text: string): string => text.replace(/<(?=\/?(?:SITE|BRIEF|UNDERSTOOD)\b)/gu, '‹');

/** The page a request means first: that of a section that it points to. */
export const pageLookedAt = (
  { pages }: WebsiteDocument,
  path: string | undefined,
  section?: string,
): Page | undefined =>
  pages.find(({ sections }) => sections.some(({ id }) => id === section)) ??
  pages.find((page) => page.path === path) ??
  pages.find((page) => page.path === '/') ??
  pages[0];

/** The website as a model gets it: the page looked at whole, of the others an outline. What is empty is left out. */
export function shownTo(document: WebsiteDocument, looked: Page | undefined, first?: string): unknown {
  const { pages, locks, redirects, ...parts } = document;
  let left = MOST_OUTLINE;
  const others = pages.map((page) => {
    if (page === looked) return pageWithin(page, MOST_LOOKED, first);
    const outline = outlineOf(page);
    left -= JSON.stringify(outline).length;
    return left > 0 ? outline : { id: page.id, path: page.path, title: page.title, sectionCount: page.sections.length };
  });
  return withoutEmpty({
    ...parts,
    redirects: listed(redirects),
    locks: listed(locks),
    pages: others,
    note: `Left-out fields are empty. Only ${looked?.path ?? '/'} is given whole; readPage gives another.`,
  });
}

const listed = (list: readonly unknown[]): unknown[] =>
  list.length <= MOST_LISTED ? [...list] : [...list.slice(0, MOST_LISTED), `and ${list.length - MOST_LISTED} more`];

/** The page with as many sections as there is room for, from the top; of the others what they are. */
function pageWithin(page: Page, most: number, first?: string): unknown {
  let left = most;
  const whole = new Map<Section, unknown>();
  for (const section of [...page.sections].sort((a, b) => Number(b.id === first) - Number(a.id === first))) {
    const { version: _version, hidden, ...rest } = section;
    const shown = withoutEmpty({ ...rest, ...(hidden && { hidden }) });
    left -= JSON.stringify(shown).length;
    if (left >= 0 || section.id === first) whole.set(section, shown);
  }
  return { ...page, sections: page.sections.map((section) => whole.get(section) ?? shortOf(section)) };
}

function shortOf({ id, kind, variant, hidden, props }: Section): unknown {
  const heading = typeof props['heading'] === 'string' ? props['heading'].slice(0, 80) : '';
  return { id, kind, variant, ...(heading && { heading }), ...(hidden && { hidden }) };
}

const outlineOf = ({ id, path, title, sections }: Page) => ({
  id,
  path,
  title,
  sections: sections.map(({ id: section, kind, props }) =>
    [section, kind, typeof props['heading'] === 'string' ? props['heading'].slice(0, 60) : '']
      .filter((part, index) => part !== '' && !(index === 1 && section === kind))
      .join(' · '),
  ),
});

/** The same without empty texts, lists, links and pictures. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const kept = withoutEmpty(part);
      return isEmpty(kept) ? [] : [[key, kept]];
    }),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && (Object.keys(value).length === 0 || sameNone(value)));

const sameNone = (value: Record<string, unknown>) => value['source'] === 'none' && Object.keys(value).length === 1;

/** A page as `readPage` gives it; a section of a long one by its id. */
export function pageAsData(document: WebsiteDocument, pageId: string, sectionId?: string): string {
  const page = document.pages.find(
    ({ id, path, sections }) => id === pageId || path === pageId || sections.some((section) => section.id === pageId),
  );
  if (!page)
    return `There is no page “${pageId.slice(0, 60)}”. There are: ${document.pages.map(({ id }) => id).join(', ')}.`;
  const shown = withoutEmpty(pageWithin(page, MOST_READ, sectionId ?? pageId));
  return `<SITE>\n${asData({ page: shown, looks: looksOf(page) })}\n</SITE>`;
}
