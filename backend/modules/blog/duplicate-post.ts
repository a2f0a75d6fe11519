import type { Context } from '../../context.ts';
import { contentWith } from '../posts/content.ts';
import { countPosts, insertPost } from '../posts/store.ts';
import type { OwnPost } from './blog-post.ts';
import { onPost } from './own-post.ts';
import { MAX_POSTS, tooManyPosts } from './write-content.ts';

const MAX_TITLE = 200;

/** A draft with the same content, and a slug of its own as soon as it needs one. */
export const duplicateBlogPost = (context: Context, id: string): Promise<OwnPost> =>
  onPost(context, 'duplicateBlogPost', id, async (db, post, website) => {
    await context.rateLimiter.take('createBlogPost', website.ownerId ?? id);
    if ((await countPosts(db, { websiteId: website.id })) >= MAX_POSTS) throw tooManyPosts();
    const now = context.clock();
    const title = post.content.title === '' ? '' : `Copy of ${post.content.title}`.slice(0, MAX_TITLE);
    const content = contentWith(post.content, { title, slug: '' });
    const made = { id: context.ids(), websiteId: website.id, content, createdAt: now, updatedAt: now };
    return insertPost(db, made, website.ownerId);
  });
