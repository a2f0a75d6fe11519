import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/index.ts';
import { posts, postSlugs } from '../../../db/schema.ts';
import type { PostHead } from '../content.ts';

/** A published post as readers have it, without its text. */
export type LivePost = {
  id: string;
  content: PostHead;
  /** Of all that it says. */
  hash: string;
  words: number;
  publishedAt: Date;
  changedAt: Date;
};

/** Differs whenever readers get something else of a post, or at another moment. */
const liveMark = sql<string>`concat_ws(' ', ${posts.liveHash}, extract(epoch from ${posts.publishAt}), extract(epoch from ${posts.liveChangedAt}))`;

/** Which posts readers of a website's blog see, the newest first, with what tells whether one is still the same. */
export const listLiveMarks = (db: Database, websiteId: string): Promise<{ id: string; mark: string }[]> =>
  db
    .select({ id: posts.id, mark: liveMark })
    .from(posts)
    .where(and(eq(posts.websiteId, websiteId), isNotNull(posts.live), isNull(posts.deletedAt)))
    .orderBy(desc(posts.publishAt), desc(posts.id));

/** Of these posts, or of all, what readers of a website's blog see, in any order. */
export async function listLivePosts(
  db: Database,
  websiteId: string,
  ids?: readonly string[],
): Promise<{ mark: string; post: LivePost }[]> {
  const rows = await db
    .select({
      id: posts.id,
      mark: liveMark,
      content: posts.liveHead,
      hash: posts.liveHash,
      words: posts.liveWords,
      publishedAt: posts.publishAt,
      changedAt: posts.liveChangedAt,
    })
    .from(posts)
    .where(
      and(
        eq(posts.websiteId, websiteId),
        isNotNull(posts.live),
        isNull(posts.deletedAt),
        ids && inArray(posts.id, [...ids]),
      ),
    );
  return rows.flatMap(({ id, mark, content, hash, words, publishedAt, changedAt }) => {
    if (!content || !publishedAt) return [];
    const given = { hash: hash ?? '', words: words ?? 0, changedAt: changedAt ?? publishedAt };
    return [{ mark, post: { id, content, publishedAt, ...given } }];
  });
}

/** A text that stays as long as readers of a website's blog see the same. */
export async function liveStampOf(db: Database, websiteId: string): Promise<string> {
  const shown = sql`concat_ws(' ', ${posts.id}, ${liveMark})`;
  const [row] = await db
    .select({ stamp: sql<string>`coalesce(md5(string_agg(${shown}, ',' order by ${posts.id})), '')` })
    .from(posts)
    .where(and(eq(posts.websiteId, websiteId), isNotNull(posts.live), isNull(posts.deletedAt)));
  return row?.stamp ?? '';
}

/** The Markdown that readers of these posts see, by id. */
export async function liveBodiesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: posts.id, body: sql<string>`${posts.live} ->> 'body'` })
    .from(posts)
    .where(and(inArray(posts.id, [...ids]), isNotNull(posts.live), isNull(posts.deletedAt)));
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** Slugs under which readers knew posts that have another one now. */
export async function listFormerSlugs(db: Database, websiteId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ slug: postSlugs.slug, postId: postSlugs.postId })
    .from(postSlugs)
    .innerJoin(posts, eq(posts.id, postSlugs.postId))
    .where(
      and(
        eq(postSlugs.websiteId, websiteId),
        isNotNull(posts.live),
        isNull(posts.deletedAt),
        sql`${postSlugs.slug} <> ${posts.liveHead} ->> 'slug'`,
      ),
    );
  return new Map(rows.map(({ slug, postId }) => [slug, postId]));
}
