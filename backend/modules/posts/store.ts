import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { blogTopics, posts, postSlugs, postVersions, websites } from '../../db/schema.ts';
import { searchedWords } from './content.ts';
import type { PostContent, PostHead } from './content.ts';

export type PostRow = typeof posts.$inferSelect;
export type PostState = 'DRAFT' | 'SCHEDULED' | 'PUBLISHED';
export type PostVersion = typeof postVersions.$inferSelect;
/** A version without what it says. */
export type VersionMark = Omit<PostVersion, 'content'> & { title: string };

export const stateOf = ({ live, publishAt }: Pick<PostRow, 'live' | 'publishAt'>): PostState =>
  live ? 'PUBLISHED' : publishAt ? 'SCHEDULED' : 'DRAFT';

export async function findPost(db: Database, id: string): Promise<PostRow | undefined> {
  const [post] = await db.select().from(posts).where(eq(posts.id, id));
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
  return made;
}

export async function updatePost(
  db: Database,
  id: string,
  change: Partial<Pick<PostRow, 'live' | 'publishAt' | 'liveChangedAt' | 'updatedAt' | 'deletedAt'>>,
): Promise<PostRow> {
  const [post] = await db.update(posts).set(change).where(eq(posts.id, id)).returning();
  if (!post) throw new Error(`Post ${id} is gone`);
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

/** Slugs that another post of the website has, has live, or had: none of them is free for this one. */
export async function takenSlugs(db: Database, websiteId: string, exceptPost: string): Promise<Set<string>> {
  const others = await db
    .select({ slug: posts.slug, live: sql<string | null>`${posts.liveHead} ->> 'slug'` })
    .from(posts)
    .where(and(eq(posts.websiteId, websiteId), ne(posts.id, exceptPost), isNull(posts.deletedAt)));
  const known = await db
    .select({ slug: postSlugs.slug })
    .from(postSlugs)
    .where(and(eq(postSlugs.websiteId, websiteId), ne(postSlugs.postId, exceptPost)));
  return new Set(
    [...others.flatMap(({ slug, live }) => [slug ?? '', live ?? '']), ...known.map(({ slug }) => slug)].filter(
      (slug) => slug !== '',
    ),
  );
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

/** What readers of a website's blog see, the newest first. */
export async function listLivePosts(db: Database, websiteId: string): Promise<LivePost[]> {
  const rows = await db
    .select({
      id: posts.id,
      content: posts.liveHead,
      hash: posts.liveHash,
      words: posts.liveWords,
      publishedAt: posts.publishAt,
      changedAt: posts.liveChangedAt,
    })
    .from(posts)
    .where(and(eq(posts.websiteId, websiteId), isNotNull(posts.live), isNull(posts.deletedAt)))
    .orderBy(desc(posts.publishAt), desc(posts.id));
  return rows.flatMap(({ id, content, hash, words, publishedAt, changedAt }) =>
    content && publishedAt
      ? [{ id, content, hash: hash ?? '', words: words ?? 0, publishedAt, changedAt: changedAt ?? publishedAt }]
      : [],
  );
}

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

/** A text that stays as long as readers of a website's blog see the same. */
export async function liveStampOf(db: Database, websiteId: string): Promise<string> {
  const moments = sql`concat_ws(' ', extract(epoch from ${posts.publishAt}), extract(epoch from ${posts.liveChangedAt}))`;
  const shown = sql`concat_ws(' ', ${posts.id}, ${posts.liveHash}, ${moments})`;
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

export type BlogTopic = typeof blogTopics.$inferSelect;

/** Ideas for posts, the newest first. */
export const listTopics = (db: Database, websiteId: string): Promise<BlogTopic[]> =>
  db
    .select()
    .from(blogTopics)
    .where(eq(blogTopics.websiteId, websiteId))
    .orderBy(desc(blogTopics.createdAt), desc(blogTopics.id))
    .limit(500);

export async function findTopic(db: Database, id: string): Promise<BlogTopic | undefined> {
  const [found] = await db.select().from(blogTopics).where(eq(blogTopics.id, id));
  return found;
}

export async function insertTopic(db: Database, topic: typeof blogTopics.$inferInsert): Promise<BlogTopic> {
  const [made] = await db.insert(blogTopics).values(topic).returning();
  if (!made) throw new Error('A topic was not kept');
  return made;
}

/** Notes which post was written on a topic. */
export async function setTopicPost(db: Database, id: string, postId: string): Promise<void> {
  await db.update(blogTopics).set({ postId }).where(eq(blogTopics.id, id));
}

export async function removeTopic(db: Database, id: string): Promise<void> {
  await db.delete(blogTopics).where(eq(blogTopics.id, id));
}
