import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/index.ts';
import { posts } from '../../../db/schema.ts';

const PICTURE_ELSEWHERE = String.raw`(!\[([^]\\]|\\.)*\]\(<?|<img\s[^<>]*src=["'])https?://`;

/** Ids of the posts that seem to show pictures from other websites, the oldest first. Those shown by reference are not among them. */
export async function listPostsWithPicturesElsewhere(db: Database, websiteId: string): Promise<string[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.websiteId, websiteId),
        isNull(posts.deletedAt),
        sql`concat_ws(' ', ${posts.content} ->> 'body', ${posts.live} ->> 'body') ~* ${PICTURE_ELSEWHERE}`,
      ),
    )
    .orderBy(asc(posts.createdAt), asc(posts.id));
  return rows.map(({ id }) => id);
}
