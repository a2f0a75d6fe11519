import { eq } from 'drizzle-orm';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { blogFiles, fileBodies, keptFiles, snapshotFiles, snapshots } from '#backend/db/schema.ts';
import type { Storage } from '#backend/integrations/storage/index.ts';
import { fromBytes, siteFileKey } from '#backend/modules/publishing/kept/packed-file.ts';
import { publishedFile } from '#backend/modules/publishing/published-site.ts';

/** Lets what a website published lie in the database, as the release before kept it, and nothing of it in the storage. */
export async function publishedByEarlierRelease(
  { db }: Pick<OpenedDatabase, 'db'>,
  storage: Storage,
  websiteId: string,
): Promise<void> {
  const etags = new Set<string>();
  for (const { id, manifest } of await db.select().from(snapshots).where(eq(snapshots.websiteId, websiteId))) {
    await db.delete(snapshotFiles).where(eq(snapshotFiles.snapshotId, id));
    if (manifest) await db.insert(snapshotFiles).values(manifest.map((file) => ({ ...file, snapshotId: id })));
    for (const { etag } of manifest ?? []) etags.add(etag);
    await db.update(snapshots).set({ manifest: null }).where(eq(snapshots.id, id));
  }
  for (const { etag } of await db.select().from(blogFiles).where(eq(blogFiles.websiteId, websiteId))) etags.add(etag);
  for (const etag of etags) {
    const stored = etag.startsWith('"') ? await storage.get(siteFileKey(websiteId, etag)) : null;
    if (!stored) continue;
    const { identity, gzip = null, brotli = null } = publishedFile({ contentType: '', etag }, fromBytes(stored));
    await db.insert(fileBodies).values({ websiteId, etag, body: identity, gzip, brotli });
  }
  await db.delete(keptFiles).where(eq(keptFiles.websiteId, websiteId));
  await storage.removeFolder(`websites/${websiteId}/site`);
}

/** How many bodies of published files the database has. */
export const countInDatabase = async ({ db }: Pick<OpenedDatabase, 'db'>): Promise<number> => db.$count(fileBodies);
