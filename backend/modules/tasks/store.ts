import { and, asc, count, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Usage } from '#designer/index.ts';
import type { Database } from '../../db/index.ts';
import { websiteTasks } from '../../db/schema.ts';
import { keepOutcome } from './outcomes/store.ts';
import { announceWebsite } from '../websites/store.ts';

export type TaskRow = typeof websiteTasks.$inferSelect;
export type TaskKind = TaskRow['kind'];
export type NewTask = Pick<TaskRow, 'id' | 'websiteId' | 'userId' | 'kind' | 'wish' | 'createdAt'> &
  Partial<Pick<TaskRow, 'about' | 'file' | 'note' | 'template' | 'prompt'>>;
/** How a task ended. */
export type TaskEnd = Pick<TaskRow, 'state' | 'note'> & Partial<Pick<TaskRow, 'texts' | 'usage' | 'isCounted'>>;

/**
 * Keeps a task that begins now, in the place of the one before it. Undefined while that one is under way. The caller holds the
 * website's row.
 */
export async function insertTask(db: Database, task: NewTask): Promise<TaskRow | undefined> {
  const { websiteId, kind, about = '' } = task;
  await db
    .delete(websiteTasks)
    .where(
      and(
        eq(websiteTasks.websiteId, websiteId),
        eq(websiteTasks.kind, kind),
        eq(websiteTasks.about, about),
        isNotNull(websiteTasks.endedAt),
      ),
    );
  const [begun] = await db
    .insert(websiteTasks)
    .values({ ...task, state: 'WORKING' })
    .onConflictDoNothing()
    .returning();
  if (begun) await announceWebsite(db, websiteId);
  return begun;
}

export async function findTask(db: Database, id: string): Promise<TaskRow | undefined> {
  const [task] = await db.select().from(websiteTasks).where(eq(websiteTasks.id, id));
  return task;
}

/** The latest tasks of a website of these kinds, the first begun first; of those about one thing where that is said. */
export const listTasks = (
  db: Database,
  websiteId: string,
  kinds: readonly TaskKind[],
  about?: string,
): Promise<TaskRow[]> =>
  db
    .select()
    .from(websiteTasks)
    .where(
      and(
        eq(websiteTasks.websiteId, websiteId),
        inArray(websiteTasks.kind, [...kinds]),
        about === undefined ? undefined : eq(websiteTasks.about, about),
      ),
    )
    .orderBy(asc(websiteTasks.createdAt), asc(websiteTasks.id))
    .limit(200);

/** A text that differs whenever something about one of a website's tasks does. */
export async function tasksStampOf(db: Database, websiteId: string): Promise<string> {
  const one = sql`${websiteTasks.id} || ${websiteTasks.step}`;
  const [row] = await db
    .select({ stamp: sql<string>`coalesce(md5(string_agg(${one}, ',' order by ${websiteTasks.id})), '')` })
    .from(websiteTasks)
    .where(eq(websiteTasks.websiteId, websiteId));
  return row?.stamp ?? '';
}

/** False when the task is over. */
export async function isUnderWay(db: Database, id: string): Promise<boolean> {
  const [task] = await db
    .select({ id: websiteTasks.id })
    .from(websiteTasks)
    .where(and(eq(websiteTasks.id, id), isNull(websiteTasks.endedAt)));
  return task !== undefined;
}

/** How many tasks of a kind are under way for somebody, on all their websites. */
export async function countUnderWay(db: Database, userId: string, kind: TaskKind): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(websiteTasks)
    .where(and(isNull(websiteTasks.endedAt), eq(websiteTasks.userId, userId), eq(websiteTasks.kind, kind)));
  return row?.total ?? 0;
}

/** Writes how far a task has come. False when it is over. */
export const saveTaskProgress = async (
  db: Database,
  id: string,
  progress: Partial<Pick<TaskRow, 'note' | 'done' | 'total' | 'items'>>,
): Promise<boolean> => (await changeUnderWay(db, id, progress)) !== undefined;

/** Ends a task, so that exactly one does. Undefined when somebody else was first. */
export async function endTask(
  db: Database,
  id: string,
  end: TaskEnd & { endedAt: Date },
): Promise<TaskRow | undefined> {
  const task = await changeUnderWay(db, id, { ...end, file: null, prompt: null });
  if (task) await keepOutcome(db, task);
  return task;
}

/** What a task took that was cancelled meanwhile: it has a receipt, too. */
export async function keepTaskSpent(db: Database, id: string, usage: Usage): Promise<void> {
  const isCancelled = and(eq(websiteTasks.id, id), eq(websiteTasks.state, 'CANCELLED'));
  const [task] = await db
    .update(websiteTasks)
    .set({ usage, step: sql`${websiteTasks.step} + 1` })
    .where(isCancelled)
    .returning();
  if (task) await announceWebsite(db, task.websiteId);
}

async function changeUnderWay(db: Database, id: string, change: Partial<TaskRow>): Promise<TaskRow | undefined> {
  const [task] = await db
    .update(websiteTasks)
    .set({ ...change, step: sql`${websiteTasks.step} + 1` })
    .where(and(eq(websiteTasks.id, id), isNull(websiteTasks.endedAt)))
    .returning();
  if (task) await announceWebsite(db, task.websiteId);
  return task;
}

/** Takes a task away that is over. */
export async function removeEndedTask(db: Database, { id, websiteId }: Pick<TaskRow, 'id' | 'websiteId'>) {
  await db.delete(websiteTasks).where(and(eq(websiteTasks.id, id), isNotNull(websiteTasks.endedAt)));
  await announceWebsite(db, websiteId);
}

export const tasksBegunBefore = (db: Database, moment: Date): Promise<TaskRow[]> =>
  db
    .select()
    .from(websiteTasks)
    .where(and(lt(websiteTasks.createdAt, moment), isNull(websiteTasks.endedAt)));

export async function forgetTasksEndedBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(websiteTasks).where(lt(websiteTasks.endedAt, moment));
}
