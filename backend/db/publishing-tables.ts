import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, document, moment } from './columns.ts';
import { websites } from './website-tables.ts';

/** A published file: where it is shown, and what names its bytes. */
export type ManifestFile = { path: string; contentType: string; etag: string };

export const snapshots = pgTable(
  'snapshots',
  {
    id: text('id').primaryKey(),
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    redirects: document<{ from: string; to: string }[]>('redirects').notNull(),
    /** Names of the uploaded pictures' files that its pages show; the files are in the storage, see `modules/assets`. */
    media: document<string[]>('media').notNull().default([]),
    /** Its files. Null in what earlier releases published, until it was moved: then they are `snapshotFiles`. */
    manifest: document<ManifestFile[]>('manifest'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('snapshots_website').on(table.websiteId, table.createdAt)],
);

/** Files of snapshots of earlier releases. Those of this one have a single row here, for processes of the release before: see 0030. */
export const snapshotFiles = pgTable(
  'snapshot_files',
  {
    snapshotId: text('snapshot_id')
      .notNull()
      .references(() => snapshots.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    contentType: text('content_type').notNull(),
    /** Names its bytes. */
    etag: text('etag').notNull(),
  },
  (table) => [primaryKey({ columns: [table.snapshotId, table.path] })],
);

/** The bytes of files that earlier releases published, once each, until they are moved to the storage. */
export const fileBodies = pgTable(
  'file_bodies',
  {
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    etag: text('etag').notNull(),
    body: bytes('body').notNull(),
    gzip: bytes('gzip'),
    brotli: bytes('brotli'),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.etag] })],
);

/** Which bytes of a website's published files lie in the storage, and since when nothing names them: see `modules/publishing/kept`. */
export const keptFiles = pgTable(
  'kept_files',
  {
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** Made from the bytes, and so is the key that they lie under. */
    etag: text('etag').notNull(),
    /** False before they are there, and from when they are taken away. */
    isKept: boolean('is_kept').notNull().default(false),
    /** Null while a snapshot or a file of the blog names them. */
    unusedSince: moment('unused_since'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.etag] }),
    index('kept_files_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);

/** What is moved once, and not before a moment: while the release before may still run, and may have to be put back. */
export const moves = pgTable('moves', {
  name: text('name').primaryKey(),
  beginsAt: moment('begins_at').notNull(),
});

/**
 * Files that a website's posts add to its snapshot, or show in the place of the snapshot's own: they change with posts, the snapshot
 * does not.
 */
export const blogFiles = pgTable(
  'blog_files',
  {
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    contentType: text('content_type').notNull(),
    etag: text('etag').notNull(),
    /** Hash of all that it was made from: while that stays, it is not made again. */
    madeFrom: text('made_from').notNull(),
    /** As for `snapshots`. */
    media: document<string[]>('media').notNull(),
    /** Larger than that of any file of the website's blog that was changed before. What was taken away is a row as well. */
    edition: integer('edition').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.path] }),
    index('blog_files_changed').on(table.websiteId, table.edition),
  ],
);
