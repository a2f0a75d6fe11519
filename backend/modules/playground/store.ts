import { and, asc, desc, eq, getTableColumns, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Database } from '../../db/index.ts';
import { gateResults, gateRuns, playgroundRuns, playgroundSides, tuningJobs } from '../../db/schema.ts';
import type { Cut, momentKeySchema } from '../../graphql/connections.ts';
import { announceWebsite } from '../websites/store.ts';

export type RunRow = typeof playgroundRuns.$inferSelect;
/** A run as lists show it. */
export type ListedRun = Omit<RunRow, 'before'>;
export type SideRow = typeof playgroundSides.$inferSelect;
export type NewSide = Pick<SideRow, 'side' | 'prompt' | 'model' | 'temperature'>;

/** Keeps a run that begins now, with both of its sides. */
export async function insertRun(
  db: Database,
  run: typeof playgroundRuns.$inferInsert,
  sides: readonly NewSide[],
): Promise<RunRow> {
  const [made] = await db.insert(playgroundRuns).values(run).returning();
  if (!made) throw new Error('A run was not stored');
  await db.insert(playgroundSides).values(sides.map((side) => ({ ...side, runId: made.id })));
  return made;
}

export async function findRun(db: Database, id: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(playgroundRuns).where(eq(playgroundRuns.id, id));
  return row;
}

/** The same, held until the transaction ends. */
export async function holdRun(db: Database, id: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(playgroundRuns).where(eq(playgroundRuns.id, id)).for('update');
  return row;
}

/** Both sides of a run, the left one first. */
export const sidesOf = (db: Database, runId: string): Promise<SideRow[]> =>
  db.select().from(playgroundSides).where(eq(playgroundSides.runId, runId)).orderBy(asc(playgroundSides.side));

type Key = z.output<typeof momentKeySchema>;

const { before: _before, ...listed } = getTableColumns(playgroundRuns);

/** The newest first. */
export const listRuns = (db: Database, { limit, after }: Cut<Key>): Promise<ListedRun[]> =>
  db
    .select(listed)
    .from(playgroundRuns)
    .where(
      after &&
        sql`(${playgroundRuns.createdAt}, ${playgroundRuns.id}) < (${sql.param(new Date(after[0]), playgroundRuns.createdAt)}, ${after[1]})`,
    )
    .orderBy(desc(playgroundRuns.createdAt), desc(playgroundRuns.id))
    .limit(limit);

export const countRuns = (db: Database) => countUpTo(db, playgroundRuns, undefined);

/** The run that somebody has under way. */
export async function findWorkingRun(db: Database, userId: string): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: playgroundRuns.id })
    .from(playgroundRuns)
    .where(and(eq(playgroundRuns.userId, userId), eq(playgroundRuns.state, 'WORKING')));
  return row;
}

/**
 * What runs and replays cost since a moment, and jobs that began since then were thought to, in US dollars, as far as anybody knows. A job that never
 * got to its endpoint costs nothing.
 */
export async function spentSince(db: Database, moment: Date): Promise<number> {
  const [runs] = await db
    .select({ spent: sql<number>`coalesce(sum((${playgroundSides.usage} ->> 'cost')::double precision), 0)` })
    .from(playgroundSides)
    .innerJoin(playgroundRuns, eq(playgroundRuns.id, playgroundSides.runId))
    .where(gte(playgroundRuns.createdAt, moment));
  const [jobs] = await db
    .select({ spent: sql<number>`coalesce(sum(${tuningJobs.estimatedCost}), 0)` })
    .from(tuningJobs)
    .where(and(gte(tuningJobs.createdAt, moment), or(eq(tuningJobs.state, 'WORKING'), isNotNull(tuningJobs.remoteId))));
  const [replays] = await db
    .select({ spent: sql<number>`coalesce(sum((${gateResults.usage} ->> 'cost')::double precision), 0)` })
    .from(gateResults)
    .innerJoin(gateRuns, eq(gateRuns.id, gateResults.runId))
    .where(gte(gateRuns.createdAt, moment));
  return Number(runs?.spent ?? 0) + Number(jobs?.spent ?? 0) + Number(replays?.spent ?? 0);
}

export async function updateRun(
  db: Database,
  id: string,
  change: Partial<Pick<RunRow, 'before' | 'state' | 'note' | 'verdict' | 'endedAt'>>,
): Promise<RunRow> {
  const [row] = await db.update(playgroundRuns).set(change).where(eq(playgroundRuns.id, id)).returning();
  if (!row) throw new Error(`Run ${id} is gone`);
  await announceWebsite(db, id);
  return row;
}

type SideChange = Partial<Pick<SideRow, 'note' | 'steps' | 'result' | 'usage' | 'milliseconds' | 'endedAt'>>;

/** Writes how far a side is, or how it ended. False when it had ended before. */
export async function updateSide(
  db: Database,
  { runId, side }: Pick<SideRow, 'runId' | 'side'>,
  change: SideChange,
): Promise<boolean> {
  const changed = await db
    .update(playgroundSides)
    .set(change)
    .where(and(eq(playgroundSides.runId, runId), eq(playgroundSides.side, side), isNull(playgroundSides.endedAt)))
    .returning({ side: playgroundSides.side });
  return changed.length > 0;
}

/** Runs under way since before a moment. */
export const runsBegunBefore = (db: Database, moment: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: playgroundRuns.id })
    .from(playgroundRuns)
    .where(and(eq(playgroundRuns.state, 'WORKING'), lt(playgroundRuns.createdAt, moment)));

export async function forgetRunsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(playgroundRuns).where(lt(playgroundRuns.createdAt, moment));
}
