import { z } from 'zod';
import { failed, inPlainWords, invalid, type Failed } from '../model/failure.ts';
import { isRecord } from '../model/json.ts';
import { operationField } from './field-words.ts';
import { verbs } from './verbs/index.ts';

/** Any operation, told apart by `type`. Ids of new pages and sections are given by the caller. */
export const operationSchema = z.discriminatedUnion('type', [
  verbs.setBrand.schema,
  verbs.setBusiness.schema,
  verbs.setTheme.schema,
  verbs.applyTemplate.schema,
  verbs.setHeader.schema,
  verbs.setFooter.schema,
  verbs.setSeo.schema,
  verbs.setBlog.schema,
  verbs.setLanguage.schema,
  verbs.addPage.schema,
  verbs.removePage.schema,
  verbs.updatePage.schema,
  verbs.movePage.schema,
  verbs.addSection.schema,
  verbs.removeSection.schema,
  verbs.moveSection.schema,
  verbs.updateSection.schema,
  verbs.setVariant.schema,
  verbs.setHidden.schema,
  verbs.duplicateSection.schema,
  verbs.replaceSection.schema,
  verbs.setRedirects.schema,
  verbs.keepProposals.schema,
  verbs.dropProposals.schema,
  verbs.unlockFields.schema,
]);

/** An operation as it may be written: fields with a default may be left out. */
export type Operation = z.input<typeof operationSchema>;
/** An operation read by `operationSchema`. */
export type ReadOperation = z.output<typeof operationSchema>;

/** Most operations one batch may hold. */
export const MAX_OPERATIONS = 500;

/**
 * Reads one operation from outside. A failure's fields are paths in the operation; those inside `props` of an updated
 * section are judged later, against its kind.
 */
export function readOperation(input: unknown): { ok: true; operation: ReadOperation } | Failed {
  const type = isRecord(input) ? input['type'] : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(verbs, type)) {
    return failed('INVALID', `There is no such change. Use one of: ${Object.keys(verbs).join(', ')}.`, 'type');
  }
  const read = operationSchema.safeParse(input, { error: inPlainWords });
  return read.success ? { ok: true, operation: read.data } : invalid(read.error, (path) => operationField(type, path));
}

/** Reads a batch from outside, such as the JSON of an API call. `operation` of a failure is the index of the wrong one. */
export function readOperations(
  input: unknown,
): { ok: true; operations: ReadOperation[] } | { ok: false; failure: Failed['failure'] & { operation: number } } {
  if (!Array.isArray(input))
    return { ok: false, failure: { code: 'INVALID', message: 'Send a list of changes.', operation: 0 } };
  const inputs: unknown[] = input;
  if (inputs.length > MAX_OPERATIONS) {
    const message = `Send at most ${MAX_OPERATIONS} changes at a time.`;
    return { ok: false, failure: { code: 'LIMIT', message, operation: MAX_OPERATIONS } };
  }
  const operations: ReadOperation[] = [];
  for (const [index, item] of inputs.entries()) {
    const read = readOperation(item);
    if (!read.ok) return { ok: false, failure: { ...read.failure, operation: index } };
    operations.push(read.operation);
  }
  return { ok: true, operations };
}
