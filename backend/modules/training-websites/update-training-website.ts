import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid, notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { mergeEdit } from '../audit/merge-edit.ts';
import { recordWrite } from '../audit/record-write.ts';
import { holdTraining, updateTraining } from './store.ts';
import type { TrainingRow } from './store.ts';
import { columnsOf, fieldsOf, trainingInputSchema } from './training-input.ts';

/**
 * Changes what staff say of a training website, kept in the audit log; its document has an editor of its own. `seen` is the
 * version that was opened; null: the last one wins. Throws NOT_FOUND or INVALID, CONFLICT where somebody else changed the same field.
 */
export async function updateTrainingWebsite(
  context: Context,
  id: string,
  { input, seen }: { input: unknown; seen: number | null },
): Promise<TrainingRow> {
  const person = requirePerson(context.actor, 'updateTrainingWebsite');
  const sent = fieldsOf(parseInput(trainingInputSchema, input));
  return context.db.transaction(async (db) => {
    const before = await holdTraining(db, id);
    if (!before) throw notFound('training website');
    if (before.state === 'WORKING') throw invalid('title', 'It is still being made. Wait until it is there.');
    const subject = { kind: 'trainingWebsite', id } as const;
    const standing = { version: before.version, fields: fieldsOf(before) };
    const fields = await mergeEdit(db, subject, { seen, standing, sent });
    const version = before.version + 1;
    const updatedBy = await recordWrite(db, context, person, {
      action: 'updateTrainingWebsite',
      subject,
      version,
      before: standing.fields,
      after: fields,
    });
    return updateTraining(db, id, { ...columnsOf(fields), updatedAt: context.clock(), updatedBy, version });
  });
}
