import { applyChanges } from '../changes/apply-changes.ts';
import type { Change } from '../changes/change.ts';
import { changesBetween } from '../changes/changes-between.ts';
import { conflictsBetween, type Conflict } from '../changes/conflicts.ts';
import type { WebsiteDocument } from '../model/document.ts';
import { applyOperations, type OperationFailure } from './apply-operations.ts';
import type { Operation } from './operation.ts';

export type Rebased =
  | {
      ok: true;
      document: WebsiteDocument;
      /** From the newer document to the result, and back. */
      forward: Change[];
      inverse: Change[];
      summary: string;
      sentences: string[];
    }
  | { ok: false; conflicts: Conflict[] }
  | { ok: false; failure: OperationFailure };

/**
 * Applies operations that were made on `base` to `newer`, a later document of the same website, and keeps what others
 * changed meanwhile: only the fields that the operations really change are written. When both sides gave one field
 * different values, nothing is applied and every such field is listed.
 */
export function rebase(base: WebsiteDocument, newer: WebsiteDocument, operations: Operation[]): Rebased {
  const mine = applyOperations(base, operations);
  if (!mine.ok || base === newer) return mine;
  const theirs = changesBetween(base, newer).forward;
  const conflicts = conflictsBetween(mine.forward, theirs, base);
  if (conflicts.length > 0) return { ok: false, conflicts };
  const merged = applyChanges(newer, mine.forward);
  if (!merged.ok) return { ok: false, failure: { ...merged.failure, operation: 0 } };
  const { summary, sentences } = mine;
  return { ok: true, document: merged.document, ...changesBetween(newer, merged.document), summary, sentences };
}
