import type { Context } from '../../context.ts';
import { parseInput } from '../../parse-input.ts';
import { contentWith, emptyContent, postInputSchema } from '../posts/content.ts';
import { countPosts, insertPost } from '../posts/store.ts';
import { findUser } from '../users/store.ts';
import type { Database } from '../../db/index.ts';
import { onWebsite } from '../websites/on-website.ts';
import type { WebsiteRow } from '../websites/store.ts';
import type { OwnPost } from './blog-post.ts';
import { MAX_POSTS, requireFreeSlug, tooManyPosts } from './write-content.ts';

/** A new draft. Its author is who writes it, unless said otherwise. Throws INVALID with the fields of the input. */
export const createBlogPost = (context: Context, websiteId: string, input: unknown): Promise<OwnPost> =>
  onWebsite(context, 'createBlogPost', websiteId, async (db, website) => {
    await context.rateLimiter.take('createBlogPost', website.ownerId ?? '');
    return insertDraft(db, context, website, input);
  });

/** The same within a transaction that holds the website's row. */
export async function insertDraft(
  db: Database,
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  website: WebsiteRow,
  input: unknown,
): Promise<OwnPost> {
  const given = parseInput(postInputSchema, input);
  const websiteId = website.id;
  if ((await countPosts(db, { websiteId })) >= MAX_POSTS) throw tooManyPosts();
  const id = ids();
  const author = (await findUser(db, website.ownerId ?? ''))?.name ?? '';
  const content = contentWith({ ...emptyContent, author }, given);
  await requireFreeSlug(db, { id, websiteId }, content.slug);
  const now = clock();
  const post = await insertPost(db, { id, websiteId, content, createdAt: now, updatedAt: now }, website.ownerId);
  return { ...post, website };
}
