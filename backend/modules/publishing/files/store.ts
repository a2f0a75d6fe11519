import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/index.ts';
import { prepared } from '../../../db/prepared.ts';
import { blogFiles, fileBodies, snapshotFiles, snapshots } from '../../../db/schema.ts';
import type { Snapshot } from '../store.ts';

export type FileBody = Pick<typeof fileBodies.$inferSelect, 'etag' | 'body' | 'gzip' | 'brotli'>;
/** A file of a website as visitors get it. The same bytes have the same etag. */
export type SiteFile = Omit<typeof snapshotFiles.$inferSelect, 'snapshotId'> & FileBody;

/** A snapshot with all of its files; it is never changed afterwards. The caller holds the website's row. */
export async function insertSnapshot(db: Database, snapshot: Snapshot, files: SiteFile[]): Promise<void> {
  const { id: snapshotId, websiteId } = snapshot;
  await db.insert(snapshots).values(snapshot);
  await insertBodies(db, websiteId, files);
  await db
    .insert(snapshotFiles)
    .values(files.map(({ path, contentType, etag }) => ({ snapshotId, path, contentType, etag })));
}

/** Keeps bytes that a website's files are going to have; those that it has already stay. */
export async function insertBodies(db: Database, websiteId: string, bodies: FileBody[]): Promise<void> {
  await db
    .insert(fileBodies)
    .values(bodies.map(({ etag, body, gzip, brotli }) => ({ websiteId, etag, body, gzip, brotli })))
    .onConflictDoNothing();
}

/** Takes the bytes away that none of a website's files has any more, but those that are about to be. The caller holds its row. */
export async function forgetUnusedBodies(db: Database, websiteId: string, wanted: string[] = []): Promise<void> {
  const ofSnapshots = db
    .select({ etag: snapshotFiles.etag })
    .from(snapshotFiles)
    .innerJoin(snapshots, eq(snapshots.id, snapshotFiles.snapshotId))
    .where(eq(snapshots.websiteId, websiteId));
  const ofBlog = db.select({ etag: blogFiles.etag }).from(blogFiles).where(eq(blogFiles.websiteId, websiteId));
  await db
    .delete(fileBodies)
    .where(
      and(
        eq(fileBodies.websiteId, websiteId),
        notInArray(fileBodies.etag, ofSnapshots),
        notInArray(fileBodies.etag, ofBlog),
        wanted.length > 0 ? notInArray(fileBodies.etag, wanted) : undefined,
      ),
    );
}

/**
 * How many bytes lie under a name. Asked for one by one: a database that has counted nothing yet takes two lists of a thousand
 * names for short ones, and compares each with each.
 */
const bytesUnder = (db: Database, etag: AnyPgColumn) => {
  const all = sql`octet_length(${fileBodies.body}) + coalesce(octet_length(${fileBodies.gzip}), 0) + coalesce(octet_length(${fileBodies.brotli}), 0)`;
  const found = db
    .select({ all })
    .from(fileBodies)
    .where(and(eq(fileBodies.websiteId, sql.placeholder('websiteId')), eq(fileBodies.etag, etag)));
  return sql<number>`coalesce(${found}, 0)`.mapWith(Number).as('bytes');
};

const ofSnapshot = prepared((db) =>
  db
    .select({
      path: snapshotFiles.path,
      contentType: snapshotFiles.contentType,
      etag: snapshotFiles.etag,
      bytes: bytesUnder(db, snapshotFiles.etag),
    })
    .from(snapshotFiles)
    .where(eq(snapshotFiles.snapshotId, sql.placeholder('snapshotId')))
    .prepare('files_of_snapshot'),
);

const ofBlog = prepared((db) =>
  db
    .select({
      path: blogFiles.path,
      contentType: blogFiles.contentType,
      etag: blogFiles.etag,
      media: blogFiles.media,
      edition: blogFiles.edition,
      bytes: bytesUnder(db, blogFiles.etag),
    })
    .from(blogFiles)
    .where(and(eq(blogFiles.websiteId, sql.placeholder('websiteId')), gt(blogFiles.edition, sql.placeholder('since'))))
    .prepare('files_of_blog'),
);

/** A file without its bytes: what they are called, and how many there are, packed ones too. */
export type ShownFile = Awaited<ReturnType<ReturnType<typeof ofSnapshot>['execute']>>[number];
export type ShownBlogFile = Awaited<ReturnType<ReturnType<typeof ofBlog>['execute']>>[number];

/** Every file of a snapshot. */
export const snapshotFilesOf = (
  db: Database,
  { id, websiteId }: Pick<Snapshot, 'id' | 'websiteId'>,
): Promise<ShownFile[]> => ofSnapshot(db).execute({ snapshotId: id, websiteId });

/** The files of a website's blog that are newer than an edition, those that were taken away among them; all of them after -1. */
export const blogFilesOf = (db: Database, websiteId: string, since: number): Promise<ShownBlogFile[]> =>
  ofBlog(db).execute({ websiteId, since });

/** The bytes of those names that a website has, in any order. */
export const bodiesOf = (db: Database, websiteId: string, etags: readonly string[]): Promise<FileBody[]> =>
  db
    .select({ etag: fileBodies.etag, body: fileBodies.body, gzip: fileBodies.gzip, brotli: fileBodies.brotli })
    .from(fileBodies)
    .where(and(eq(fileBodies.websiteId, websiteId), inArray(fileBodies.etag, [...etags])));
