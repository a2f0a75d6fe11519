import type { Context } from '../../context.ts';
import { addressOf } from '../websites/address.ts';
import type { WebsiteRow } from '../websites/store.ts';
import type { OwnPost } from './blog-post.ts';

/** The blog of a website, for somebody who may read it. */
export type BlogView = { website: WebsiteRow };

/** Where readers find the blog of a website, or will once it is published. */
export const blogPathOf = async ({ loaders }: Pick<Context, 'loaders'>, { id }: WebsiteRow): Promise<string> =>
  (await loaders.blog.load(id)).path;

/** Where readers find a post; null while they cannot: it is none of theirs, or the website itself is not published. */
export async function addressOfPost(
  context: Pick<Context, 'loaders' | 'settings'>,
  { live, deletedAt, website }: OwnPost,
): Promise<string | null> {
  if (!live || deletedAt || !website.publishedSnapshotId) return null;
  return `${addressOf(context.settings, website)}${await blogPathOf(context, website)}/${live.slug}`;
}
