import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { examples, gateResults, gateRuns } from '../../db/schema.ts';
import { announceWebsite } from '../websites/store.ts';

export type GateRow = typeof gateRuns.$inferSelect;
export type ResultRow = typeof gateResults.$inferSelect;
/** Without the website, which may be long. */
export type ListedResult = Omit<ResultRow, 'website'>;

export async function insertGateRun(db: Database, run: typeof gateRuns.$inferInsert): Promise<GateRow> {
  const [made] = await db.insert(gateRuns).values(run).returning();
  if (!made) throw new Error('A replay was not stored');
  return made;
}

export async function findGateRun(db: Database, id: string): Promise<GateRow | undefined> {
  const [row] = await db.select().from(gateRuns).where(eq(gateRuns.id, id));
  return row;
}

/** The same, held until the transaction ends. */
export async function holdGateRun(db: Database, id: string): Promise<GateRow | undefined> {
  const [row] = await db.select().from(gateRuns).where(eq(gateRuns.id, id)).for('update');
  return row;
}

/** The newest replay of a change. */
export async function lastGateRun(db: Database, change: string): Promise<GateRow | undefined> {
  const [row] = await db
    .select()
    .from(gateRuns)
    .where(eq(gateRuns.change, change))
    .orderBy(desc(gateRuns.createdAt), desc(gateRuns.id))
    .limit(1);
  return row;
}

type RunChange = Partial<Pick<GateRow, 'state' | 'note' | 'verdict' | 'tally' | 'endedAt'>>;

export async function updateGateRun(db: Database, id: string, change: RunChange): Promise<GateRow> {
  const [row] = await db.update(gateRuns).set(change).where(eq(gateRuns.id, id)).returning();
  if (!row) throw new Error(`Replay ${id} is gone`);
  await announceWebsite(db, id);
  return row;
}

/** Keeps what came of asking once; a second answer to the same is thrown away. */
export async function insertResult(db: Database, result: typeof gateResults.$inferInsert): Promise<void> {
  await db.insert(gateResults).values(result).onConflictDoNothing();
}

const { website: _website, ...listed } = getTableColumns(gateResults);

/** In the order of the run's cases, the old side first. */
export const resultsOf = (db: Database, runId: string): Promise<ListedResult[]> =>
  db
    .select(listed)
    .from(gateResults)
    .where(eq(gateResults.runId, runId))
    .orderBy(asc(gateResults.place), desc(gateResults.side), asc(gateResults.nth));

export async function countResults(db: Database, runId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(gateResults).where(eq(gateResults.runId, runId));
  return row?.total ?? 0;
}

/** The first result of a case on one side, with its website. */
export async function findResult(
  db: Database,
  { runId, place, side }: Pick<ResultRow, 'runId' | 'place' | 'side'>,
): Promise<ResultRow | undefined> {
  const [row] = await db
    .select()
    .from(gateResults)
    .where(and(eq(gateResults.runId, runId), eq(gateResults.place, place), eq(gateResults.side, side)))
    .orderBy(asc(gateResults.nth))
    .limit(1);
  return row;
}

type Task = 'BRIEF' | 'MESSAGE';
const isForValidation = (tasks: readonly Task[]) =>
  and(eq(examples.state, 'APPROVED'), eq(examples.split, 'VALIDATION'), inArray(examples.task, [...tasks]));

/** Approved examples of these tasks that are kept for validation and have a website to be asked on, the newest first. */
export const replayableExamples = (db: Database, tasks: readonly Task[], limit: number) =>
  db
    .select({ id: examples.id })
    .from(examples)
    .where(and(isForValidation(tasks), isNotNull(examples.document)))
    .orderBy(desc(examples.createdAt), desc(examples.id))
    .limit(limit);

export async function countValidation(db: Database, tasks: readonly Task[]): Promise<number> {
  const [row] = await db.select({ total: count() }).from(examples).where(isForValidation(tasks));
  return row?.total ?? 0;
}

/** What examples ask for, by their ids; those that are gone are not there. */
export async function wordsOfExamples(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: examples.id, words: examples.words })
    .from(examples)
    .where(inArray(examples.id, [...ids]));
  return new Map(rows.map(({ id, words }) => [id, words]));
}

/** Replays under way since before a moment. */
export const gatesBegunBefore = (db: Database, moment: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: gateRuns.id })
    .from(gateRuns)
    .where(and(eq(gateRuns.state, 'WORKING'), lt(gateRuns.createdAt, moment)));

export async function forgetGatesBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(gateRuns).where(lt(gateRuns.createdAt, moment));
}
