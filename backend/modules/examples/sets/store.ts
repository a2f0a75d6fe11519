import { and, count, desc, eq, lt, max, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/index.ts';
import { examples, exampleSetMembers, exampleSets, liveExampleSet } from '../../../db/schema.ts';
import { findLiveSet, isShowable, MOST_SHOWN, type LiveSet } from '../../shown-examples/store.ts';

export type ExampleSetRow = typeof exampleSets.$inferSelect;

/** Some examples, by what they say: how many, and the same mark for the same ones. */
export type Marked = { fingerprint: string; count: number };

const marked = {
  fingerprint: sql<string>`md5(coalesce(string_agg("content_hash", '' order by "content_hash" collate "C"), ''))`,
  count: count(),
};

/** All that is approved for training, the newest ten thousand of it. */
const candidates = (db: Database) =>
  db
    .select({ id: examples.id, contentHash: examples.contentHash })
    .from(examples)
    .where(isShowable)
    .orderBy(desc(examples.createdAt), desc(examples.id))
    .limit(MOST_SHOWN)
    .as('candidates');

export async function markOfCandidates(db: Database): Promise<Marked> {
  const [row] = await db.select(marked).from(candidates(db));
  return row ?? { fingerprint: '', count: 0 };
}

const isAsItWas = and(
  eq(examples.id, exampleSetMembers.exampleId),
  eq(examples.contentHash, exampleSetMembers.contentHash),
);

const shownOf = (db: Database, number: number) =>
  db
    .select({ contentHash: examples.contentHash })
    .from(exampleSetMembers)
    .innerJoin(examples, isAsItWas)
    .where(and(eq(exampleSetMembers.setNumber, number), isShowable))
    .as('shown');

/** What of a set is shown still. */
export async function markOfSet(db: Database, number: number): Promise<Marked> {
  const [row] = await db.select(marked).from(shownOf(db, number));
  return row ?? { fingerprint: '', count: 0 };
}

export async function countShown(db: Database, number: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(shownOf(db, number));
  return row?.total ?? 0;
}

/** How many of the candidates are not in a set. */
export async function countOutside(db: Database, number: number): Promise<number> {
  const all = candidates(db);
  const member = db
    .select({ one: sql`1` })
    .from(exampleSetMembers)
    .where(
      and(
        eq(exampleSetMembers.setNumber, number),
        eq(exampleSetMembers.exampleId, all.id),
        eq(exampleSetMembers.contentHash, all.contentHash),
      ),
    );
  const [row] = await db.select({ total: count() }).from(all).where(notExists(member));
  return row?.total ?? 0;
}

/** Whether an example is in the set that is live, and shown. */
export async function isShown(db: Database, exampleId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: examples.id })
    .from(examples)
    .innerJoin(exampleSetMembers, isAsItWas)
    .innerJoin(liveExampleSet, eq(liveExampleSet.number, exampleSetMembers.setNumber))
    .where(and(eq(examples.id, exampleId), isShowable));
  return row !== undefined;
}

export async function findSetBy(db: Database, fingerprint: string): Promise<ExampleSetRow | undefined> {
  const [row] = await db
    .select()
    .from(exampleSets)
    .where(eq(exampleSets.fingerprint, fingerprint))
    .orderBy(desc(exampleSets.number))
    .limit(1);
  return row;
}

export async function lastSetNumber(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(exampleSets.number) }).from(exampleSets);
  return row?.last ?? 0;
}

/** Keeps the candidates as a set with this number. */
export async function insertSet(db: Database, set: ExampleSetRow): Promise<void> {
  await db.insert(exampleSets).values(set);
  const all = candidates(db);
  await db.insert(exampleSetMembers).select(
    db
      .select({
        setNumber: sql`${set.number}::int`.as('set_number'),
        exampleId: all.id,
        contentHash: all.contentHash,
      })
      .from(all),
  );
}

/** Which set is live, held until the transaction ends. */
export async function holdLiveSet(db: Database): Promise<LiveSet> {
  await db.select().from(liveExampleSet).for('update');
  return findLiveSet(db);
}

export async function putLiveSet(db: Database, live: Pick<LiveSet, 'number' | 'before'>): Promise<void> {
  await db.update(liveExampleSet).set(live);
}

/** Forgets sets that were made before a moment and are neither live nor what can be gone back to. Set 0 stays. */
export async function forgetSetsBefore(db: Database, moment: Date): Promise<void> {
  const inUse = db
    .select({ one: sql`1` })
    .from(liveExampleSet)
    .where(or(eq(liveExampleSet.number, exampleSets.number), eq(liveExampleSet.before, exampleSets.number)));
  await db
    .delete(exampleSets)
    .where(and(ne(exampleSets.number, 0), lt(exampleSets.createdAt, moment), notExists(inUse)));
}
