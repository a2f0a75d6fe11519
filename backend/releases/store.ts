import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { releases } from '../db/schema.ts';

/** A release that comes back (a rollback) counts as the newest again, and keeps what is known of its assets. */
export async function keepRelease(db: Database, release: typeof releases.$inferInsert): Promise<void> {
  await db
    .insert(releases)
    .values(release)
    .onConflictDoUpdate({ target: releases.hash, set: { firstSeenAt: release.firstSeenAt } });
}

/** Gives the hashes of releases that were forgotten: neither among the newest `count`, nor first seen since `moment`. */
export async function forgetReleases(db: Database, count: number, moment: Date): Promise<string[]> {
  const newest = db
    .select({ hash: releases.hash })
    .from(releases)
    .orderBy(desc(releases.firstSeenAt), releases.hash)
    .limit(count);
  const forgotten = await db
    .delete(releases)
    .where(and(notInArray(releases.hash, newest), lt(releases.firstSeenAt, moment)))
    .returning({ hash: releases.hash });
  return forgotten.map(({ hash }) => hash);
}

export async function hasAssets(db: Database, hash: string): Promise<boolean> {
  const [found] = await db.select({ assets: releases.assets }).from(releases).where(eq(releases.hash, hash));
  return Boolean(found?.assets);
}

/** To be said when all of them are in the storage. */
export async function nameAssets(db: Database, hash: string, assets: string[]): Promise<void> {
  await db.update(releases).set({ assets }).where(eq(releases.hash, hash));
}

/** The text of a document that any kept release has. */
export async function findDocument(db: Database, hash: string): Promise<string | undefined> {
  const text = sql<string>`${releases.documents} ->> ${hash}::text`;
  const [found] = await db
    .select({ text })
    .from(releases)
    .where(sql`${text} is not null`)
    .limit(1);
  return found?.text;
}

/** The hash of a kept release that has an asset of this name. */
export async function findReleaseWith(db: Database, asset: string): Promise<string | undefined> {
  const isNamed = sql`${asset}::text = any(${releases.assets})`;
  const [found] = await db.select({ hash: releases.hash }).from(releases).where(isNamed).limit(1);
  return found?.hash;
}
