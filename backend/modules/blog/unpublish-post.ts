import type { Context } from '../../context.ts';
import { updatePost } from '../posts/store.ts';
import type { OwnPost } from './blog-post.ts';
import { onPost } from './own-post.ts';
import { showBlog, tellReaders } from './show-blog.ts';

/** A draft again, whether readers saw it or it waited for its moment. Doing it twice changes nothing. */
export async function unpublishBlogPost(context: Context, id: string): Promise<OwnPost> {
  const post = await onPost(context, 'unpublishBlogPost', id, async (db, found) => {
    if (!found.publishAt) return found;
    if (found.live) await tellReaders(context, db, found.websiteId);
    return updatePost(db, id, { live: null, publishAt: null, liveChangedAt: null });
  });
  await showBlog(context, post.websiteId);
  return post;
}
