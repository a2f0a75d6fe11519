import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/index.ts';
import { websites } from '../../db/schema.ts';
import type { momentKeySchema } from '../../graphql/connections.ts';
import type { Cut } from '../../graphql/connections.ts';
import { announceWebsites } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';

/** A deleted website's place among the others, the newest first: when it was deleted, and its id. */
type DeletedKey = z.output<typeof momentKeySchema>;

export const deletedKeyOf = ({ deletedAt, id }: WebsiteRow): DeletedKey => [deletedAt?.getTime() ?? 0, id];

export const listDeleted = (
  db: Database,
  { ownerId, since, cut }: { ownerId: string; since: Date; cut: Cut<DeletedKey> },
): Promise<WebsiteRow[]> =>
  db
    .select()
    .from(websites)
    .where(
      and(
        eq(websites.ownerId, ownerId),
        gte(websites.deletedAt, since),
        cut.after &&
          sql`(${websites.deletedAt}, ${websites.id}) < (${sql.param(new Date(cut.after[0]), websites.deletedAt)}, ${cut.after[1]})`,
      ),
    )
    .orderBy(desc(websites.deletedAt), desc(websites.id))
    .limit(cut.limit);

/** Takes these websites off the web and puts them away. Gives those that were not away before. */
export const putAway = (db: Database, ids: readonly string[], at: Date): Promise<WebsiteRow[]> =>
  putAwayWhere(db, and(inArray(websites.id, [...ids]), isNull(websites.deletedAt)), { deletedAt: at });

/** Takes every website of somebody out of their hands and off the web, as put away at a moment. */
export const disown = (db: Database, ownerId: string, at: Date): Promise<WebsiteRow[]> =>
  putAwayWhere(db, eq(websites.ownerId, ownerId), { deletedAt: at, ownerId: null });

async function putAwayWhere(
  db: Database,
  which: SQL | undefined,
  change: { deletedAt: Date; ownerId?: null },
): Promise<WebsiteRow[]> {
  const away = await db
    .update(websites)
    .set({
      ...change,
      publishedSnapshotId: null,
      publishedRevision: null,
      publishedHash: null,
      publishedAt: null,
      publishedByKey: null,
      restsSince: null,
    })
    .where(which)
    .returning();
  await announceWebsites(
    db,
    away.map(({ id }) => id),
  );
  return away;
}

/** Brings these websites back as drafts. */
export async function bringBack(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(websites)
    .set({ deletedAt: null })
    .where(inArray(websites.id, [...ids]));
  await announceWebsites(db, ids);
}

/** Removes for good, with all rows that belong to them, what was deleted before a moment: `limit` at most. Gives their ids. */
export async function purgeDeletedBefore(db: Database, moment: Date, limit: number): Promise<string[]> {
  const due = db
    .select({ id: websites.id })
    .from(websites)
    .where(and(isNotNull(websites.deletedAt), lt(websites.deletedAt, moment)))
    .orderBy(asc(websites.deletedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await db.delete(websites).where(inArray(websites.id, due)).returning({ id: websites.id });
  return gone.map(({ id }) => id);
}
