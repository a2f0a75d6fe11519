import { z } from 'zod';
import { requirePerson } from '../../auth/policy.ts';
import type { Person } from '../../auth/actor.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { recordWrite } from '../audit/record-write.ts';
import { states } from './example-input.ts';
import { holdExamples, holdJudged, updateExampleRow } from './store.ts';
import type { ExampleRow, ListedExample } from './store.ts';

const MOST = 100;

const judgedSchema = z.object({
  ids: z
    .array(z.string().max(64))
    .min(1, 'Choose at least one example.')
    .max(MOST, `Choose at most ${MOST} examples at a time.`),
  state: z.enum(states, 'Choose what they are from now on.'),
});

/** Several examples that were judged at once. */
export type Judging = { id: string; count: number };

/** Approves or rejects examples, or makes them new again; those that are gone are left out. Throws INVALID. */
export async function judgeExamples(context: Context, input: unknown): Promise<Judging> {
  const person = requirePerson(context.actor, 'judgeExamples');
  const { ids, state } = parseInput(judgedSchema, input);
  const judging = context.ids();
  return context.db.transaction(async (db) => {
    const changed = (await holdExamples(db, ids)).filter((row) => row.state !== state);
    for (const row of changed) await putState(db, context, person, { row, state, judging, stateBefore: row.state });
    return { id: judging, count: changed.length };
  });
}

/** Makes examples again what they were before they were judged together; those that were judged again since stay. Throws NOT_FOUND. */
export async function undoJudging(context: Context, id: string): Promise<Judging> {
  const person = requirePerson(context.actor, 'undoJudging');
  return context.db.transaction(async (db) => {
    const judged = await holdJudged(db, id);
    if (judged.length === 0) throw notFound('decision');
    for (const row of judged)
      if (row.stateBefore !== null)
        await putState(db, context, person, { row, state: row.stateBefore, judging: null, stateBefore: null });
    return { id, count: judged.length };
  });
}

type Put = { row: ListedExample } & Pick<ExampleRow, 'state' | 'judging' | 'stateBefore'>;

async function putState(db: Database, context: Context, person: Person, { row, ...put }: Put): Promise<void> {
  const subject = { kind: 'example', id: row.id } as const;
  const updatedBy = await recordWrite(db, context, person, {
    action: 'judgeExamples',
    subject,
    before: { state: row.state },
    after: { state: put.state },
  });
  await updateExampleRow(db, row.id, { ...put, updatedAt: context.clock(), updatedBy });
}
