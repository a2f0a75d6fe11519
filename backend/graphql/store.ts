import { desc, notInArray } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { releases } from '../db/schema.ts';

/** A release that comes back (a rollback) counts as the newest again. */
export async function keepRelease(db: Database, release: typeof releases.$inferInsert): Promise<void> {
  await db
    .insert(releases)
    .values(release)
    .onConflictDoUpdate({ target: releases.hash, set: { firstSeenAt: release.firstSeenAt } });
}

export const newestReleases = (db: Database, count: number) =>
  db.select().from(releases).orderBy(desc(releases.firstSeenAt), releases.hash).limit(count);

export async function forgetReleasesExcept(db: Database, hashes: string[]): Promise<void> {
  await db.delete(releases).where(notInArray(releases.hash, hashes));
}
