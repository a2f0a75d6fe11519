import type { Page, Section, WebsiteDocument } from '../model/document.ts';
import type { Change, Place } from './change.ts';
import { movedBetween } from './moved.ts';
import { collectChanges } from './value-changes.ts';

const PLAIN_PARTS = [
  'template',
  'language',
  'brand',
  'business',
  'theme',
  'header',
  'footer',
  'seo',
  'blog',
  'redirects',
] as const;

/**
 * Every difference between two documents, both ways: `forward` leads from `before` to `after`, `inverse` back to the
 * same bytes. Parts shared by reference cost nothing.
 */
export const changesBetween = (before: WebsiteDocument, after: WebsiteDocument) => ({
  forward: oneWay(before, after),
  inverse: oneWay(after, before),
});

/** The way from `before` to `after` alone. */
export function oneWay(before: WebsiteDocument, after: WebsiteDocument): Change[] {
  const changes: Change[] = [];
  for (const part of PLAIN_PARTS) collectChanges([part], before[part], after[part], changes);
  if (before.pages !== after.pages) collectPages(before.pages, after.pages, changes);
  if (before.locks !== after.locks) collectLocks(before.locks, after.locks, changes);
  return changes;
}

type Standing = { section: Section; place: Place };

/** Each page without its sections, by id. */
const ownFields = (page: Page): Omit<Page, 'sections'> => {
  const { sections: _sections, ...own } = page;
  return own;
};

function standings(pages: Page[]): Map<string, Standing> {
  const found = new Map<string, Standing>();
  for (const page of pages) {
    page.sections.forEach((section, index) =>
      found.set(section.id, { section, place: { page: page.id, after: page.sections[index - 1]?.id ?? null, index } }),
    );
  }
  return found;
}

const placesOf = (ids: string[]) => new Map(ids.map((id, index) => [id, { after: ids[index - 1] ?? null, index }]));

function collectPages(before: Page[], after: Page[], changes: Change[]): void {
  const oldPages = new Map(before.map((page) => [page.id, page]));
  const newPages = new Map(after.map((page) => [page.id, page]));
  for (const page of before)
    if (!newPages.has(page.id)) changes.push({ path: ['pages', page.id], before: ownFields(page) });
  for (const page of after) {
    const old = oldPages.get(page.id);
    if (old === page) continue;
    if (old) collectChanges(['pages', page.id], ownFields(old), ownFields(page), changes);
    else changes.push({ path: ['pages', page.id], after: ownFields(page) });
  }
  const oldIds = before.map((page) => page.id);
  const newIds = after.map((page) => page.id);
  collectPlaces('pages', oldIds, newIds, placesOf(oldIds), placesOf(newIds), changes);

  const touched = (pages: Page[], others: Map<string, Page>) =>
    pages.filter((page) => others.get(page.id)?.sections !== page.sections);
  collectSections(touched(before, newPages), touched(after, oldPages), changes);
}

function collectSections(before: Page[], after: Page[], changes: Change[]): void {
  const old = standings(before);
  const now = standings(after);
  for (const [id, { section, place }] of old) {
    if (now.has(id)) continue;
    changes.push({ path: ['sections', id], before: section }, { path: ['sections', id, 'place'], before: place });
  }
  for (const [id, { section }] of now) {
    const earlier = old.get(id)?.section;
    if (earlier === section) continue;
    if (earlier && earlier.kind === section.kind) collectChanges(['sections', id], earlier, section, changes);
    else changes.push({ path: ['sections', id], ...(earlier && { before: earlier }), after: section });
  }
  const oldPages = new Map(before.map((page) => [page.id, page]));
  const oldPlaces = new Map([...old].map(([id, { place }]) => [id, place]));
  const newPlaces = new Map([...now].map(([id, { place }]) => [id, place]));
  for (const page of after) {
    const ids = page.sections.map((section) => section.id);
    const oldIds = oldPages.get(page.id)?.sections.map((section) => section.id) ?? [];
    collectPlaces('sections', oldIds, ids, oldPlaces, newPlaces, changes);
  }
}

/** Adds the places of whatever is new in a list or had to move in it, from first to last: the order they are applied in. */
function collectPlaces(
  root: 'pages' | 'sections',
  before: string[],
  after: string[],
  oldPlaces: Map<string, Place>,
  newPlaces: Map<string, Place>,
  changes: Change[],
): void {
  const stayed = new Set(after);
  const earlier = new Set(before);
  const moved = movedBetween(
    before.filter((id) => stayed.has(id)),
    after.filter((id) => earlier.has(id)),
  );
  for (const id of after) {
    if (earlier.has(id) && !moved.has(id)) continue;
    const old = oldPlaces.get(id);
    changes.push({ path: [root, id, 'place'], ...(old && { before: old }), after: newPlaces.get(id) });
  }
}

/** Locks are a set kept sorted, so that two people locking different fields do not collide. */
function collectLocks(before: string[], after: string[], changes: Change[]): void {
  const old = new Set(before);
  const now = new Set(after);
  for (const lock of before) if (!now.has(lock)) changes.push({ path: ['locks', lock], before: true });
  for (const lock of after) if (!old.has(lock)) changes.push({ path: ['locks', lock], after: true });
}
