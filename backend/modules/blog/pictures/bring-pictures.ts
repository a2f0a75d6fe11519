import type { Context } from '../../../context.ts';
import { Failure, notFound } from '../../../failure.ts';
import { registry } from '../../live-settings/registry.ts';
import { findPost } from '../../posts/store.ts';
import { insertTask } from '../../tasks/store.ts';
import type { TaskRow } from '../../tasks/store.ts';
import { bringPicturesJob } from '../../tasks/task-jobs.ts';
import { onWebsite, websiteFor } from '../../websites/on-website.ts';

const CLOSED = 'Pictures are not fetched by their address at the moment. Please try again later, or upload them.';

/**
 * Begins to bring the pictures from other websites that a post shows, or all posts of the website, into its library: the task that it gives
 * says how far that is, and in the end of each picture what became of it. Throws INVALID while the same is under way, NOT_FOUND,
 * RATE_LIMITED, UNAVAILABLE while staff have switched import by address off.
 */
export async function bringBlogPictures(context: Context, websiteId: string, postId: string | null): Promise<TaskRow> {
  const found = await websiteFor(context, 'bringBlogPictures', websiteId);
  context.live.requireOn(registry.importByAddress, context.actor, CLOSED);
  await context.rateLimiter.take('bringBlogPictures', found.ownerId ?? websiteId);
  const task = await onWebsite(context, 'bringBlogPictures', websiteId, async (db, { ownerId }) => {
    const post = postId === null ? undefined : await findPost(db, postId);
    if (postId !== null && (post?.websiteId !== websiteId || post.deletedAt)) throw notFound('post');
    const begun = await insertTask(db, {
      ...{ id: context.ids(), websiteId, userId: ownerId ?? '', createdAt: context.clock() },
      ...{ kind: 'PICTURES', about: postId ?? '', wish: {}, note: 'Looking for pictures' },
    });
    if (!begun)
      throw new Failure('Pictures are being brought in already. Wait for that, or cancel it first.', {
        code: 'INVALID',
        fields: {},
      });
    await context.jobs.add(bringPicturesJob, { task: begun.id }, { db });
    return begun;
  });
  context.jobs.wake(bringPicturesJob);
  return task;
}
