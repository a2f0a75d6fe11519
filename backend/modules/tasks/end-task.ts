import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { Failure, notFound } from '../../failure.ts';
import { lockUser } from '../users/store.ts';
import { lockWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { forgetOutcomesBefore } from './outcomes/store.ts';
import { endTask, findTask, forgetTasksEndedBefore, isUnderWay, tasksBegunBefore } from './store.ts';
import type { TaskEnd, TaskRow } from './store.ts';

/** After this all tries are over: a task that is still under way was given up with its process. */
const LONGEST_MS = 60 * 60 * 1000;
/** So long what came of a task can be looked at. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** And so long how it ended counts for what it was asked with. */
const COUNTED_MS = 90 * 24 * 60 * 60 * 1000;

const UNEXPECTED = 'Something went wrong, and this did not finish. Please try again.';
const GIVEN_UP = 'This did not finish: our server stopped in the middle of it. Please try again.';

type Needed = Pick<Services, 'db' | 'storage' | 'clock' | 'log'>;

/**
 * Ends a task as `how` says, together with what `how` writes, once; without it as it says itself. Does nothing when the task was cancelled
 * or finished before.
 */
export async function finishTask(
  services: Needed,
  task: TaskRow,
  how: TaskEnd | ((db: Database, website: WebsiteRow) => Promise<TaskEnd>),
): Promise<void> {
  await services.db.transaction(async (db) => {
    // The user's row before the website's, as everywhere; what is nobody's has none.
    if (task.userId !== '') await lockUser(db, task.userId);
    const website = await lockForTask(db, task);
    if (!website) return;
    const end = typeof how === 'function' ? await how(db, website) : how;
    await endTask(db, task.id, { ...end, endedAt: services.clock() });
  });
  await removeFile(services, task);
}

/** The website of a task that is under way, held until the transaction ends; undefined when the task is over. */
export async function lockForTask(db: Database, { id, websiteId }: TaskRow): Promise<WebsiteRow | undefined> {
  const website = await lockWebsite(db, websiteId);
  return website && (await isUnderWay(db, id)) ? website : undefined;
}

/** Throws NOT_FOUND when whoever asked for the task has the website no more. */
export function requireStillOwned({ ownerId, deletedAt }: WebsiteRow, { userId }: TaskRow): void {
  if ((ownerId ?? '') !== userId || deletedAt) throw notFound('website');
}

/** Ends a task that came to nothing, in words. */
export function failTask(services: Needed, task: TaskRow, error: unknown): Promise<void> {
  if (!(error instanceof Failure))
    services.log.error('A task failed', { error, websiteId: task.websiteId, kind: task.kind });
  const note = error instanceof Failure ? error.message : UNEXPECTED;
  return finishTask(services, task, { state: 'FAILED', note });
}

/** Ends a task whose process died each time it was tried. */
export async function giveUpTask(services: Needed, id: string): Promise<void> {
  const task = await findTask(services.db, id);
  if (task) await finishTask(services, task, { state: 'FAILED', note: GIVEN_UP });
}

/** Ends tasks that nobody works on any more, and forgets those that ended long ago. */
export async function tidyTasks(services: Needed): Promise<void> {
  const now = services.clock().getTime();
  for (const { id } of await tasksBegunBefore(services.db, new Date(now - LONGEST_MS))) await giveUpTask(services, id);
  await forgetTasksEndedBefore(services.db, new Date(now - KEPT_MS));
  await forgetOutcomesBefore(services.db, new Date(now - COUNTED_MS));
}

/** A file that stays behind hurts nobody, and goes with its website. */
export async function removeFile({ storage, log }: Needed, { file }: TaskRow): Promise<void> {
  if (file) await storage.remove([file]).catch((error: unknown) => log.warn('A file stayed behind', { error, file }));
}
