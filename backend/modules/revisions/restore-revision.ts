import type { WebsiteDocument } from '#site/model/document.ts';
import { changesBetween, restoreSection } from '#site/operations/index.ts';
import type { Context } from '../../context.ts';
import { Failure, invalid } from '../../failure.ts';
import { requireRoomForPages } from '../billing/limits.ts';
import { holderOf } from '../billing/holder.ts';
import { onWebsite } from '../websites/on-website.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { appendRevision } from './append-revision.ts';
import { afterChange } from './history.ts';
import { currentDocument, documentAt } from './read-document.ts';
import { takeHistory } from './undo-redo.ts';

/**
 * Brings back the whole website as it was at a revision, or one section of it with all later work elsewhere kept. It is
 * a change like any other and can be undone. What staff switched off in the library since then comes back too, as by redo: it only keeps
 * new sections from being made. Throws NOT_FOUND for a revision or section that never was, RATE_LIMITED.
 */
export async function restoreRevision(
  context: Context,
  input: { id: string; number: number; sectionId?: string | null },
): Promise<WebsiteRow> {
  await takeHistory(context);
  return onWebsite(context, 'restoreRevision', input.id, async (db, website) => {
    const older = await documentAt(db, website.id, input.number);
    const before = await currentDocument(db, website);
    const document = documentWith(before, older, input.sectionId);
    const { forward } = changesBetween(before, document);
    if (forward.length === 0) return website;
    const holder = await holderOf(db, website, context.clock(), context.actor);
    requireRoomForPages(holder.plan, before.pages.length, document.pages.length);
    const sentence = input.sectionId
      ? `Restored a section from version ${input.number}`
      : `Restored version ${input.number}`;
    return appendRevision(db, {
      website,
      before,
      applied: { document, forward, summary: sentence, sentences: [sentence] },
      author: holder.author,
      source: 'RESTORE',
      standing: afterChange(website.currentRevision + 1),
      now: context.clock(),
    });
  });
}

function documentWith(current: WebsiteDocument, older: WebsiteDocument, sectionId?: string | null) {
  if (!sectionId) return older;
  const result = restoreSection(current, older, sectionId);
  if (result.ok) return result.document;
  if (result.failure.code === 'NOT_FOUND') throw new Failure(result.failure.message, { code: 'NOT_FOUND' });
  throw invalid('sectionId', result.failure.message);
}
