import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import { billingAccounts, siteSettings, snapshots, users, websites } from '../../db/schema.ts';
import type { WebsiteRow } from '../websites/store.ts';

/** A publication without its files, which are many and mostly known: see `files/store.ts`. */
const { manifest: _files, ...withoutFiles } = getTableColumns(snapshots);
export type Snapshot = Omit<typeof snapshots.$inferSelect, 'manifest'>;

/**
 * Keeps this snapshot and the newest others of its website, `keep` in all: whatever the clock did, it is not forgotten itself. Gives what
 * names the files of those that went.
 */
export async function forgetOldSnapshots(
  db: Database,
  { id, websiteId }: Pick<Snapshot, 'id' | 'websiteId'>,
  keep: number,
): Promise<string[]> {
  const old = await db
    .select({ id: snapshots.id })
    .from(snapshots)
    .where(and(eq(snapshots.websiteId, websiteId), ne(snapshots.id, id)))
    .orderBy(desc(snapshots.createdAt), desc(snapshots.revision))
    .offset(keep - 1);
  const ids = old.map((snapshot) => snapshot.id);
  if (ids.length === 0) return [];
  const gone = await db.delete(snapshots).where(inArray(snapshots.id, ids)).returning({ manifest: snapshots.manifest });
  return gone.flatMap(({ manifest }) => (manifest ?? []).map(({ etag }) => etag));
}

/** The snapshot that a subdomain shows now, or undefined when there is nothing published. */
export async function findPublished(db: Database, subdomain: string): Promise<Snapshot | undefined> {
  const [found] = await db
    .select({ snapshot: withoutFiles })
    .from(websites)
    .innerJoin(snapshots, eq(snapshots.id, websites.publishedSnapshotId))
    .where(and(eq(websites.subdomain, subdomain), isNull(websites.deletedAt)));
  return found?.snapshot;
}

/** The snapshot that visitors see of a website, or saw before it came to rest; undefined while it is not published. */
export async function findLastSnapshot(
  db: Database,
  { id, publishedSnapshotId, publishedRevision }: WebsiteRow,
): Promise<Snapshot | undefined> {
  if (publishedRevision === null) return undefined;
  const which =
    publishedSnapshotId === null ? eq(snapshots.revision, publishedRevision) : eq(snapshots.id, publishedSnapshotId);
  const [found] = await db
    .select(withoutFiles)
    .from(snapshots)
    .where(and(eq(snapshots.websiteId, id), which))
    .orderBy(desc(snapshots.createdAt), desc(snapshots.id))
    .limit(1);
  return found;
}

/** Published, shown or at rest. */
const isPublished = and(
  isNull(websites.deletedAt),
  or(isNotNull(websites.publishedSnapshotId), isNotNull(websites.restsSince)),
);

/** How many websites of somebody are published beside this one. */
export async function countPublishedBeside(db: Database, ownerId: string, id: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(websites)
    .where(and(eq(websites.ownerId, ownerId), ne(websites.id, id), isPublished));
  return row?.total ?? 0;
}

/** Whether somebody has websites at rest, or more of them shown than their plan has room for. */
export async function hasMoreThanFits(db: Database, ownerId: string): Promise<boolean> {
  const resting = await db
    .select({ id: websites.id })
    .from(websites)
    .where(and(eq(websites.ownerId, ownerId), isNull(websites.deletedAt), isNotNull(websites.restsSince)))
    .limit(1);
  if (resting.length > 0) return true;
  const beyond = await db
    .select({ id: billingAccounts.userId })
    .from(billingAccounts)
    .where(and(eq(billingAccounts.userId, ownerId), isNotNull(billingAccounts.beyondSince)));
  return beyond.length > 0;
}

/** A website by its subdomain or id, if it rests. */
export async function findResting(
  db: Database,
  which: { subdomain: string } | { id: string },
): Promise<Pick<WebsiteRow, 'id' | 'language'> | undefined> {
  const [found] = await db
    .select({ id: websites.id, language: websites.language })
    .from(websites)
    .where(
      and(
        'id' in which ? eq(websites.id, which.id) : eq(websites.subdomain, which.subdomain),
        isNotNull(websites.restsSince),
        isNull(websites.deletedAt),
      ),
    );
  return found;
}

const shown = (db: Database, which: SQL | undefined) =>
  db
    .select({
      snapshot: withoutFiles,
      subdomain: websites.subdomain,
      primaryHost: websites.primaryHost,
      language: websites.language,
      waitlist: websites.waitlist,
      hiddenFromSearch: siteSettings.hiddenFromSearch,
      passwordHash: siteSettings.passwordHash,
      headCode: siteSettings.headCode,
      owner: { plan: users.plan, planUntil: users.planUntil, grantedPlan: users.grantedPlan },
    })
    .from(websites)
    .innerJoin(snapshots, eq(snapshots.id, websites.publishedSnapshotId))
    .leftJoin(siteSettings, eq(siteSettings.websiteId, websites.id))
    .leftJoin(users, eq(users.id, websites.ownerId))
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
