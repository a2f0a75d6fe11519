import type { Services } from '../../context.ts';
import { findPost, listDuePosts, stateOf } from '../posts/store.ts';
import { mayBePublished } from '../publishing/require-publishing.ts';
import { lockWebsite } from '../websites/store.ts';
import { freeze } from './publish-post.ts';
import { showBlog } from './show-blog.ts';

/**
 * Lets readers see a post if its row says that its moment has come. Too early, gone, taken back or done already is no fault: then nothing
 * happens, nor while staff have switched publishing off: then it waits.
 */
export async function publishDuePost(services: Services, postId: string): Promise<void> {
  const websiteId = (await findPost(services.db, postId))?.websiteId;
  if (websiteId === undefined) return;
  const isShown = await services.db.transaction(async (db) => {
    const website = await lockWebsite(db, websiteId);
    const post = await findPost(db, postId);
    if (!website || website.deletedAt || !post || post.deletedAt || stateOf(post) !== 'SCHEDULED') return false;
    if (!post.publishAt || post.publishAt > services.clock()) return false;
    if (!(await mayBePublished(services, db, website.ownerId))) return false;
    await freeze(services, db, post, { authorId: website.ownerId, publishAt: post.publishAt });
    return true;
  });
  if (isShown) await showBlog(services, websiteId);
}

/** Every post whose moment has come, whatever became of its job. One that fails does not keep the others. */
export async function publishDuePosts(services: Services): Promise<void> {
  for (const { id } of await listDuePosts(services.db, services.clock()))
    await publishDuePost(services, id).catch((error: unknown) =>
      services.log.error('A post could not be published at its time', { error, post: id }),
    );
}
