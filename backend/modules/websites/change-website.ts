import { z } from 'zod';
import type { WebsiteDocument } from '#site/model/document.ts';
import { changesBetween, lockPathsOf, readOperations, withLocks, type ReadOperation } from '#site/operations/index.ts';
import { addressGroup } from '../../auth/address-group.ts';
import { requireWebsite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { requireRoomForPages } from '../billing/limits.ts';
import { appendRevision } from '../revisions/append-revision.ts';
import type { Applied } from '../revisions/append-revision.ts';
import { afterChange } from '../revisions/history.ts';
import { applyOnCurrent, refused } from '../revisions/rebase.ts';
import { holderOf } from '../users/holder.ts';
import { findWebsite, lockWebsite } from './store.ts';
import type { WebsiteRow } from './store.ts';

const inputSchema = z.object({
  id: z.string(),
  baseRevision: z.number().int().min(1, 'The revision to start from is missing.'),
  operations: z.array(z.unknown()),
});

/**
 * Applies a person's operations, all or none, as one revision that is durable when this returns. Fields that they edited
 * are locked against the assistant. Operations that change nothing make no revision.
 * Throws NOT_FOUND, FORBIDDEN, INVALID, CONFLICT (both values), LIMIT_REACHED or RATE_LIMITED.
 */
export async function changeWebsite(context: Context, input: unknown): Promise<WebsiteRow> {
  const { id, baseRevision, operations: given } = parseInput(inputSchema, input);
  requireWebsite(context.actor, 'changeWebsite', await findWebsite(context.db, id));
  if (context.actor.kind === 'visitor')
    context.rateLimiter.take('changeAsVisitor', addressGroup(context.clientAddress));
  const read = readOperations(given);
  if (!read.ok) throw refused(read.failure, given.length);
  const { operations } = read;
  return context.db.transaction(async (db) => {
    const website = requireWebsite(context.actor, 'changeWebsite', await lockWebsite(db, id));
    if (website.deletedAt) throw notFound('website');
    const { before, applied } = await applyOnCurrent(db, website, baseRevision, operations);
    if (applied.forward.length === 0) return website;
    const holder = await holderOf(db, website);
    requireRoomForPages(holder, before.pages.length, applied.document.pages.length);
    return appendRevision(db, {
      website,
      before,
      applied: operations.every(onlyDecides) ? applied : withEditsLocked(before, applied),
      author: holder.author,
      source: 'FORM',
      standing: afterChange(website.currentRevision + 1),
      now: context.clock(),
    });
  });
}

/** Keeping or dropping what was suggested is no edit: the assistant may go on from there. */
const onlyDecides = ({ type }: ReadOperation) => type === 'keepProposals' || type === 'dropProposals';

function withEditsLocked(before: WebsiteDocument, applied: Applied): Applied {
  const document = withLocks(applied.document, lockPathsOf(applied.forward));
  return document === applied.document
    ? applied
    : { ...applied, document, forward: changesBetween(before, document).forward };
}
