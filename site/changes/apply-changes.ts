import { checkDocument } from '../model/check-document.ts';
import type { Page, Section, WebsiteDocument } from '../model/document.ts';
import { pageSchema, sectionSchema } from '../model/document.ts';
import { failed, type Failed } from '../model/failure.ts';
import { isRecord } from '../model/json.ts';
import { isPlace, placeSchema, type Change } from './change.ts';
import { replaced } from './replaced.ts';

const pageFields = pageSchema.omit({ sections: true });
type PageFields = Omit<Page, 'sections'>;

/** A document taken apart, so that pages and sections can be reached, made and moved by id. */
type Draft = {
  parts: Omit<WebsiteDocument, 'pages'>;
  pages: Map<string, PageFields>;
  pageOrder: string[];
  sections: Map<string, Section>;
  sectionOrder: Map<string, string[]>;
};

/**
 * Applies changes (a revision's `forward` to redo it, its `inverse` to undo it, also onto later work). All or nothing;
 * the input is unchanged, untouched parts are shared, and the result is valid. What is meant to be removed and is gone
 * already stays gone. Fails with NOT_FOUND when a field to be set is no longer there.
 */
export function applyChanges(
  document: WebsiteDocument,
  changes: Change[],
): { ok: true; document: WebsiteDocument } | Failed {
  if (changes.length === 0) return { ok: true, document };
  const draft = takeApart(document);
  for (const change of changes) {
    if (isPlace(change.path)) continue;
    const problem = applyOne(draft, change);
    if (problem) return problem;
  }
  const problem = applyPlaces(
    draft,
    changes.filter(({ path, after }) => isPlace(path) && after !== undefined),
  );
  if (problem) return problem;
  if (hasHomeless(draft)) {
    return failed(
      'INVALID',
      'This would throw away a section that was added later. Move or remove that section first.',
    );
  }
  return checkDocument(putTogether(draft, document), document);
}

function takeApart({ pages, ...parts }: WebsiteDocument): Draft {
  return {
    parts,
    pages: new Map(pages.map((page) => [page.id, page])),
    pageOrder: pages.map((page) => page.id),
    sections: new Map(pages.flatMap((page) => page.sections.map((section) => [section.id, section]))),
    sectionOrder: new Map(pages.map((page) => [page.id, page.sections.map((section) => section.id)])),
  };
}

function applyOne(draft: Draft, { path, after }: Change): Failed | null {
  const [root = '', id = '', ...rest] = path;
  if (root === 'sections') return applyToSection(draft, id, rest, after);
  if (root === 'pages') return applyToPage(draft, id, rest, after);
  if (root === 'locks') {
    const others = draft.parts.locks.filter((lock) => lock !== id);
    draft.parts = { ...draft.parts, locks: after === true ? [...others, id].sort() : others };
    return null;
  }
  const parts = replaced(draft.parts, path, after);
  if (!isParts(parts)) return gone(path);
  draft.parts = parts;
  return null;
}

/** Only the outline is looked at here; `checkDocument` validates every part that changed. */
const isParts = (value: unknown): value is Draft['parts'] => isRecord(value) && Array.isArray(value['locks']);

function applyToSection(draft: Draft, id: string, rest: string[], after: unknown): Failed | null {
  if (rest.length === 0 && after === undefined) {
    draft.sections.delete(id);
    for (const [page, order] of draft.sectionOrder)
      if (order.includes(id)) draft.sectionOrder.set(page, without(order, id));
    return null;
  }
  const next = sectionSchema.safeParse(rest.length === 0 ? after : replaced(draft.sections.get(id), rest, after));
  if (!next.success) return gone(['sections', id, ...rest]);
  draft.sections.set(id, next.data);
  return null;
}

function applyToPage(draft: Draft, id: string, rest: string[], after: unknown): Failed | null {
  if (rest.length === 0 && after === undefined) {
    draft.pages.delete(id);
    draft.pageOrder = without(draft.pageOrder, id);
    draft.sectionOrder.delete(id);
    return null;
  }
  const next = pageFields.safeParse(rest.length === 0 ? after : replaced(draft.pages.get(id), rest, after));
  if (!next.success) return gone(['pages', id, ...rest]);
  draft.pages.set(id, next.data);
  if (!draft.sectionOrder.has(id)) draft.sectionOrder.set(id, []);
  return null;
}

const without = (ids: string[], id: string) => ids.filter((other) => other !== id);

const gone = (path: string[]) =>
  failed(
    'NOT_FOUND',
    'This part of the website is no longer as it was then. Change it by hand instead.',
    path.join('/'),
  );

/** Takes everything that has a new place out of its list, then puts it in again from first to last. */
function applyPlaces(draft: Draft, changes: Change[]): Failed | null {
  const placed = new Set(changes.map(({ path }) => `${path[0]}/${path[1]}`));
  draft.pageOrder = draft.pageOrder.filter((id) => !placed.has(`pages/${id}`));
  for (const [page, order] of draft.sectionOrder) {
    if (order.some((id) => placed.has(`sections/${id}`))) {
      draft.sectionOrder.set(
        page,
        order.filter((id) => !placed.has(`sections/${id}`)),
      );
    }
  }
  for (const { path, after } of changes) {
    const [root, id = ''] = path;
    const place = placeSchema.safeParse(after);
    const order = place.success && (root === 'pages' ? draft.pageOrder : draft.sectionOrder.get(place.data.page ?? ''));
    if (!order) return gone(path);
    if (!(root === 'pages' ? draft.pages : draft.sections).has(id)) return gone(path);
    const anchor = place.data.after === null ? -1 : order.indexOf(place.data.after);
    const index = place.data.after !== null && anchor < 0 ? Math.min(place.data.index, order.length) : anchor + 1;
    order.splice(index, 0, id);
  }
  return null;
}

/** True when a section stands on no page: its page went while the section, added later, did not. */
function hasHomeless(draft: Draft): boolean {
  const housed = new Set([...draft.sectionOrder.values()].flat());
  return [...draft.sections.keys()].some((id) => !housed.has(id));
}

/** The document again, with every page and section that did not change shared with `original`. */
function putTogether(draft: Draft, original: WebsiteDocument): WebsiteDocument {
  const earlier = new Map(original.pages.map((page) => [page.id, page]));
  const made = draft.pageOrder.flatMap((id) => {
    const own = draft.pages.get(id);
    if (!own) return [];
    const old = earlier.get(id);
    const sections = (draft.sectionOrder.get(id) ?? []).flatMap((sectionId) => draft.sections.get(sectionId) ?? []);
    const same =
      old &&
      sections.length === old.sections.length &&
      sections.every((section, index) => section === old.sections[index]);
    if (old && own === old && same) return [old];
    return [{ ...own, sections: same ? old.sections : sections }];
  });
  const samePages =
    made.length === original.pages.length && made.every((page, index) => page === original.pages[index]);
  const { version, template, language, brand, business, theme, header, footer, seo, blog, redirects, locks } =
    draft.parts;
  const pages = samePages ? original.pages : made;
  return { version, template, language, brand, business, theme, header, footer, seo, blog, pages, redirects, locks };
}
