import type { WebsiteDocument } from '../model/document.ts';
import { failed, type Failed } from '../model/failure.ts';
import { findPage, findSection } from '../model/find-section.ts';
import { applyChanges } from './apply-changes.ts';
import type { Change } from './change.ts';
import { collectChanges } from './value-changes.ts';

/**
 * Brings one section back to what it was in an older document and leaves all later work elsewhere alone. A section that
 * is still there keeps its present place; a removed one returns to its old page and neighbour, or to the end of the
 * home page when its page is gone. NOT_FOUND when the older document did not have it.
 */
export function restoreSection(
  document: WebsiteDocument,
  older: WebsiteDocument,
  sectionId: string,
): { ok: true; document: WebsiteDocument } | Failed {
  const old = findSection(older, sectionId);
  if (!old)
    return failed('NOT_FOUND', 'That version of the website did not have this section. Choose another version.');
  const now = findSection(document, sectionId);
  const changes: Change[] = [];
  if (now && now.section.kind === old.section.kind) {
    collectChanges(['sections', sectionId], now.section, old.section, changes);
    return applyChanges(document, changes);
  }
  changes.push({ path: ['sections', sectionId], after: old.section });
  if (!now) {
    const page = findPage(document, old.page.id) ?? document.pages.find(({ path }) => path === '/');
    if (!page) return failed('NOT_FOUND', 'There is no page to put this section on. Add a page first.');
    const earlier = old.page.sections.slice(0, old.index).map(({ id }) => id);
    const present = new Set(page.sections.map(({ id }) => id));
    const atHome = page.id === old.page.id;
    const after = atHome ? (earlier.findLast((id) => present.has(id)) ?? null) : (page.sections.at(-1)?.id ?? null);
    changes.push({ path: ['sections', sectionId, 'place'], after: { page: page.id, after, index: old.index } });
  }
  return applyChanges(document, changes);
}
