import type { Database } from '../../db/index.ts';
import { lastDays } from '../../last-days.ts';
import { slugsOf } from '../posts/store.ts';
import { viewsOfPaths } from '../visits/store.ts';

/** A post, and the path of the blog it is in. */
export type ViewedPost = { id: string; websiteId: string; path: string };

const DAYS = 30;

/** How often each post was looked at in the last 30 days, under whatever address it had. */
export async function viewsOfPosts(
  db: Database,
  posts: readonly ViewedPost[],
  now: Date,
): Promise<Map<string, number>> {
  const slugs = await slugsOf(
    db,
    posts.map(({ id }) => id),
  );
  const [firstDay] = lastDays(now, DAYS);
  const views = new Map<string, number>();
  for (const websiteId of new Set(posts.map((post) => post.websiteId))) {
    const path = posts.find((post) => post.websiteId === websiteId)?.path ?? '';
    const ids = new Set(posts.filter((post) => post.websiteId === websiteId).map(({ id }) => id));
    const own = slugs
      .filter(({ postId }) => ids.has(postId))
      .map((known) => ({ ...known, at: `${path}/${known.slug}` }));
    const counted = await viewsOfPaths(
      db,
      websiteId,
      own.map(({ at }) => at),
      firstDay,
    );
    for (const { postId, at } of own) views.set(postId, (views.get(postId) ?? 0) + (counted.get(at) ?? 0));
  }
  return views;
}
