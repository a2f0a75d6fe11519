import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { examples, exampleSetMembers, liveExampleSet } from '../../db/schema.ts';

/** Triggers tell of each change of an approved example, and of another set that is live. */
export const EXAMPLES_CHANNEL = 'approved_examples';

/** The newest of them: more are not looked through for one request. */
export const MOST_SHOWN = 10_000;

/** An example that may be shown at all. */
export const isShowable = and(eq(examples.state, 'APPROVED'), eq(examples.split, 'TRAINING'));

export type LiveSet = typeof liveExampleSet.$inferSelect;

/** Which set is live. */
export async function findLiveSet(db: Database): Promise<LiveSet> {
  const [row] = await db.select().from(liveExampleSet);
  if (!row) throw new Error('No set of examples is live');
  return row;
}

export type Listed = { id: string; contentHash: string };

/** Those of a set that may be shown still, and say what they said when it was made; the newest first. */
export const listShowable = (db: Database, set: number): Promise<Listed[]> =>
  db
    .select({ id: examples.id, contentHash: examples.contentHash })
    .from(exampleSetMembers)
    .innerJoin(
      examples,
      and(eq(examples.id, exampleSetMembers.exampleId), eq(examples.contentHash, exampleSetMembers.contentHash)),
    )
    .where(and(eq(exampleSetMembers.setNumber, set), isShowable))
    .orderBy(desc(examples.createdAt), desc(examples.id))
    .limit(MOST_SHOWN);

/** What of an example is shown and compared; `document` only for its trade. */
export const readShowable = (db: Database, ids: readonly string[]) =>
  db
    .select({
      contentHash: examples.contentHash,
      nearKey: examples.nearKey,
      task: examples.task,
      words: examples.words,
      answer: examples.answer,
      trade: sql<string>`coalesce(${examples.document} -> 'business' ->> 'trade', '')`,
    })
    .from(examples)
    .where(inArray(examples.id, [...ids]));
