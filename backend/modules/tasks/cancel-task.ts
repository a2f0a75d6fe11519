import type { Context } from '../../context.ts';
import { invalid, notFound } from '../../failure.ts';
import { websiteFor } from '../websites/on-website.ts';
import { finishTask } from './end-task.ts';
import { noteUnused } from './outcomes/note-unused.ts';
import { findTask, removeEndedTask } from './store.ts';
import type { TaskKind, TaskRow } from './store.ts';

const CANCELLED: Record<TaskKind, string> = {
  TOPICS: 'Cancelled. Your topics are as they were.',
  POST: 'Cancelled. Nothing was written.',
  PART: 'Cancelled. Your post is as it was.',
  IMPORT: 'Cancelled. What had come in by then stays.',
  PICTURES: 'Cancelled. The pictures that had come in by then stay.',
  GENERATE: 'Cancelled. It does not count.',
};

type Cancelling = 'cancelBlogTask' | 'cancelGeneratedPicture';
type Forgetting = 'forgetBlogTask' | 'forgetGeneratedPicture';

/** Ends a task; the one who works on it hears of that. A task that is over stays as it ended. */
export async function cancelTask(context: Context, ability: Cancelling, id: string): Promise<TaskRow> {
  const found = await ownTask(context, ability, id);
  await finishTask(context, found, { state: 'CANCELLED', note: CANCELLED[found.kind] });
  return (await findTask(context.db, id)) ?? found;
}

/** Puts away what a task left to look at. Throws INVALID while it is under way. Gives what it was. */
export async function forgetTask(context: Context, ability: Forgetting, id: string): Promise<TaskRow> {
  const found = await ownTask(context, ability, id);
  if (!found.endedAt) throw invalid('id', 'This is still under way. Cancel it first.');
  await noteUnused(context.db, found);
  await removeEndedTask(context.db, found);
  return found;
}

async function ownTask(context: Context, ability: Cancelling | Forgetting, id: string): Promise<TaskRow> {
  const found = await findTask(context.db, id);
  await websiteFor(context, ability, found?.websiteId);
  const isOfBlog = found?.kind !== 'GENERATE';
  if (!found || isOfBlog !== ability.endsWith('BlogTask')) throw notFound('task');
  return found;
}
