import type { WebsiteAbility } from '../../../auth/policy.ts';
import type { Context } from '../../../context.ts';
import { invalid } from '../../../failure.ts';
import { requireAssistantMessage } from '../../billing/assistant-messages.ts';
import { holderOf } from '../../billing/holder.ts';
import { promptFor, refOf } from '../../chat-prompts/prompt-for.ts';
import { registry } from '../../live-settings/registry.ts';
import { noteUnused } from '../../tasks/outcomes/note-unused.ts';
import { endTask, insertTask, listTasks } from '../../tasks/store.ts';
import type { TaskRow } from '../../tasks/store.ts';
import { writingJob } from '../../tasks/task-jobs.ts';
import { designerFor } from '../../turns/designer-for.ts';
import { lockUser } from '../../users/store.ts';
import { lockedFor, websiteFor } from '../../websites/on-website.ts';
import { keepWriting } from './keep-writing.ts';
import { writeFor } from './write-for.ts';
import type { Wanted } from './write-for.ts';

const CLOSED = 'The assistant does not write for blogs at the moment. What you wrote is saved; please try again later.';

/**
 * Has something written for a website's blog. The built-in designer does so at once; a slow one gets a job, and the task that is given is
 * under way until that is done. It counts as one assistant message when something came of it. Throws LIMIT_REACHED before
 * it asks when none is left, RATE_LIMITED, INVALID while the same is being written, UNAVAILABLE while staff have switched it
 * off, and as `requireWebsite`.
 */
export async function askWriter(
  context: Context,
  ability: WebsiteAbility,
  websiteId: string,
  wanted: Wanted,
): Promise<TaskRow> {
  const website = await websiteFor(context, ability, websiteId);
  context.live.requireOn(registry.blogAssistant, context.actor, CLOSED);
  await context.rateLimiter.take('writeForBlog', website.ownerId ?? websiteId);
  const createdAt = context.clock();
  await requireAssistantMessage(context.db, await holderOf(context.db, website, createdAt), websiteId, createdAt);
  const designer = designerFor(context);
  const writing = designer.draft ? null : await writeFor({ ...context, designer }, website, wanted);
  const task = await context.db.transaction(async (db) => {
    if (website.ownerId) await lockUser(db, website.ownerId);
    const locked = await lockedFor(db, context, ability, websiteId);
    const id = context.ids();
    const prompt = writing ? null : await promptFor(context, locked, 'BLOG');
    const kept = { template: prompt && refOf(prompt), prompt };
    const [before] = await listTasks(db, websiteId, [wanted.kind], wanted.about);
    if (before) await noteUnused(db, before);
    const begun = await insertTask(db, { ...wanted, ...kept, id, websiteId, userId: locked.ownerId ?? '', createdAt });
    if (!begun) throw invalid('text', 'The assistant is still writing this. Wait for it, or cancel it first.');
    if (!writing) {
      await context.jobs.add(writingJob, { task: id }, { db });
      return begun;
    }
    const end = await keepWriting(db, context, { website: locked, task: begun, writing });
    return (await endTask(db, id, { ...end, endedAt: context.clock() })) ?? begun;
  });
  if (!task.endedAt) context.jobs.wake(writingJob);
  return task;
}
