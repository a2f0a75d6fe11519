import { oneWay } from '../changes/changes-between.ts';
import type { Change } from '../changes/change.ts';
import { checkDocument } from '../model/check-document.ts';
import type { WebsiteDocument } from '../model/document.ts';
import type { Failed, Failure } from '../model/failure.ts';
import { readOperations, type Operation, type ReadOperation } from './operation.ts';
import { summaryOf } from './summary.ts';
import { isFailed } from './verb.ts';
import { verbs } from './verbs/index.ts';

/** `operation` is the index of the one that could not be done. */
export type OperationFailure = Failure & { operation: number };

export type Applied =
  | {
      ok: true;
      document: WebsiteDocument;
      /** What differs, and the way back to the same bytes. Both empty when nothing changed. */
      forward: Change[];
      inverse: Change[];
      /** One sentence for the whole batch. */
      summary: string;
      /** One sentence for each operation that changed something. */
      sentences: string[];
    }
  | { ok: false; failure: OperationFailure };

type AnyVerb = {
  apply(document: WebsiteDocument, operation: ReadOperation): WebsiteDocument | Failed;
  describe(operation: ReadOperation, before: WebsiteDocument, after: WebsiteDocument): string;
};

/** Applies one operation that was read. The result is valid and canonical, or a failure. */
function applyOne(
  document: WebsiteDocument,
  operation: ReadOperation,
): { ok: true; document: WebsiteDocument } | Failed {
  const verb: AnyVerb = verbs[operation.type];
  const changed = verb.apply(document, operation);
  return isFailed(changed) ? changed : checkDocument(changed, document);
}

/**
 * Applies a batch to a valid document: all of it or nothing. The input is unchanged; parts that no operation touched
 * are shared with it. Takes operations as they come from outside, too: each is read by its schema first.
 */
export function applyOperations(document: WebsiteDocument, operations: Operation[]): Applied {
  const read = readOperations(operations);
  if (!read.ok) return read;
  let current = document;
  let lastStep: Change[] = [];
  const sentences: string[] = [];
  for (const [index, operation] of read.operations.entries()) {
    const result = applyOne(current, operation);
    if (!result.ok) return { ok: false, failure: { ...result.failure, operation: index } };
    const step = oneWay(current, result.document);
    if (step.length === 0) continue;
    const verb: AnyVerb = verbs[operation.type];
    sentences.push(verb.describe(operation, current, result.document));
    lastStep = step;
    current = result.document;
  }
  const forward = sentences.length > 1 ? oneWay(document, current) : lastStep;
  if (forward.length === 0) return { ok: true, document, forward, inverse: [], summary: summaryOf([]), sentences: [] };
  const inverse = oneWay(current, document);
  return { ok: true, document: current, forward, inverse, summary: summaryOf(sentences), sentences };
}
