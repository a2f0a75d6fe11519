import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import { posts, postSlugs, postVersions, websites } from '../../db/schema.ts';
import { announceWebsite } from '../websites/store.ts';
import { searchedWords, type PostContent } from './content.ts';
import { stemOf } from './slug.ts';

export type PostRow = typeof posts.$inferSelect;
export type PostState = 'DRAFT' | 'SCHEDULED' | 'PUBLISHED';
export type PostVersion = typeof postVersions.$inferSelect;
/** A version without what it says. */
export type VersionMark = Omit<PostVersion, 'content'> & { title: string };

export const stateOf = ({ live, publishAt }: Pick<PostRow, 'live' | 'publishAt'>): PostState =>
  live ? 'PUBLISHED' : publishAt ? 'SCHEDULED' : 'DRAFT';

const postById = prepared((db) =>
  db
    .select()
    .from(posts)
    .where(eq(posts.id, sql.placeholder('id')))
    .prepare('post_by_id'),
);

export async function findPost(db: Database, id: string): Promise<PostRow | undefined> {
  const [post] = await postById(db).execute({ id });
  return post;
}

/** Those of the posts that exist, deleted ones too, in any order. */
export const findPosts = (db: Database, ids: readonly string[]): Promise<PostRow[]> =>
  db
    .select()
    .from(posts)
    .where(inArray(posts.id, [...ids]));

/** Every post of a website, the oldest first. */
export const listAllPosts = (
  db: Database,
  websiteId: string,
  { withDeleted = false }: { withDeleted?: boolean } = {},
): Promise<PostRow[]> =>
  db
    .select()
    .from(posts)
    .where(and(eq(posts.websiteId, websiteId), withDeleted ? undefined : isNull(posts.deletedAt)))
    .orderBy(asc(posts.createdAt), asc(posts.id));

/** What tells a post among all of its website. */
export type PostMark = Pick<PostRow, 'id' | 'source' | 'createdAt' | 'deletedAt'> & { title: string; slug: string };

/** The same of all of them, without what they say. */
export const listPostMarks = (db: Database, websiteId: string): Promise<PostMark[]> =>
  db
    .select({
      id: posts.id,
      source: posts.source,
      createdAt: posts.createdAt,
      deletedAt: posts.deletedAt,
      title: sql<string>`${posts.content} ->> 'title'`,
      slug: sql<string>`${posts.content} ->> 'slug'`,
    })
    .from(posts)
    .where(eq(posts.websiteId, websiteId))
    .orderBy(asc(posts.createdAt), asc(posts.id));

export type PostFilter = { websiteId: string; state?: PostState; tag?: string; search?: string };

/** Last changed first. */
export const listPosts = (
  db: Database,
  filter: PostFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<PostRow[]> =>
  db
    .select()
    .from(posts)
    .where(matching(filter))
    .orderBy(desc(posts.updatedAt), desc(posts.id))
    .limit(limit)
    .offset(offset);

export async function countPosts(db: Database, filter: PostFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(posts).where(matching(filter));
  return row?.total ?? 0;
}

/** Deleted posts that can still be restored, last deleted first. */
export const listDeletedPosts = (db: Database, websiteId: string, since: Date): Promise<PostRow[]> =>
  db
    .select()
    .from(posts)
    .where(and(eq(posts.websiteId, websiteId), gt(posts.deletedAt, since)))
    .orderBy(desc(posts.deletedAt), desc(posts.id))
    .limit(200);

/** Titles of a website's posts that are not deleted. */
export async function listTitles(db: Database, websiteId: string): Promise<string[]> {
  const rows = await db
    .select({ title: sql<string>`${posts.content} ->> 'title'` })
    .from(posts)
    .where(and(eq(posts.websiteId, websiteId), isNull(posts.deletedAt)));
  return rows.map(({ title }) => title).filter((title) => title !== '');
}

/** Every tag of a website's posts, by name. */
export async function listTags(db: Database, websiteId: string): Promise<string[]> {
  const found = db.$with('found').as(
    db
      .select({ tag: sql<string>`json_array_elements_text(${posts.content} -> 'tags')`.as('tag') })
      .from(posts)
      .where(and(eq(posts.websiteId, websiteId), isNull(posts.deletedAt))),
  );
  const rows = await db.with(found).selectDistinct({ tag: found.tag }).from(found);
  return rows.map(({ tag }) => tag).sort((one, other) => one.localeCompare(other, 'en'));
}

export async function insertPost(
  db: Database,
  post: Omit<typeof posts.$inferInsert, 'words' | 'version'>,
  authorId: string | null,
): Promise<PostRow> {
  const [made] = await db
    .insert(posts)
    .values({ ...post, version: 1, words: searchedWords(post.content) })
    .returning();
  if (!made) throw new Error('A post was not kept');
  await insertVersion(db, made, authorId);
  await announceWebsite(db, made.websiteId);
  return made;
}

export async function updatePost(
  db: Database,
  id: string,
  change: Partial<Pick<PostRow, 'live' | 'publishAt' | 'liveChangedAt' | 'updatedAt' | 'deletedAt'>>,
): Promise<PostRow> {
  const [post] = await db.update(posts).set(change).where(eq(posts.id, id)).returning();
  if (!post) throw new Error(`Post ${id} is gone`);
  await announceWebsite(db, post.websiteId);
  return post;
}

/** A new version of a post's content. The caller holds the website's row. */
export async function saveContent(
  db: Database,
  post: PostRow,
  { content, authorId, now }: { content: PostContent; authorId: string | null; now: Date },
): Promise<PostRow> {
  const [saved] = await db
    .update(posts)
    .set({ content, words: searchedWords(content), version: post.version + 1, updatedAt: now })
    .where(eq(posts.id, post.id))
    .returning();
  if (!saved) throw new Error(`Post ${post.id} is gone`);
  await insertVersion(db, saved, authorId);
  await announceWebsite(db, saved.websiteId);
  return saved;
}

const insertVersion = async (db: Database, post: PostRow, authorId: string | null): Promise<void> => {
  await db.insert(postVersions).values({
    postId: post.id,
    number: post.version,
    authorId,
    content: post.content,
    createdAt: post.updatedAt,
  });
};

/** The versions of a post, the newest first. */
export const listVersions = (db: Database, postId: string): Promise<VersionMark[]> =>
  db
    .select({
      postId: postVersions.postId,
      number: postVersions.number,
      authorId: postVersions.authorId,
      createdAt: postVersions.createdAt,
      title: sql<string>`${postVersions.content} ->> 'title'`,
    })
    .from(postVersions)
    .where(eq(postVersions.postId, postId))
    .orderBy(desc(postVersions.number));

export async function findVersion(db: Database, postId: string, number: number): Promise<PostVersion | undefined> {
  const [found] = await db
    .select()
    .from(postVersions)
    .where(and(eq(postVersions.postId, postId), eq(postVersions.number, number)));
  return found;
}

/** The version, or the one kept before it: what a writer started from has that one's words at least. */
export async function findVersionBefore(
  db: Database,
  postId: string,
  number: number,
): Promise<PostVersion | undefined> {
  const [found] = await db
    .select()
    .from(postVersions)
    .where(and(eq(postVersions.postId, postId), lte(postVersions.number, number)))
    .orderBy(desc(postVersions.number))
    .limit(1);
  return found;
}

export async function forgetVersions(db: Database, postId: string, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await db.delete(postVersions).where(and(eq(postVersions.postId, postId), inArray(postVersions.number, [...numbers])));
}

/** Of `slug` and those that could stand in its place, or of all, those that another post of the website has, has live, or had. */
export async function takenSlugs(
  db: Database,
  websiteId: string,
  { exceptPost, slug = '' }: { exceptPost: string; slug?: string },
): Promise<Set<string>> {
  const begins = (column: AnyColumn | SQL) => sql`starts_with(${column}, ${stemOf(slug)})`;
  const live = sql<string | null>`${posts.liveHead} ->> 'slug'`;
  const isOther = and(eq(posts.websiteId, websiteId), ne(posts.id, exceptPost), isNull(posts.deletedAt));
  const others = await db
    .select({ slug: posts.slug, live })
    .from(posts)
    .where(and(isOther, or(begins(posts.slug), begins(live))));
  const isOfOther = and(eq(postSlugs.websiteId, websiteId), ne(postSlugs.postId, exceptPost));
  const known = await db
    .select({ slug: postSlugs.slug })
    .from(postSlugs)
    .where(and(isOfOther, begins(postSlugs.slug)));
  const all = [...others.flatMap((other) => [other.slug ?? '', other.live ?? '']), ...known.map((one) => one.slug)];
  return new Set(all.filter((one) => one !== ''));
}

/** Keeps a slug that readers know from now on. */
export async function keepSlug(db: Database, slug: typeof postSlugs.$inferInsert): Promise<void> {
  await db.insert(postSlugs).values(slug).onConflictDoNothing();
}

/** Every slug by which readers ever knew one of the posts. */
export const slugsOf = (db: Database, postIds: readonly string[]): Promise<{ slug: string; postId: string }[]> =>
  db
    .select({ slug: postSlugs.slug, postId: postSlugs.postId })
    .from(postSlugs)
    .where(inArray(postSlugs.postId, [...postIds]));

/** Titles and slugs as readers see them, the newest first. */
export const listLiveTitles = (
  db: Database,
  websiteId: string,
  limit: number,
): Promise<{ title: string; slug: string }[]> =>
  db
    .select({ title: sql<string>`${posts.live} ->> 'title'`, slug: sql<string>`${posts.live} ->> 'slug'` })
    .from(posts)
    .where(and(eq(posts.websiteId, websiteId), isNotNull(posts.live), isNull(posts.deletedAt)))
    .orderBy(desc(posts.publishAt), desc(posts.id))
    .limit(limit);

/** A text that differs whenever something about one of a website's posts does, deleted ones too. */
export async function postsStampOf(db: Database, websiteId: string): Promise<string> {
  const moments = [posts.publishAt, posts.liveChangedAt, posts.deletedAt].map(
    (moment) => sql`coalesce(extract(epoch from ${moment}), 0)`,
  );
  const one = sql`concat_ws(' ', ${posts.id}, ${posts.version}, ${posts.live} is null, ${sql.join(moments, sql`, `)})`;
  const [row] = await db
    .select({ stamp: sql<string>`coalesce(md5(string_agg(${one}, ',' order by ${posts.id})), '')` })
    .from(posts)
    .where(eq(posts.websiteId, websiteId));
  return row?.stamp ?? '';
}

/** What the posts of a website, deleted ones too, show or may show again: texts and covers of all that is kept of them. */
export const listShownContents = (
  db: Database,
  websiteId: string,
): Promise<{ content: Pick<PostContent, 'cover' | 'body'>; live: Pick<PostContent, 'cover' | 'body'> | null }[]> =>
  db.select({ content: posts.content, live: posts.live }).from(posts).where(eq(posts.websiteId, websiteId));

/** Posts whose moment has come, on websites that are there. */
export const listDuePosts = (db: Database, now: Date): Promise<Pick<PostRow, 'id' | 'websiteId'>[]> =>
  db
    .select({ id: posts.id, websiteId: posts.websiteId })
    .from(posts)
    .innerJoin(websites, eq(websites.id, posts.websiteId))
    .where(and(lte(posts.publishAt, now), isNull(posts.live), isNull(posts.deletedAt), isNull(websites.deletedAt)))
    .orderBy(asc(posts.publishAt))
    .limit(100);

/** Posts that wait for their moment. */
export const listScheduledPosts = (db: Database, websiteId: string): Promise<PostRow[]> =>
  db
    .select()
    .from(posts)
    .where(
      and(eq(posts.websiteId, websiteId), isNull(posts.live), isNotNull(posts.publishAt), isNull(posts.deletedAt)),
    );

/** Removes for good what was deleted before a moment; gives how many. */
export async function purgePostsDeletedBefore(db: Database, before: Date): Promise<number> {
  const gone = await db.delete(posts).where(lte(posts.deletedAt, before)).returning({ id: posts.id });
  return gone.length;
}

function matching({ websiteId, state, tag, search = '' }: PostFilter): SQL | undefined {
  const words = search.trim().replace(/[\\%_]/g, '\\$&');
  return and(
    eq(posts.websiteId, websiteId),
    isNull(posts.deletedAt),
    state && inState[state],
    words === '' ? undefined : ilike(posts.words, `%${words}%`),
    tag
      ? sql`exists (select 1 from json_array_elements_text(${posts.content} -> 'tags') as tag where lower(tag) = lower(${tag}))`
      : undefined,
  );
}

const inState: Record<PostState, SQL | undefined> = {
  DRAFT: and(isNull(posts.live), isNull(posts.publishAt)),
  SCHEDULED: and(isNull(posts.live), isNotNull(posts.publishAt)),
  PUBLISHED: isNotNull(posts.live),
};
