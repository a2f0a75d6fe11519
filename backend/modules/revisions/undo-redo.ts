import { applyChanges, changesBetween } from '#site/operations/index.ts';
import { addressGroup } from '../../auth/address-group.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import { holderOf } from '../billing/holder.ts';
import { requireRoomForPages } from '../billing/limits.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { appendRevision } from './append-revision.ts';
import type { Applied } from './append-revision.ts';
import { afterRedo, afterUndo } from './history.ts';
import { currentDocument, documentAt } from './read-document.ts';
import { findRevision } from './store.ts';
import type { Revision } from './store.ts';
import { onWebsite } from '../websites/on-website.ts';

/**
 * Takes back the newest change that stands. Throws INVALID when there is none, RATE_LIMITED, and LIMIT_REACHED for pages that the plan
 * has no room for any more.
 */
export async function undoChange(context: Context, id: string): Promise<WebsiteRow> {
  await takeHistory(context);
  return onWebsite(context, 'undoChange', id, (db, website) => undoWithin(db, context, website));
}

/** Makes the change again that the newest undo took back. Throws INVALID when there is none, or a change came after it; RATE_LIMITED. */
export async function redoChange(context: Context, id: string): Promise<WebsiteRow> {
  await takeHistory(context);
  return onWebsite(context, 'redoChange', id, async (db, website) => {
    const current = await revisionAt(db, website, website.currentRevision);
    if (current.redoTarget === null) throw invalid('id', 'There is nothing to redo.');
    const undo = await revisionAt(db, website, current.redoTarget);
    const change = await revisionAt(db, website, undo.reverts ?? 0);
    const standing = afterRedo(change.number, await revisionAt(db, website, undo.number - 1));
    const made = await step(db, context, { website, change, direction: 'REDO', standing });
    await tellStanding(db, context, change, 'REDO');
    return made;
  });
}

/** The undo of `undoChange`, for a caller that already holds the website. */
export async function undoWithin(
  db: Database,
  context: Pick<Context, 'clock' | 'tellStanding'> & Partial<Pick<Context, 'actor'>>,
  website: WebsiteRow,
): Promise<WebsiteRow> {
  const current = await revisionAt(db, website, website.currentRevision);
  if (current.undoTarget === null) throw invalid('id', 'There is nothing to undo.');
  const change = await revisionAt(db, website, current.undoTarget);
  const standing = afterUndo(website.currentRevision + 1, await revisionAt(db, website, change.number - 1));
  const made = await step(db, context, { website, change, direction: 'UNDO', standing });
  await tellStanding(db, context, change, 'UNDO');
  return made;
}

/** Counts a step through the history. Throws RATE_LIMITED. */
export const takeHistory = ({ actor, rateLimiter, clientAddress }: Context): Promise<void> =>
  rateLimiter.take('changeHistory', actor.kind === 'person' ? actor.userId : addressGroup(clientAddress));

export async function revisionAt(db: Database, website: Pick<WebsiteRow, 'id'>, number: number): Promise<Revision> {
  const revision = await findRevision(db, website.id, number);
  if (!revision) throw new Error(`Revision ${number} of website ${website.id} is missing`);
  return revision;
}

/** What a revision changed, both ways, in today's shape of documents whatever it was then. */
export async function changesOf(db: Database, { id }: Pick<WebsiteRow, 'id'>, number: number) {
  return changesBetween(await documentAt(db, id, number - 1), await documentAt(db, id, number));
}

async function step(
  db: Database,
  context: Pick<Context, 'clock' | 'tellStanding'> & Partial<Pick<Context, 'actor'>>,
  {
    website,
    change,
    direction,
    standing,
  }: {
    website: WebsiteRow;
    change: Revision;
    direction: 'UNDO' | 'REDO';
    standing: { undoTarget: number | null; redoTarget: number | null };
  },
): Promise<WebsiteRow> {
  const before = await currentDocument(db, website);
  const { forward: forth, inverse: back } = await changesOf(db, website, change.number);
  const forward = direction === 'UNDO' ? back : forth;
  const result = applyChanges(before, forward);
  if (!result.ok)
    throw new Error(
      `Revision ${change.number} of website ${website.id} could not be taken back: ${result.failure.message}`,
    );
  const holder = await holderOf(db, website, context.clock(), context.actor);
  requireRoomForPages(holder.plan, before.pages.length, result.document.pages.length);
  const word = direction === 'UNDO' ? 'Undid' : 'Redid';
  const sentence = `${word}: ${change.summary}`;
  const applied: Applied = { document: result.document, forward, summary: sentence, sentences: [sentence] };
  return appendRevision(db, {
    website,
    before,
    applied,
    author: holder.author,
    source: direction,
    standing,
    reverts: change.number,
    now: context.clock(),
  });
}

/** A change may itself be the taking back of another one; then that one stands again, or does not. */
async function tellStanding(
  db: Database,
  context: Pick<Context, 'tellStanding'>,
  change: Revision,
  direction: 'UNDO' | 'REDO',
): Promise<void> {
  const { websiteId, number, reverts } = change;
  await context.tellStanding(db, { websiteId, number, stands: direction === 'REDO' });
  if (reverts !== null) await context.tellStanding(db, { websiteId, number: reverts, stands: direction === 'UNDO' });
}
