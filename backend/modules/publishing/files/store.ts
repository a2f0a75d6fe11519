import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/index.ts';
import { prepared } from '../../../db/prepared.ts';
import { blogFiles, snapshots } from '../../../db/schema.ts';
import type { ManifestFile } from '../../../db/publishing-tables.ts';
import * as earlier from '../earlier/store.ts';
import type { Snapshot } from '../store.ts';

/** A snapshot with all of its files; it is never changed afterwards. The caller holds the website's row. */
export async function insertSnapshot(db: Database, snapshot: Snapshot, manifest: ManifestFile[]): Promise<void> {
  await db.insert(snapshots).values({ ...snapshot, manifest });
}

const manifestOf = prepared((db) =>
  db
    .select({ manifest: snapshots.manifest })
    .from(snapshots)
    .where(eq(snapshots.id, sql.placeholder('id')))
    .prepare('manifest_of_snapshot'),
);

/** Every file of a snapshot, without its bytes. */
export async function snapshotFilesOf(db: Database, { id }: Pick<Snapshot, 'id'>): Promise<ManifestFile[]> {
  const named = async () => (await manifestOf(db).execute({ id }))[0]?.manifest;
  const found = await named();
  if (found) return found;
  const files = await earlier.snapshotFilesOf(db, id);
  // Names that were moved between the two looks are there at the next.
  return files.length > 0 ? files : ((await named()) ?? []);
}

const ofBlog = prepared((db) =>
  db
    .select({
      path: blogFiles.path,
      contentType: blogFiles.contentType,
      etag: blogFiles.etag,
      media: blogFiles.media,
      edition: blogFiles.edition,
    })
    .from(blogFiles)
    .where(and(eq(blogFiles.websiteId, sql.placeholder('websiteId')), gt(blogFiles.edition, sql.placeholder('since'))))
    .prepare('files_of_blog'),
);

export type ShownBlogFile = Awaited<ReturnType<ReturnType<typeof ofBlog>['execute']>>[number];

/** The files of a website's blog that are newer than an edition, those that were taken away among them; all of them after -1. */
export const blogFilesOf = (db: Database, websiteId: string, since: number): Promise<ShownBlogFile[]> =>
  ofBlog(db).execute({ websiteId, since });
