import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { forgetWordsAbout } from '../audit/store.ts';
import { fieldsOf } from './example-input.ts';
import { deleteExampleRow, holdExample } from './store.ts';
import type { ExampleRow } from './store.ts';

/** Removes an example for good. The audit log keeps what it said, unless that came of a website of somebody's. Throws NOT_FOUND. */
export async function deleteExample(context: Context, id: string): Promise<ExampleRow> {
  const person = requirePerson(context.actor, 'deleteExample');
  return context.db.transaction(async (db) => {
    const row = await holdExample(db, id);
    if (!row) throw notFound('example');
    const isOurs = row.sourceWebsiteId === null;
    const subject = { kind: 'example', id } as const;
    await recordWrite(db, context, person, {
      action: 'deleteExample',
      subject,
      ...(isOurs && { before: fieldsOf(row) }),
    });
    // Whoever agreed may end that later, and then nothing would lead here any more.
    if (!isOurs) await forgetWordsAbout(db, 'example', [id]);
    await deleteExampleRow(db, id);
    return row;
  });
}
