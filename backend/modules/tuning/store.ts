import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Database } from '../../db/index.ts';
import { examples, tunedModels, tuningEvents, tuningJobs } from '../../db/schema.ts';
import type { Cut, momentKeySchema } from '../../graphql/connections.ts';
import { matching } from '../examples/store.ts';
import type { ExampleRow, Wanted } from '../examples/store.ts';
import { announceWebsite } from '../websites/store.ts';

export type TuningRow = typeof tuningJobs.$inferSelect;
export type TuningEvent = Omit<typeof tuningEvents.$inferSelect, 'place'>;
export type TunedModel = typeof tunedModels.$inferSelect;
/** Which approved examples a job learns from. */
export type Chosen = Pick<TuningRow, 'kind' | 'task' | 'source' | 'tag'>;

type Key = z.output<typeof momentKeySchema>;

/** Keeps a job that begins now; undefined where one with its key is there. */
export async function insertTuning(db: Database, row: typeof tuningJobs.$inferInsert): Promise<TuningRow | undefined> {
  const [made] = await db.insert(tuningJobs).values(row).onConflictDoNothing({ target: tuningJobs.key }).returning();
  return made;
}

export async function findTuning(db: Database, id: string): Promise<TuningRow | undefined> {
  const [row] = await db.select().from(tuningJobs).where(eq(tuningJobs.id, id));
  return row;
}

/** The same, held until the transaction ends. */
export async function holdTuning(db: Database, id: string): Promise<TuningRow | undefined> {
  const [row] = await db.select().from(tuningJobs).where(eq(tuningJobs.id, id)).for('update');
  return row;
}

export async function findTuningByKey(db: Database, key: string): Promise<TuningRow | undefined> {
  const [row] = await db.select().from(tuningJobs).where(eq(tuningJobs.key, key));
  return row;
}

/** The newest first. */
export const listTunings = (db: Database, { limit, after }: Cut<Key>): Promise<TuningRow[]> =>
  db
    .select()
    .from(tuningJobs)
    .where(
      after &&
        sql`(${tuningJobs.createdAt}, ${tuningJobs.id}) < (${sql.param(new Date(after[0]), tuningJobs.createdAt)}, ${after[1]})`,
    )
    .orderBy(desc(tuningJobs.createdAt), desc(tuningJobs.id))
    .limit(limit);

export const countTunings = (db: Database) => countUpTo(db, tuningJobs, undefined);

/** Changes a job that is under way. Undefined when it is over. */
export async function changeTuning(
  db: Database,
  id: string,
  change: Partial<Omit<TuningRow, 'id' | 'key'>>,
): Promise<TuningRow | undefined> {
  const [row] = await db
    .update(tuningJobs)
    .set(change)
    .where(and(eq(tuningJobs.id, id), eq(tuningJobs.state, 'WORKING')))
    .returning();
  if (row) await announceWebsite(db, id);
  return row;
}

/** Has a job that was given up followed again. */
export async function reviveTuning(db: Database, id: string, now: Date): Promise<TuningRow | undefined> {
  const [row] = await db
    .update(tuningJobs)
    .set({
      state: 'WORKING',
      note: '',
      trouble: '',
      failures: 0,
      looks: 0,
      followedSince: now,
      endedAt: null,
      turn: sql`${tuningJobs.turn} + 1`,
    })
    .where(and(eq(tuningJobs.id, id), ne(tuningJobs.state, 'DONE')))
    .returning();
  return row;
}

/** More than any job has: an endpoint that has always new ones to tell is not listened to any more. */
const MOST_EVENTS = 2000;

/** Keeps events that were not kept before; the endpoint's as long as there are not too many. */
export async function insertTuningEvents(db: Database, events: readonly TuningEvent[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  const [row] = await db.select({ kept: count() }).from(tuningEvents).where(eq(tuningEvents.jobId, first.jobId));
  const isFull = (row?.kept ?? 0) >= MOST_EVENTS;
  const taken = isFull ? events.filter(({ by }) => by === 'US') : events;
  if (taken.length > 0)
    await db
      .insert(tuningEvents)
      .values([...taken])
      .onConflictDoNothing();
}

/** The latest first. */
export const listTuningEvents = (db: Database, jobId: string, limit: number): Promise<TuningEvent[]> =>
  db
    .select()
    .from(tuningEvents)
    .where(eq(tuningEvents.jobId, jobId))
    .orderBy(desc(tuningEvents.at), desc(tuningEvents.place))
    .limit(limit);

/** The approved examples of a choice, on both sides. */
export const wantedBy = ({ kind, task, source, tag }: Chosen): Wanted => ({
  search: '',
  kind,
  task,
  source,
  tag,
  state: 'APPROVED',
  split: null,
});

/** How many examples of a choice stand on each side, and how long they are together. */
export async function measureExamples(db: Database, choice: Chosen) {
  const { words, document, before, answer, other } = examples;
  const length = sql`length(${words}) + coalesce(length(${document}::text), 0) + length(${before}::text) + length(${answer}::text) + coalesce(length(${other}::text), 0)`;
  const rows = await db
    .select({
      split: examples.split,
      count: sql<string>`count(*)`,
      characters: sql<string>`coalesce(sum(${length}), 0)`,
    })
    .from(examples)
    .where(matching(wantedBy(choice)))
    .groupBy(examples.split);
  const of = (split: ExampleRow['split']) => {
    const row = rows.find((one) => one.split === split);
    return { count: Number(row?.count ?? 0), characters: Number(row?.characters ?? 0) };
  };
  return { training: of('TRAINING'), validation: of('VALIDATION') };
}

/** Keeps a model that can be chosen from now on. Undefined where it is there already. */
export async function insertTunedModel(
  db: Database,
  row: typeof tunedModels.$inferInsert,
): Promise<TunedModel | undefined> {
  const [made] = await db.insert(tunedModels).values(row).onConflictDoNothing({ target: tunedModels.name }).returning();
  return made;
}

const MOST_MODELS = 200;

/** The newest first. */
export const listTunedModels = (db: Database): Promise<TunedModel[]> =>
  db.select().from(tunedModels).orderBy(desc(tunedModels.createdAt), desc(tunedModels.id)).limit(MOST_MODELS);

export async function deleteTunedModel(db: Database, id: string): Promise<TunedModel | undefined> {
  const [gone] = await db.delete(tunedModels).where(eq(tunedModels.id, id)).returning();
  return gone;
}
