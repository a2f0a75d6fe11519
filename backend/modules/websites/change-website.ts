import { z } from 'zod';
import { readOperations } from '#site/operations/index.ts';
import { requireWebsite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { applyOnCurrent, refused } from '../revisions/rebase.ts';
import { keepEdit, takeEdit } from './keep-edit.ts';
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
  takeEdit(context);
  const read = readOperations(given);
  if (!read.ok) throw refused(read.failure, given.length);
  const { operations } = read;
  return context.db.transaction(async (db) => {
    const website = requireWebsite(context.actor, 'changeWebsite', await lockWebsite(db, id));
    if (website.deletedAt) throw notFound('website');
    const found = await applyOnCurrent(db, website, baseRevision, operations);
    return keepEdit(db, context, { website, operations, ...found });
  });
}
