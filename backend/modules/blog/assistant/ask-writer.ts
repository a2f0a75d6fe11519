import type { Writing, WritingTask } from '#designer/index.ts';
import type { Context } from '../../../context.ts';
import type { WebsiteAbility } from '../../../auth/policy.ts';
import type { Database } from '../../../db/index.ts';
import { requireAssistantMessage, takeAssistantMessage } from '../../billing/assistant-messages.ts';
import { holderOf } from '../../billing/holder.ts';
import { currentDocument } from '../../revisions/read-document.ts';
import { lockUser } from '../../users/store.ts';
import { lockedFor, websiteFor } from '../../websites/on-website.ts';
import type { WebsiteRow } from '../../websites/store.ts';

/** Nobody waits longer for words: after it the built-in designer writes. Milliseconds. */
const LONGEST_MS = 45_000;

/** What stands on the screen where the model was too slow. */
const TOO_SLOW = 'The AI model took too long, so the built-in designer did this.';

/**
 * Has something written for a website's blog and gives what `keep` makes of it, in a transaction that holds the owner's and the
 * website's row. It counts as one assistant message when `keep` kept something (does not give null). Throws LIMIT_REACHED before it asks
 * when none is left, RATE_LIMITED, and as `requireWebsite`.
 */
export async function askWriter<Kept>(
  context: Context,
  ability: WebsiteAbility,
  websiteId: string,
  task: WritingTask,
  keep: (db: Database, website: WebsiteRow, writing: Writing) => Promise<Kept | null>,
): Promise<Kept | null> {
  const website = await websiteFor(context, ability, websiteId);
  context.rateLimiter.take('writeForBlog', website.ownerId ?? websiteId);
  const now = context.clock();
  await requireAssistantMessage(context.db, await holderOf(context.db, website, now), websiteId, now);
  const writing = await write(context, website, task);
  return context.db.transaction(async (db) => {
    if (website.ownerId) await lockUser(db, website.ownerId);
    const locked = await lockedFor(db, context, ability, websiteId);
    const kept = await keep(db, locked, writing);
    if (kept !== null) await takeAssistantMessage(db, await holderOf(db, locked, now), websiteId, context.clock());
    return kept;
  });
}

async function write(context: Context, website: WebsiteRow, task: WritingTask): Promise<Writing> {
  const request = { task, document: await currentDocument(context.db, website), known: website.brief };
  const seed = website.currentRevision + ('taken' in task ? task.taken.length : 0);
  const signal = AbortSignal.timeout(LONGEST_MS);
  try {
    return await context.designer.write(request, { seed, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    return { ...(await context.reading.designer.write(request, { seed })), note: TOO_SLOW };
  }
}
