import type { Context } from '../../context.ts';
import { parseInput } from '../../parse-input.ts';
import { contentWith, emptyContent, postInputSchema } from '../posts/content.ts';
import { countPosts, insertPost } from '../posts/store.ts';
import { findUser } from '../users/store.ts';
import { onWebsite } from '../websites/on-website.ts';
import type { OwnPost } from './blog-post.ts';
import { MAX_POSTS, requireFreeSlug, tooManyPosts } from './write-content.ts';

/** A new draft. Its author is who writes it, unless said otherwise. Throws INVALID with the fields of the input. */
export async function createBlogPost(context: Context, websiteId: string, input: unknown): Promise<OwnPost> {
  return onWebsite(context, 'createBlogPost', websiteId, async (db, website) => {
    const ownerId = website.ownerId ?? '';
    context.rateLimiter.take('createBlogPost', ownerId);
    const given = parseInput(postInputSchema, input);
    if ((await countPosts(db, { websiteId })) >= MAX_POSTS) throw tooManyPosts();
    const id = context.ids();
    const author = (await findUser(db, ownerId))?.name ?? '';
    const content = contentWith({ ...emptyContent, author }, given);
    await requireFreeSlug(db, { id, websiteId }, content.slug);
    const now = context.clock();
    const post = await insertPost(db, { id, websiteId, content, createdAt: now, updatedAt: now }, website.ownerId);
    return { ...post, website };
  });
}
