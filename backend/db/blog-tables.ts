import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Image } from '#site/model/fields.ts';
import { document, moment } from './columns.ts';
import { websites } from './website-tables.ts';

/** What a post says. `body` is Markdown. */
export type PostContent = {
  title: string;
  slug: string;
  excerpt: string;
  body: string;
  tags: string[];
  author: string;
  cover: Image;
  seoTitle: string;
  seoDescription: string;
};

/** What a post says, without its text. */
export type PostHead = Omit<PostContent, 'body'>;

/** Counts changes of what readers see of posts. */
export const postChanges = pgSequence('post_changes');

export const posts = pgTable(
  'posts',
  {
    id: text('id').primaryKey(),
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** What its writers work on. */
    content: document<PostContent>('content').notNull(),
    /** What readers see, as it was when it was published or updated; null while they see nothing. */
    live: document<PostContent>('live'),
    /** When it appears, or appeared first; null for a draft. It is scheduled while `live` is null. */
    publishAt: moment('publish_at'),
    /** When what readers see was last changed. */
    liveChangedAt: moment('live_changed_at'),
    // What lists and plans of many posts need, so that nobody reads a thousand texts for it. The database keeps them true.
    slug: text('slug').generatedAlwaysAs(sql`content ->> 'slug'`),
    liveHead: jsonb('live_head')
      .$type<PostHead>()
      .generatedAlwaysAs(sql`live::jsonb - 'body'`),
    liveHash: text('live_hash').generatedAlwaysAs(sql`md5(live::text)`),
    /** About how many words readers get: as many as there are spaces between them. */
    liveWords: integer('live_words').generatedAlwaysAs(
      sql`1 + length(live ->> 'body') - length(translate(live ->> 'body', E' \\n', ''))`,
    ),
    /**
     * Larger than that of any post of its website that was changed before, in what readers see or in whether they do. A trigger counts;
     * whoever changes it holds the website's row, so that the order is that in which others see the changes.
     */
    liveChange: bigint('live_change', { mode: 'number' })
      .notNull()
      .default(sql`nextval('post_changes')`),
    /** Of `content`: each save that changes something adds one. */
    version: integer('version').notNull(),
    /** Title, excerpt, tags and body, for searching. */
    words: text('words').notNull(),
    /** Where an import found it, so that importing again changes it instead of adding it. */
    source: text('source'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('posts_changed').on(table.websiteId, table.liveChange),
    index('posts_recent').on(table.websiteId, table.updatedAt, table.id),
    index('posts_live')
      .on(table.websiteId, table.publishAt, table.id)
      .where(sql`${table.live} is not null and ${table.deletedAt} is null`),
    index('posts_due')
      .on(table.publishAt)
      .where(sql`${table.live} is null and ${table.publishAt} is not null and ${table.deletedAt} is null`),
    index('posts_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    uniqueIndex('posts_source')
      .on(table.websiteId, table.source)
      .where(sql`${table.source} is not null`),
  ],
);

/** Earlier states of a post's content. */
export const postVersions = pgTable(
  'post_versions',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    authorId: text('author_id'),
    content: document<PostContent>('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.number] })],
);

/** Every slug that readers ever knew: an old one leads to its post for ever, and no other post of the website can take it. */
export const postSlugs = pgTable(
  'post_slugs',
  {
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.slug] }), index('post_slugs_post').on(table.postId)],
);

/** Ideas for posts. */
export const blogTopics = pgTable(
  'blog_topics',
  {
    id: text('id').primaryKey(),
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    source: text('source', { enum: ['OWNER', 'ASSISTANT'] }).notNull(),
    /** The post that was written on it. */
    postId: text('post_id').references(() => posts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('blog_topics_website').on(table.websiteId, table.createdAt)],
);
