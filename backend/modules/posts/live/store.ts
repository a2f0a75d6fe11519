import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
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

/** A post that readers see now, or no longer. */
export type ChangedPost = { id: string; change: number; post: LivePost | null };

const isLive = and(isNotNull(posts.live), isNull(posts.deletedAt));

/** What changed on a website's blog for its readers after a change that is known; all that they see where none is. In any order. */
export async function listChangedPosts(db: Database, websiteId: string, since?: number): Promise<ChangedPost[]> {
  const rows = await db
    .select({
      id: posts.id,
      change: posts.liveChange,
      content: posts.liveHead,
      hash: posts.liveHash,
      words: posts.liveWords,
      publishedAt: posts.publishAt,
      changedAt: posts.liveChangedAt,
      deletedAt: posts.deletedAt,
    })
    .from(posts)
    .where(and(eq(posts.websiteId, websiteId), since === undefined ? isLive : gt(posts.liveChange, since)));
  return rows.map(({ id, change, content, hash, words, publishedAt, changedAt, deletedAt }) => {
    if (!content || !publishedAt || deletedAt) return { id, change, post: null };
    const given = { hash: hash ?? '', words: words ?? 0, changedAt: changedAt ?? publishedAt };
    return { id, change, post: { id, content, publishedAt, ...given } };
  });
}

/** The newest change to what readers of a website's blog see, or might have seen; 0 without posts. */
export async function lastChangeOf(db: Database, websiteId: string): Promise<number> {
  const [newest] = await db
    .select({ change: posts.liveChange })
    .from(posts)
    .where(eq(posts.websiteId, websiteId))
    .orderBy(desc(posts.liveChange))
    .limit(1);
  return newest?.change ?? 0;
}

/** The Markdown that readers of these posts see, by id. */
export async function liveBodiesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: posts.id, body: sql<string>`${posts.live} ->> 'body'` })
    .from(posts)
    .where(and(inArray(posts.id, [...ids]), isLive));
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** Slugs under which readers knew posts that have another one now, each with its post; of some posts, or of all. */
export const listFormerSlugs = (
  db: Database,
  websiteId: string,
  ids?: readonly string[],
): Promise<{ slug: string; postId: string }[]> =>
  db
    .select({ slug: postSlugs.slug, postId: postSlugs.postId })
    .from(postSlugs)
    .innerJoin(posts, eq(posts.id, postSlugs.postId))
    .where(
      and(
        eq(postSlugs.websiteId, websiteId),
        ids && inArray(postSlugs.postId, [...ids]),
        isLive,
        sql`${postSlugs.slug} <> ${posts.liveHead} ->> 'slug'`,
      ),
    );
