import type { WebsiteDocument } from '#site/model/document.ts';
import { rebase } from '#site/operations/index.ts';
import type { Conflict, Operation, OperationFailure } from '#site/operations/index.ts';
import type { Database } from '../../db/index.ts';
import { Failure, invalid } from '../../failure.ts';
import type { WebsiteRow } from '../websites/store.ts';
import type { Applied } from './append-revision.ts';
import { documentAt, storedDocumentAt, type StoredDocument } from './read-document.ts';
import type { StoredText } from './stored-text.ts';

/**
 * Applies operations that were made for an older revision to the current document. Fields that only one side touched
 * both stand; a field that both changed is a CONFLICT with both values. Throws INVALID for operations that do not even
 * fit what they were made for.
 */
export async function applyOnCurrent(
  db: Database,
  website: WebsiteRow,
  baseRevision: number,
  operations: Operation[],
): Promise<{ before: WebsiteDocument; earlier: StoredText; applied: Applied }> {
  const current = await storedDocumentAt(db, website.id, website.currentRevision);
  const base = await baseOf(db, website, current, baseRevision);
  const applied = appliedOn(base, { ...current, number: website.currentRevision }, operations);
  return { before: current.document, earlier: current.stored, applied };
}

/** The document that somebody looked at. Throws INVALID for a revision that is not there yet. */
export async function baseOf(
  db: Database,
  website: WebsiteRow,
  current: StoredDocument,
  baseRevision: number,
): Promise<WebsiteDocument> {
  if (baseRevision > website.currentRevision)
    throw invalid('baseRevision', `There is no revision ${baseRevision} yet.`);
  return baseRevision === website.currentRevision ? current.document : documentAt(db, website.id, baseRevision);
}

/** What `applyOnCurrent` does, with both documents at hand. */
export function appliedOn(
  base: WebsiteDocument,
  current: { document: WebsiteDocument; number: number },
  operations: Operation[],
): Applied {
  const result = rebase(base, current.document, operations);
  if (result.ok) return result;
  if ('conflicts' in result) throw conflict(result.conflicts, current.number);
  throw refused(result.failure, operations.length);
}

/** A form sends one operation and knows its fields; with several, the operation's place in the list comes first. */
export function refused(
  { operation, message, field = 'operations', fields }: OperationFailure,
  count: number,
): Failure {
  const entries = Object.entries(fields ?? { [field]: [message] });
  const placed = entries.map(([name, messages]) => [count === 1 ? name : `${operation}.${name}`, messages] as const);
  return new Failure(message, { code: 'INVALID', fields: Object.fromEntries(placed) });
}

export function conflict(conflicts: Conflict[], currentRevision: number, message?: string): Failure {
  return new Failure(
    message ?? 'Someone else changed the same thing in the meantime. Nothing is lost: choose which version to keep.',
    {
      code: 'CONFLICT',
      conflicts: conflicts.map(({ path, label, mine, theirs }) => ({ path, label, mine, theirs })),
      currentRevision,
    },
  );
}
