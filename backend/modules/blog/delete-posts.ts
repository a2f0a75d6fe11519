import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { RESTORABLE_MS } from '../deletion/restorable.ts';
import { contentWith } from '../posts/content.ts';
import { freeSlug } from '../posts/slug.ts';
import { stateOf, takenSlugs, updatePost } from '../posts/store.ts';
import type { PostRow } from '../posts/store.ts';
import type { OwnPost } from './blog-post.ts';
import { onPosts } from './own-post.ts';
import { showBlog, tellReaders } from './show-blog.ts';
import { keepContent } from './write-content.ts';

/** Puts posts aside for 30 days; readers do not see them any more. Doing it twice changes nothing. */
export const deleteBlogPosts = (context: Context, ids: readonly string[]): Promise<OwnPost[]> =>
  change(context, 'deleteBlogPosts', ids, async (db, post) =>
    post.deletedAt ? post : updatePost(db, post.id, { deletedAt: context.clock() }),
  );

/**
 * Brings deleted posts back as they were. One whose moment passed meanwhile comes back as a draft, and one whose address another post
 * took has a new one. Posts that are not deleted, or for longer than 30 days, are passed over.
 */
export const restoreBlogPosts = (context: Context, ids: readonly string[]): Promise<OwnPost[]> =>
  change(context, 'restoreBlogPosts', ids, async (db, post) => {
    const now = context.clock();
    if (!post.deletedAt || post.deletedAt.getTime() <= now.getTime() - RESTORABLE_MS) return post;
    const isLate = stateOf(post) === 'SCHEDULED' && post.publishAt && post.publishAt <= now;
    const restored = await updatePost(db, post.id, { deletedAt: null, ...(isLate && { publishAt: null }) });
    return withFreeSlug(db, restored, now);
  });

async function withFreeSlug(db: Database, post: PostRow, now: Date): Promise<PostRow> {
  const { slug } = post.content;
  const free = slug === '' ? '' : freeSlug(slug, await takenSlugs(db, post.websiteId, { exceptPost: post.id, slug }));
  if (free === slug) return post;
  return keepContent(db, post, { content: contentWith(post.content, { slug: free }), authorId: null, now });
}

async function change(
  context: Context,
  ability: 'deleteBlogPosts' | 'restoreBlogPosts',
  ids: readonly string[],
  verb: (db: Database, post: PostRow) => Promise<PostRow>,
): Promise<OwnPost[]> {
  const changed = await onPosts(context, ability, ids.slice(0, 200), async (db, posts, website) => {
    const made: PostRow[] = [];
    for (const post of posts) made.push(await verb(db, post));
    if (posts.some(({ live }) => live)) await tellReaders(context, db, website.id);
    return made;
  });
  const [first] = changed;
  if (first && changed.some(({ live }) => live)) await showBlog(context, first.websiteId);
  return changed;
}
