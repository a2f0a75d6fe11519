import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import { siteSettings, snapshotFiles, snapshots, websites } from '../../db/schema.ts';

export type Snapshot = typeof snapshots.$inferSelect;
export type SnapshotFile = typeof snapshotFiles.$inferSelect;

/** A snapshot with all of its files; it is never changed afterwards. */
export async function insertSnapshot(
  db: Database,
  snapshot: Snapshot,
  files: Omit<SnapshotFile, 'snapshotId'>[],
): Promise<void> {
  await db.insert(snapshots).values(snapshot);
  await db.insert(snapshotFiles).values(files.map((file) => ({ ...file, snapshotId: snapshot.id })));
}

/** Keeps this snapshot and the newest others of its website, `keep` in all: whatever the clock did, it is not forgotten itself. */
export async function forgetOldSnapshots(
  db: Database,
  { id, websiteId }: Pick<Snapshot, 'id' | 'websiteId'>,
  keep: number,
): Promise<void> {
  const old = await db
    .select({ id: snapshots.id })
    .from(snapshots)
    .where(and(eq(snapshots.websiteId, websiteId), ne(snapshots.id, id)))
    .orderBy(desc(snapshots.createdAt), desc(snapshots.revision))
    .offset(keep - 1);
  const ids = old.map((snapshot) => snapshot.id);
  if (ids.length > 0) await db.delete(snapshots).where(inArray(snapshots.id, ids));
}

/** The snapshot that a subdomain shows now, or undefined when there is nothing published. */
export async function findPublished(db: Database, subdomain: string): Promise<Snapshot | undefined> {
  const [found] = await db
    .select({ snapshot: snapshots })
    .from(websites)
    .innerJoin(snapshots, eq(snapshots.id, websites.publishedSnapshotId))
    .where(and(eq(websites.subdomain, subdomain), isNull(websites.deletedAt)));
  return found?.snapshot;
}

const shown = (db: Database, which: SQL | undefined) =>
  db
    .select({
      snapshot: snapshots,
      subdomain: websites.subdomain,
      primaryHost: websites.primaryHost,
      language: websites.language,
      hiddenFromSearch: siteSettings.hiddenFromSearch,
      passwordHash: siteSettings.passwordHash,
      headCode: siteSettings.headCode,
    })
    .from(websites)
    .innerJoin(snapshots, eq(snapshots.id, websites.publishedSnapshotId))
    .leftJoin(siteSettings, eq(siteSettings.websiteId, websites.id))
    .where(and(which, isNull(websites.deletedAt)));

const shownAt = prepared((db) => shown(db, eq(websites.subdomain, sql.placeholder('subdomain'))).prepare('shown_at'));
const shownOf = prepared((db) => shown(db, eq(websites.id, sql.placeholder('id'))).prepare('shown_of'));

/** What is on the web of a website, with what its owner set for visitors. */
export type Shown = Awaited<ReturnType<typeof shown>>[number];

/** What a subdomain shows now; undefined when there is nothing published. */
export async function findShown(db: Database, subdomain: string): Promise<Shown | undefined> {
  const [found] = await shownAt(db).execute({ subdomain });
  return found;
}

/** What a website shows now; undefined when there is nothing published. */
export async function findShownOf(db: Database, id: string): Promise<Shown | undefined> {
  const [found] = await shownOf(db).execute({ id });
  return found;
}

const filesOfSnapshot = prepared((db) =>
  db
    .select()
    .from(snapshotFiles)
    .where(eq(snapshotFiles.snapshotId, sql.placeholder('id')))
    .prepare('files_of_snapshot'),
);

export const filesOf = (db: Database, snapshotId: string): Promise<SnapshotFile[]> =>
  filesOfSnapshot(db).execute({ id: snapshotId });
