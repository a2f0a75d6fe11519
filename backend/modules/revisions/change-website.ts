import { z } from 'zod';
import { readOperations } from '#site/operations/index.ts';
import { offeredFrom } from './offered-from.ts';
import { lockedFor, websiteFor } from '../websites/on-website.ts';
import type { Context } from '../../context.ts';
import { parseInput } from '../../parse-input.ts';
import { storedDocumentAt } from './read-document.ts';
import { appliedOn, baseOf, refused } from './rebase.ts';
import { keepEdit, takeEdit } from './keep-edit.ts';
import type { WebsiteRow } from '../websites/store.ts';

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
  await websiteFor(context, 'changeWebsite', id);
  await takeEdit(context);
  const read = readOperations(given);
  if (!read.ok) throw refused(read.failure, given.length);
  return context.db.transaction(async (db) => {
    const website = await lockedFor(db, context, 'changeWebsite', id);
    const current = await storedDocumentAt(db, id, website.currentRevision);
    const base = await baseOf(db, website, current, baseRevision);
    const operations = offeredFrom(context, base, read.operations);
    const applied = appliedOn(base, { ...current, number: website.currentRevision }, operations);
    const found = { before: current.document, earlier: current.stored, applied };
    return keepEdit(db, context, { website, operations, ...found });
  });
}
