import { sameJson } from '#site/model/json.ts';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid, notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { mergeEdit } from '../audit/merge-edit.ts';
import { recordWrite } from '../audit/record-write.ts';
import { contentHashOf } from './content/kept-of.ts';
import { nearKeyOf } from './content/near-key.ts';
import { columnsOf, exampleInputSchema, fieldsOf, linesOf } from './example-input.ts';
import { findByContent, holdExample, updateExampleRow } from './store.ts';
import type { ExampleRow } from './store.ts';

const THERE_ALREADY = 'Another example says exactly this. Change something, or delete one of the two.';

/**
 * Changes an example, kept in the audit log; on which side it stands stays. What was approved is new again when its words or answer change.
 * `seen` is the version that was opened; null: the last one wins. Throws NOT_FOUND or INVALID, CONFLICT where somebody else changed
 * the same field.
 */
export async function updateExample(
  context: Context,
  id: string,
  { input, seen }: { input: unknown; seen: number | null },
): Promise<ExampleRow> {
  const person = requirePerson(context.actor, 'updateExample');
  const { tags, calls, ...parsed } = parseInput(exampleInputSchema, input);
  const sent = { ...parsed, calls: linesOf(calls), tags: tags.join(', ') };
  return context.db.transaction(async (db) => {
    const held = await holdExample(db, id);
    if (!held) throw notFound('example');
    const subject = { kind: 'example', id } as const;
    const before = fieldsOf(held);
    const after = await mergeEdit(db, subject, { seen, standing: { version: held.version, fields: before }, sent });
    if (sameJson(before, after)) return held;
    const changed = { ...held, ...columnsOf(after) };
    const contentHash = contentHashOf(changed);
    const isOther = contentHash !== held.contentHash;
    if (isOther && (await findByContent(db, contentHash))) throw invalid('words', THERE_ALREADY);
    const version = held.version + 1;
    const updatedBy = await recordWrite(db, context, person, {
      action: 'updateExample',
      subject,
      version,
      before,
      after,
    });
    return updateExampleRow(db, id, {
      ...columnsOf(after),
      contentHash,
      nearKey: nearKeyOf(changed.words),
      ...(isOther && { state: 'NEW', judging: null, stateBefore: null }),
      updatedAt: context.clock(),
      updatedBy,
      version,
    });
  });
}
