import { Failure } from '../failure.ts';
import type { ReadPost } from '../modules/exports/posts/read-post-file.ts';
import { nameOfItem } from '../modules/exports/posts/wordpress-item.ts';
import type { WordPressItem } from '../modules/exports/posts/wordpress-item.ts';

/** A file of which so many items could not be read in time is made to keep us busy. */
const MOST_TOO_SLOW = 5;

/** Reads the items of a file one by one, each with a time of its own: one that cannot be read does not keep the others. */
export async function readItems(
  items: readonly WordPressItem[],
  read: (item: WordPressItem) => Promise<ReadPost>,
): Promise<ReadPost[]> {
  const posts: ReadPost[] = [];
  let tooSlow = 0;
  for (const item of items) {
    const name = nameOfItem(item);
    if (tooSlow >= MOST_TOO_SLOW) {
      posts.push({
        name,
        problem: 'It was not checked: too many before it could not be read. Import it without those.',
      });
      continue;
    }
    try {
      posts.push(await read(item));
    } catch (error) {
      if (!(error instanceof Failure) || error.details.code !== 'INVALID') throw error;
      tooSlow += 1;
      posts.push({ name, problem: 'It could not be read in time. Copy its text into a new post.' });
    }
  }
  return posts;
}
