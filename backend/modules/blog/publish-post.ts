import type { Context, Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import { hasTwoVersions } from '#site/blog/two-versions.ts';
import { keepSlug, updatePost } from '../posts/store.ts';
import type { PostRow } from '../posts/store.ts';
import { requirePublishing } from '../publishing/require-publishing.ts';
import { showBlog, tellReaders } from './show-blog.ts';
import type { OwnPost } from './blog-post.ts';
import { onPost } from './own-post.ts';
import { keepContent, requireTitle, withSlug } from './write-content.ts';

/**
 * Lets readers see the post as it stands; of a published one, what was changed since. They reach it while the website itself is
 * published. Throws INVALID with the field `title` or `body`, UNAVAILABLE while staff have switched publishing off.
 */
export async function publishBlogPost(context: Context, id: string): Promise<OwnPost> {
  const published = await onPost(context, 'publishBlogPost', id, async (db, post, website) => {
    requirePublishing(context);
    await context.rateLimiter.take('publishBlogPost', website.ownerId ?? id);
    requireTitle(post.content);
    requireOneVersion(post);
    return freeze(context, db, post, { authorId: website.ownerId, publishAt: post.live ? post.publishAt : null });
  });
  await showBlog(context, published.websiteId);
  return published;
}

export function requireOneVersion({ content }: PostRow): void {
  if (hasTwoVersions(content.body))
    throw invalid('body', 'There are two versions of a paragraph in the text. Keep one of them first.');
}

/** What readers see is the content of now. It appeared at `publishAt`, or now. The caller holds the website's row. */
export async function freeze(
  services: Pick<Services, 'jobs' | 'clock'>,
  db: Database,
  post: PostRow,
  { authorId, publishAt }: { authorId: string | null; publishAt: Date | null },
): Promise<PostRow> {
  const now = services.clock();
  const content = await withSlug(db, post, post.content);
  const named = content === post.content ? post : await keepContent(db, post, { content, authorId, now });
  const shown = await updatePost(db, post.id, { live: content, publishAt: publishAt ?? now, liveChangedAt: now });
  await keepSlug(db, { websiteId: post.websiteId, postId: post.id, slug: content.slug });
  await tellReaders(services, db, post.websiteId);
  return { ...named, ...shown };
}
