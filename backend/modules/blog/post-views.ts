import type { Database } from '../../db/index.ts';
import { lastDays } from '../../last-days.ts';
import { slugsOf } from '../posts/store.ts';
import { viewsOfPaths } from '../visits/store.ts';

/** A post, and every path that the blog it is in has or had. */
export type ViewedPost = { id: string; websiteId: string; paths: readonly string[] };

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
    const paths = posts.find((post) => post.websiteId === websiteId)?.paths ?? [];
    const ids = new Set(posts.filter((post) => post.websiteId === websiteId).map(({ id }) => id));
    const own = slugs
      .filter(({ postId }) => ids.has(postId))
      .flatMap(({ slug, postId }) => paths.map((path) => ({ postId, at: `${path}/${slug}` })));
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
