import { and, count, desc, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { websites } from '../../db/schema.ts';
import type { WebsiteRow } from '../websites/store.ts';

const heldBy = (claims: ReadonlySet<string>) =>
  and(inArray(websites.claimHash, [...claims]), isNull(websites.ownerId), isNull(websites.deletedAt));

/** The websites that some claims open, the newest first. */
export async function listUnclaimed(db: Database, claims: ReadonlySet<string>): Promise<WebsiteRow[]> {
  if (claims.size === 0) return [];
  return db.select().from(websites).where(heldBy(claims)).orderBy(desc(websites.createdAt), desc(websites.id));
}

export async function countUnclaimed(db: Database, claims: ReadonlySet<string>): Promise<number> {
  if (claims.size === 0) return 0;
  const [row] = await db.select({ total: count() }).from(websites).where(heldBy(claims));
  return row?.total ?? 0;
}

/** Removes for good what nobody claimed and nobody changed since a moment. Gives their ids. */
export async function purgeUnclaimedBefore(db: Database, moment: Date): Promise<string[]> {
  const gone = await db
    .delete(websites)
    .where(and(isNotNull(websites.claimHash), lt(websites.updatedAt, moment)))
    .returning({ id: websites.id });
  return gone.map(({ id }) => id);
}
