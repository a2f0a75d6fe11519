import { and, asc, count, desc, eq, gt, gte, ilike, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/index.ts';
import { websites } from '../../db/schema.ts';
import type { Cut } from '../../graphql/connections.ts';

export type WebsiteRow = typeof websites.$inferSelect;

export async function findWebsite(db: Database, id: string): Promise<WebsiteRow | undefined> {
  const [website] = await db.select().from(websites).where(eq(websites.id, id));
  return website;
}

/** The website, kept from other writers until the transaction ends. */
export async function lockWebsite(db: Database, id: string): Promise<WebsiteRow | undefined> {
  const [website] = await db.select().from(websites).where(eq(websites.id, id)).for('update');
  return website;
}

/** Undefined when the subdomain is taken. */
export async function insertWebsite(
  db: Database,
  website: typeof websites.$inferInsert,
): Promise<WebsiteRow | undefined> {
  const [made] = await db
    .insert(websites)
    .values(website)
    .onConflictDoNothing({ target: websites.subdomain })
    .returning();
  return made;
}

export async function updateWebsite(
  db: Database,
  id: string,
  change: Partial<Omit<WebsiteRow, 'id'>>,
): Promise<WebsiteRow> {
  const [website] = await db.update(websites).set(change).where(eq(websites.id, id)).returning();
  if (!website) throw new Error(`Website ${id} is gone`);
  await announceWebsite(db, id);
  return website;
}

/** Carries the ids of websites about which something is new. */
export const WEBSITE_CHANNEL = 'website';

/** Tells everybody who looks at a website that something about it is new, as soon as the transaction commits. */
export async function announceWebsite(db: Database, id: string): Promise<void> {
  await db.execute(sql`select pg_notify(${WEBSITE_CHANNEL}, ${id})`);
}

const MAX_MOMENT = 8.64e15;

export type WebsiteOrder = 'RECENT' | 'NAME' | 'CREATED';

/** A website's place in an order: the value it is sorted by (a moment in milliseconds, or its name) and its id. */
export type WebsiteKey = [value: number | string, id: string];

/** What a cursor of an order must hold. */
export const keySchemaOf = (order: WebsiteOrder): z.ZodType<WebsiteKey> =>
  z.tuple([order === 'NAME' ? z.string() : z.number().int().min(0).max(MAX_MOMENT), z.string()]);

export const keyOf = (website: WebsiteRow, order: WebsiteOrder): WebsiteKey =>
  order === 'NAME'
    ? [website.name, website.id]
    : [(order === 'CREATED' ? website.createdAt : website.updatedAt).getTime(), website.id];

const lowerName = sql`lower(${websites.name})`;

export const listWebsites = (
  db: Database,
  { ownerId, search, order, cut }: { ownerId: string; search: string; order: WebsiteOrder; cut: Cut<WebsiteKey> },
): Promise<WebsiteRow[]> =>
  db
    .select()
    .from(websites)
    .where(and(living(ownerId, search), cut.after && behind(cut.after, order)))
    .orderBy(...(order === 'NAME' ? [asc(lowerName), asc(websites.id)] : [desc(momentOf(order)), desc(websites.id)]))
    .limit(cut.limit);

export async function countWebsites(db: Database, ownerId: string, search = ''): Promise<number> {
  const [row] = await db.select({ total: count() }).from(websites).where(living(ownerId, search));
  return row?.total ?? 0;
}

/** How many websites each of these people has. */
export async function websiteCountsOfOwners(db: Database, ownerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: websites.ownerId, total: count() })
    .from(websites)
    .where(and(inArray(websites.ownerId, [...ownerIds]), isNull(websites.deletedAt)))
    .groupBy(websites.ownerId);
  return new Map(rows.flatMap(({ id, total }) => (id === null ? [] : [[id, total] as const])));
}

export const listDeleted = (db: Database, ownerId: string, since: Date): Promise<WebsiteRow[]> =>
  db
    .select()
    .from(websites)
    .where(and(eq(websites.ownerId, ownerId), gte(websites.deletedAt, since)))
    .orderBy(desc(websites.deletedAt), asc(websites.id))
    .limit(100);

/** Removes for good, with all rows that belong to them, what was deleted before a moment. Gives their ids. */
export async function purgeDeletedBefore(db: Database, moment: Date): Promise<string[]> {
  const gone = await db
    .delete(websites)
    .where(and(isNotNull(websites.deletedAt), lt(websites.deletedAt, moment)))
    .returning({ id: websites.id });
  return gone.map(({ id }) => id);
}

function living(ownerId: string, search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const found = search === '' ? undefined : or(ilike(websites.name, pattern), ilike(websites.subdomain, pattern));
  return and(eq(websites.ownerId, ownerId), isNull(websites.deletedAt), found);
}

const momentOf = (order: 'RECENT' | 'CREATED') => (order === 'CREATED' ? websites.createdAt : websites.updatedAt);

function behind([value, id]: WebsiteKey, order: WebsiteOrder): SQL | undefined {
  if (order === 'NAME') {
    const name = sql`lower(${String(value)})`;
    return or(gt(lowerName, name), and(eq(lowerName, name), gt(websites.id, id)));
  }
  const moment = new Date(value);
  return or(lt(momentOf(order), moment), and(eq(momentOf(order), moment), lt(websites.id, id)));
}
