import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { contentWith } from '../posts/content.ts';
import { findVersion, takenSlugs } from '../posts/store.ts';
import { freeSlug } from '../posts/slug.ts';
import type { OwnPost } from './blog-post.ts';
import { onPost } from './own-post.ts';
import { keepContent } from './write-content.ts';

/** Makes an earlier version the newest one; what it replaces stays among the versions. */
export const restoreBlogPostVersion = (context: Context, id: string, number: number): Promise<OwnPost> =>
  onPost(context, 'restoreBlogPostVersion', id, async (db, post, website) => {
    const version = await findVersion(db, id, number);
    if (!version) throw notFound('version');
    if (number === post.version) return post;
    const { slug } = version.content;
    const free = slug === '' ? '' : freeSlug(slug, await takenSlugs(db, post.websiteId, { exceptPost: id, slug }));
    const content = contentWith(version.content, { slug: free });
    return keepContent(db, post, { content, authorId: website.ownerId, now: context.clock() });
  });
