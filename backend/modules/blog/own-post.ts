import type { WebsiteAbility } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { notFound } from '../../failure.ts';
import { findPost, findPosts } from '../posts/store.ts';
import type { PostRow } from '../posts/store.ts';
import { onWebsite, websiteFor } from '../websites/on-website.ts';
import type { WebsiteRow } from '../websites/store.ts';
import type { OwnPost } from './blog-post.ts';

/**
 * A verb on one post, in a transaction that holds its website's row, so that nobody else changes any post of it. Throws as
 * `requireWebsite`, and NOT_FOUND for a deleted post.
 */
export async function onPost(
  context: Context,
  ability: WebsiteAbility,
  id: string,
  verb: (db: Database, post: PostRow, website: WebsiteRow) => Promise<PostRow>,
): Promise<OwnPost> {
  const { made, website } = await onPostWith(context, ability, id, async (db, post, website) => ({
    made: await verb(db, post, website),
    website,
  }));
  return { ...made, website };
}

/** The same for a verb that gives something else. */
export async function onPostWith<Made>(
  context: Context,
  ability: WebsiteAbility,
  id: string,
  verb: (db: Database, post: PostRow, website: WebsiteRow) => Promise<Made>,
): Promise<Made> {
  const found = await findPost(context.db, id);
  if (!found) {
    await websiteFor(context, ability, undefined);
    throw notFound('post');
  }
  return onWebsite(context, ability, found.websiteId, async (db, website) => {
    const post = await findPost(db, id);
    if (!post || post.deletedAt) throw notFound('post');
    return verb(db, post, website);
  });
}

/** A verb on several posts of one website, deleted ones too. Throws as `onPost`; one that is not there is passed over. */
export async function onPosts(
  context: Context,
  ability: WebsiteAbility,
  ids: readonly string[],
  verb: (db: Database, posts: PostRow[], website: WebsiteRow) => Promise<PostRow[]>,
): Promise<OwnPost[]> {
  const [first] = await findPosts(context.db, ids);
  if (!first) {
    await websiteFor(context, ability, undefined);
    throw notFound('post');
  }
  return onWebsite(context, ability, first.websiteId, async (db, website) => {
    const found = (await findPosts(db, ids)).filter(({ websiteId }) => websiteId === website.id);
    return (await verb(db, found, website)).map((post) => ({ ...post, website }));
  });
}
