import type { WebsiteDocument } from '#site/model/document.ts';
import { changesBetween, lockPathsOf, withLocks, type Operation } from '#site/operations/index.ts';
import { addressGroup } from '../../auth/address-group.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { requireRoomForPages } from '../billing/limits.ts';
import { appendRevision } from './append-revision.ts';
import type { Applied } from './append-revision.ts';
import { afterChange } from './history.ts';
import type { StoredText } from './stored-text.ts';
import { holderOf } from '../billing/holder.ts';
import type { WebsiteRow } from '../websites/store.ts';

/** Counts an edit of somebody without an account. Throws RATE_LIMITED. */
export async function takeEdit({ actor, rateLimiter, clientAddress }: Context): Promise<void> {
  if (actor.kind === 'visitor') await rateLimiter.take('changeAsVisitor', addressGroup(clientAddress));
}

/**
 * Keeps what a person's operations made of the current document as one revision. Fields that they edited are locked against the
 * assistant; nothing changed makes no revision. The caller holds the website's row. Throws LIMIT_REACHED, and INVALID for a document
 * that is too large.
 */
export async function keepEdit(
  db: Database,
  context: Pick<Context, 'clock' | 'actor'>,
  {
    website,
    before,
    earlier,
    operations,
    applied,
  }: {
    website: WebsiteRow;
    before: WebsiteDocument;
    earlier: StoredText;
    operations: Operation[];
    applied: Applied;
  },
): Promise<WebsiteRow> {
  if (applied.forward.length === 0) return website;
  const holder = await holderOf(db, website, context.clock(), context.actor);
  requireRoomForPages(holder.plan, before.pages.length, applied.document.pages.length);
  return appendRevision(db, {
    website,
    before,
    applied: operations.every(onlyDecides) ? applied : withEditsLocked(before, applied),
    earlier,
    author: holder.author,
    source: 'FORM',
    standing: afterChange(website.currentRevision + 1),
    now: context.clock(),
  });
}

/** Keeping or dropping what was suggested is no edit: the assistant may go on from there. */
const onlyDecides = ({ type }: Operation) => type === 'keepProposals' || type === 'dropProposals';

function withEditsLocked(before: WebsiteDocument, applied: Applied): Applied {
  const document = withLocks(applied.document, lockPathsOf(applied.forward));
  return document === applied.document
    ? applied
    : { ...applied, document, forward: changesBetween(before, document).forward };
}
