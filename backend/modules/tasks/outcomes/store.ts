import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/index.ts';
import { blogTopics, posts, writingOutcomes } from '../../../db/schema.ts';
import type { websiteTasks } from '../../../db/schema.ts';

type TaskRow = typeof websiteTasks.$inferSelect;

/** How texts for blogs ended that were asked with one version of a template. */
export type WritingsOfVersion = { version: number; turns: number; failed: number; undone: number; refused: number };

const MOST_VERSIONS = 10;
const WRITTEN = new Set<TaskRow['kind']>(['TOPICS', 'POST', 'PART']);

/** Keeps how a task ended that a model was asked for with a template; the task itself goes with the next one. A cancelled one says nothing. */
export async function keepOutcome(db: Database, task: TaskRow): Promise<void> {
  const { id, kind, about, state, template, usage, endedAt } = task;
  if (!template || !endedAt || !WRITTEN.has(kind) || state === 'CANCELLED' || state === 'WORKING') return;
  const isFailed = state === 'FAILED' || (usage?.designer === 'built-in' && usage.model !== null);
  await db
    .insert(writingOutcomes)
    .values({
      taskId: id,
      templateId: template.id,
      version: template.version,
      topicId: kind === 'POST' ? about : null,
      isFailed,
      isRefused: state === 'NOTHING' && !isFailed,
      endedAt,
    })
    .onConflictDoNothing();
}

/** What was offered was put away, or asked for again, and never taken. */
export async function markUnused(db: Database, taskId: string): Promise<void> {
  await db.update(writingOutcomes).set({ isUnused: true }).where(eq(writingOutcomes.taskId, taskId));
}

/** Since a moment, by version, the newest first. A draft that was deleted counts as undone, and so does an offer that nobody took. */
export function writingsByVersion(db: Database, templateId: string, since: Date): Promise<WritingsOfVersion[]> {
  const { version, isFailed, isRefused, isUnused, topicId, endedAt } = writingOutcomes;
  const countIf = (isSo: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${isSo})`.mapWith(Number);
  const isDone = sql`not ${isFailed} and not ${isRefused}`;
  const isDeleted = sql`${blogTopics.id} is not null and (${posts.id} is null or ${posts.deletedAt} is not null)`;
  return db
    .select({
      version,
      turns: count(),
      failed: countIf(sql`${isFailed}`),
      undone: countIf(sql`${isDone} and (${isUnused} or (${isDeleted}))`),
      refused: countIf(sql`${isRefused}`),
    })
    .from(writingOutcomes)
    .leftJoin(blogTopics, eq(blogTopics.id, topicId))
    .leftJoin(posts, eq(posts.id, blogTopics.postId))
    .where(and(eq(writingOutcomes.templateId, templateId), gte(endedAt, since)))
    .groupBy(version)
    .orderBy(sql`${version} desc`)
    .limit(MOST_VERSIONS);
}

export async function forgetOutcomesBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(writingOutcomes).where(lt(writingOutcomes.endedAt, moment));
}
