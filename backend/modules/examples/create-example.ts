import { z } from 'zod';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { recordWrite } from '../audit/record-write.ts';
import { authorFrom } from '../users/author.ts';
import { findUser } from '../users/store.ts';
import { exampleInputSchema, fieldsOf, tasks } from './example-input.ts';
import { keepExample } from './keep-example.ts';
import type { ExampleRow } from './store.ts';

const newSchema = exampleInputSchema.safeExtend({ task: z.enum(tasks, 'Choose what is asked for.') });

/** Keeps an example that somebody wrote by hand. Throws INVALID, also for one that is there already. */
export async function createExample(context: Context, input: unknown): Promise<ExampleRow> {
  const person = requirePerson(context.actor, 'createExample');
  const { calls, reply, ...fields } = parseInput(newSchema, input);
  return context.db.transaction(async (db) => {
    const user = await findUser(db, person.userId);
    const { row, isNew } = await keepExample(db, context, {
      ...fields,
      document: null,
      before: [],
      answer: { calls, reply },
      other: null,
      source: 'HAND',
      sourceId: null,
      createdBy: user ? authorFrom(user).name : person.sub,
    });
    if (!isNew) throw invalid('words', 'This example is there already, with the same answer.');
    const subject = { kind: 'example', id: row.id } as const;
    await recordWrite(db, context, person, { action: 'createExample', subject, version: 1, after: fieldsOf(row) });
    return row;
  });
}
