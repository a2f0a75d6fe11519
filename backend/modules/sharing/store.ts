import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { shareLinks } from '../../db/schema.ts';

export type ShareLinkRow = typeof shareLinks.$inferSelect;

const openAt = (now: Date) => or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, now));

export async function findShareLink(db: Database, id: string): Promise<ShareLinkRow | undefined> {
  const [link] = await db.select().from(shareLinks).where(eq(shareLinks.id, id));
  return link;
}

/** The links of a website that work, the newest first. */
export const listShareLinks = (db: Database, websiteId: string, now: Date): Promise<ShareLinkRow[]> =>
  db
    .select()
    .from(shareLinks)
    .where(and(eq(shareLinks.websiteId, websiteId), openAt(now)))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id));

export async function countShareLinks(db: Database, websiteId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(shareLinks)
    .where(and(eq(shareLinks.websiteId, websiteId), openAt(now)));
  return row?.total ?? 0;
}

export async function insertShareLink(db: Database, link: ShareLinkRow): Promise<ShareLinkRow> {
  await db.insert(shareLinks).values(link);
  return link;
}

export async function deleteShareLink(db: Database, id: string): Promise<void> {
  await db.delete(shareLinks).where(eq(shareLinks.id, id));
}

/** Forgets the links that were over before a moment. */
export async function forgetEndedShareLinks(db: Database, now: Date): Promise<void> {
  await db.delete(shareLinks).where(lt(shareLinks.expiresAt, now));
}
