import { and, count, desc, eq, inArray, isNotNull, isNull, lt, or, sum } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/index.ts';
import { assets, formFiles, snapshots } from '../../db/schema.ts';
import type { AssetVariant } from '../../db/schema.ts';
import type { Cut, momentKeySchema } from '../../graphql/connections.ts';

export type { AssetVariant } from '../../db/schema.ts';
export type AssetRow = typeof assets.$inferSelect;

/** An asset's place in the library, newest first: when it came, in milliseconds, and its id. */
export type AssetKey = z.output<typeof momentKeySchema>;

const isOne = (websiteId: string, id: string) => and(eq(assets.websiteId, websiteId), eq(assets.id, id));
const inLibrary = (websiteId: string) => and(eq(assets.websiteId, websiteId), isNull(assets.removedAt));

export async function findAsset(db: Database, websiteId: string, id: string): Promise<AssetRow | undefined> {
  const [asset] = await db.select().from(assets).where(isOne(websiteId, id));
  return asset;
}

/** Those of the ids that the website has, removed ones too. */
export async function findAssets(db: Database, websiteId: string, ids: string[]): Promise<AssetRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(assets)
    .where(and(eq(assets.websiteId, websiteId), inArray(assets.id, ids)));
}

export const listAssets = (db: Database, websiteId: string, { limit, after }: Cut<AssetKey>): Promise<AssetRow[]> => {
  const behind = after && new Date(after[0]);
  return db
    .select()
    .from(assets)
    .where(
      and(
        inLibrary(websiteId),
        after && behind && or(lt(assets.createdAt, behind), and(eq(assets.createdAt, behind), lt(assets.id, after[1]))),
      ),
    )
    .orderBy(desc(assets.createdAt), desc(assets.id))
    .limit(limit);
};

export async function countAssets(db: Database, websiteId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(assets).where(inLibrary(websiteId));
  return row?.total ?? 0;
}

/** Bytes of the files as they were uploaded: of all that are in the library, and of what visitors sent with forms. */
export async function bytesUsed(db: Database, websiteId: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(assets.bytes).mapWith(Number) })
    .from(assets)
    .where(inLibrary(websiteId));
  const [sent] = await db
    .select({ total: sum(formFiles.bytes).mapWith(Number) })
    .from(formFiles)
    .where(eq(formFiles.websiteId, websiteId));
  return (row?.total ?? 0) + (sent?.total ?? 0);
}

/** False when the website has this asset already. */
export async function insertAsset(db: Database, asset: AssetRow): Promise<boolean> {
  const made = await db.insert(assets).values(asset).onConflictDoNothing().returning({ id: assets.id });
  return made.length > 0;
}

export async function insertAssets(db: Database, rows: AssetRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(assets).values(rows).onConflictDoNothing();
}

/** Undefined when it is gone. */
export async function updateAsset(
  db: Database,
  { websiteId, id }: Pick<AssetRow, 'websiteId' | 'id'>,
  change: Partial<Pick<AssetRow, 'name' | 'alt' | 'focus' | 'crop' | 'state' | 'variants' | 'removedAt' | 'createdAt'>>,
): Promise<AssetRow | undefined> {
  const [asset] = await db.update(assets).set(change).where(isOne(websiteId, id)).returning();
  return asset;
}

export const listRemovedBefore = (db: Database, moment: Date): Promise<AssetRow[]> =>
  db
    .select()
    .from(assets)
    .where(and(isNotNull(assets.removedAt), lt(assets.removedAt, moment)))
    .orderBy(assets.removedAt)
    .limit(500);

export async function deleteAsset(db: Database, { websiteId, id }: AssetRow): Promise<void> {
  await db.delete(assets).where(isOne(websiteId, id));
}

/** Names of files that kept publications of a website show. */
export async function publishedMedia(db: Database, websiteId: string): Promise<Set<string>> {
  const rows = await db.select({ media: snapshots.media }).from(snapshots).where(eq(snapshots.websiteId, websiteId));
  return new Set(rows.flatMap(({ media }) => media));
}

export const fileNames = (variants: AssetVariant[]): string[] => variants.map(({ file }) => file);
