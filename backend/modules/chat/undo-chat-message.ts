import { applyChanges, changesBetween, conflictsBetween } from '#site/operations/index.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import { appendRevision } from '../revisions/append-revision.ts';
import { afterChange } from '../revisions/history.ts';
import { currentDocument, documentAt } from '../revisions/read-document.ts';
import { conflict } from '../revisions/rebase.ts';
import { changesOf, revisionAt, takeHistory, undoWithin } from '../revisions/undo-redo.ts';
import { holderOf } from '../billing/holder.ts';
import { requireRoomForPages } from '../billing/limits.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { findMessage, markRevisionOfMessage } from './store.ts';
import type { ChatMessage } from './store.ts';
import { lockedFor, websiteFor } from '../websites/on-website.ts';

/**
 * Takes back what one message of the assistant changed and keeps everything that came later. When it was the newest
 * change this is a plain undo, so that it can be redone. Throws CONFLICT when later work changed the same fields, LIMIT_REACHED for
 * pages that the plan has no room for any more, RATE_LIMITED.
 */
export async function undoChatMessage(
  context: Context,
  id: string,
): Promise<{ website: WebsiteRow; message: ChatMessage }> {
  const found = await findMessage(context.db, id);
  const { id: websiteId } = await websiteFor(context, 'undoChatMessage', found?.websiteId);
  await takeHistory(context);
  return context.db.transaction(async (db) => {
    const website = await lockedFor(db, context, 'undoChatMessage', websiteId);
    const message = await findMessage(db, id);
    if (!message || message.revision === null || message.state !== 'DONE')
      throw invalid('id', 'This message has nothing left to undo.');
    const current = await revisionAt(db, website, website.currentRevision);
    const undone =
      current.undoTarget === message.revision
        ? await undoWithin(db, context, website)
        : await takeBack(db, context, website, message.revision);
    return { website: undone, message: (await findMessage(db, id)) ?? message };
  });
}

async function takeBack(db: Database, context: Context, website: WebsiteRow, number: number): Promise<WebsiteRow> {
  const change = await revisionAt(db, website, number);
  const before = await currentDocument(db, website);
  const { inverse: back } = await changesOf(db, website, number);
  const later = changesBetween(await documentAt(db, website.id, number), before).forward;
  const conflicts = conflictsBetween(back, later, before);
  const message = 'Later changes touch the same place, so this one cannot be taken back alone. Undo those first.';
  if (conflicts.length > 0) throw conflict(conflicts, website.currentRevision, message);
  const result = applyChanges(before, back);
  if (!result.ok) throw conflict([], website.currentRevision, result.failure.message);
  const holder = await holderOf(db, website, context.clock(), context.actor);
  requireRoomForPages(holder.plan, before.pages.length, result.document.pages.length);
  const { forward } = changesBetween(before, result.document);
  const sentence = `Took back: ${change.summary}`;
  const undone = await appendRevision(db, {
    website,
    before,
    applied: { document: result.document, forward, summary: sentence, sentences: [sentence] },
    author: holder.author,
    source: 'UNDO',
    standing: afterChange(website.currentRevision + 1),
    reverts: number,
    now: context.clock(),
  });
  await markRevisionOfMessage(db, { websiteId: website.id, number, stands: false });
  return undone;
}
