import type { Services } from '../../context.ts';
import { addressOf } from '../websites/address.ts';
import type { WebsiteRow } from '../websites/store.ts';
import type { OwnPost } from './blog-post.ts';

/** The blog of a website, for somebody who may read it. */
export type BlogView = { website: WebsiteRow };

/** Where the blog of a website is. */
export const blogPathOf = async (_services: Pick<Services, 'db'>, _website: WebsiteRow): Promise<string> => '/blog';

/** Where readers find a post; null while they cannot: it is none of theirs, or the website itself is not published. */
export async function addressOfPost(
  services: Pick<Services, 'db' | 'settings'>,
  { live, deletedAt, website }: OwnPost,
): Promise<string | null> {
  if (!live || deletedAt || !website.publishedSnapshotId) return null;
  return `${addressOf(services.settings, website)}${await blogPathOf(services, website)}/${live.slug}`;
}
