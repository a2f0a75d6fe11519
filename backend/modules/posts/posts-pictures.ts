import type { Database } from '../../db/index.ts';
import { assetsOfPost } from './content.ts';
import { listShownContents } from './store.ts';

/**
 * Ids of the uploaded pictures that a website's posts show, in the text that is worked on and in what readers see; deleted posts can
 * come back, so theirs are among them.
 */
export async function picturesOfPosts(db: Database, websiteId: string): Promise<string[]> {
  const contents = await listShownContents(db, websiteId);
  return [
    ...new Set(contents.flatMap(({ content, live }) => [content, ...(live ? [live] : [])].flatMap(assetsOfPost))),
  ];
}
