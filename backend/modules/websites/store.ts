import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import { websites } from '../../db/schema.ts';
import { momentKeySchema } from '../../graphql/connections.ts';
import type { Cut } from '../../graphql/connections.ts';

export type WebsiteRow = typeof websites.$inferSelect;

const websiteById = prepared((db) =>
  db
    .select()
    .from(websites)
    .where(eq(websites.id, sql.placeholder('id')))
    .prepare('website_by_id'),
);

export async function findWebsite(db: Database, id: string): Promise<WebsiteRow | undefined> {
  const [website] = await websiteById(db).execute({ id });
  return website;
}

/** Those of the websites that exist, in any order. */
export const findWebsites = (db: Database, ids: readonly string[]): Promise<WebsiteRow[]> =>
  db
    .select()
    .from(websites)
    .where(inArray(websites.id, [...ids]));

/** The website, kept from other writers until the transaction ends. */
export async function lockWebsite(db: Database, id: string): Promise<WebsiteRow | undefined> {
  const [website] = await db.select().from(websites).where(eq(websites.id, id)).for('update');
  return website;
}

/** Those of the websites that exist, kept from other writers until the transaction ends. */
export const lockWebsites = (db: Database, ids: readonly string[]): Promise<WebsiteRow[]> =>
  db
    .select()
    .from(websites)
    .where(inArray(websites.id, [...ids]))
    .orderBy(asc(websites.id))
    .for('update');

/** Whether another website than this one has the subdomain. */
export async function hasSubdomain(db: Database, subdomain: string, except: string): Promise<boolean> {
  const [found] = await db
    .select({ id: websites.id })
    .from(websites)
    .where(and(eq(websites.subdomain, subdomain), ne(websites.id, except)));
  return found !== undefined;
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
  const [changed] = await db
    .update(websites)
    .set(change)
    .where(eq(websites.id, id))
    .returning({ ...getTableColumns(websites), told: announcement(id) });
  if (!changed) throw new Error(`Website ${id} is gone`);
  const { told: _told, ...website } = changed;
  return website;
}

/** Carries the ids of websites about which something is new. */
export const WEBSITE_CHANNEL = 'website';

const announcement = (id: string) => sql<string>`pg_notify(${WEBSITE_CHANNEL}, ${id})`;

/** Tells everybody who looks at a website that something about it is new, as soon as the transaction commits. */
export async function announceWebsite(db: Database, id: string): Promise<void> {
  await db.execute(sql`select ${announcement(id)}`);
}

/** The same about many, in one question. */
export async function announceWebsites(db: Database, ids: readonly string[]): Promise<void> {
  await db.execute(
    sql`select pg_notify(${WEBSITE_CHANNEL}, id) from json_array_elements_text(${JSON.stringify(ids)}::json) as id`,
  );
}

export type WebsiteOrder = 'RECENT' | 'NAME' | 'CREATED';

/** A website's place in an order: the value it is sorted by (a moment in milliseconds, or its name) and its id. */
export type WebsiteKey = [value: number | string, id: string];

/** What a cursor of an order must hold. */
export const keySchemas: Record<WebsiteOrder, z.ZodType<WebsiteKey>> = {
  NAME: z.tuple([z.string(), z.string()]),
  RECENT: momentKeySchema,
  CREATED: momentKeySchema,
};

export const keyOf = (website: WebsiteRow, order: WebsiteOrder): WebsiteKey =>
  order === 'NAME'
    ? [website.name, website.id]
    : [(order === 'CREATED' ? website.createdAt : website.updatedAt).getTime(), website.id];

const lowerName = sql`lower(${websites.name})`;

/** Which of somebody's websites: those that a search finds, and of them one alone where `only` names it. */
type Wanted = { ownerId: string; search: string; only: string | null };

export const listWebsites = (
  db: Database,
  { order, cut, ...wanted }: Wanted & { order: WebsiteOrder; cut: Cut<WebsiteKey> },
): Promise<WebsiteRow[]> =>
  order === 'RECENT' && !cut.after && !wanted.search && !wanted.only
    ? lastChanged(db).execute({ ownerId: wanted.ownerId, limit: cut.limit })
    : db
        .select()
        .from(websites)
        .where(and(living(wanted), cut.after && behind(cut.after, order)))
        .orderBy(...inOrder(order))
        .limit(cut.limit);

/** What every visit of the dashboard begins with. */
const lastChanged = prepared((db) =>
  db
    .select()
    .from(websites)
    .where(living({ ownerId: sql.placeholder('ownerId'), search: '', only: null }))
    .orderBy(...inOrder('RECENT'))
    .limit(sql.placeholder('limit'))
    .prepare('last_changed_websites'),
);

const inOrder = (order: WebsiteOrder): SQL[] =>
  order === 'NAME' ? [asc(lowerName), asc(websites.id)] : [desc(momentOf(order)), desc(websites.id)];

/** How many pages each of somebody's websites has; null where nobody counted yet. */
export const listPageCounts = (
  db: Database,
  ownerId: string,
): Promise<Pick<WebsiteRow, 'id' | 'name' | 'pageCount' | 'currentRevision'>[]> =>
  db
    .select({
      id: websites.id,
      name: websites.name,
      pageCount: websites.pageCount,
      currentRevision: websites.currentRevision,
    })
    .from(websites)
    .where(living({ ownerId, search: '', only: null }))
    .orderBy(asc(websites.id));

export const listWebsitesById = (db: Database, ownerId: string, ids: readonly string[]): Promise<WebsiteRow[]> =>
  db
    .select()
    .from(websites)
    .where(and(living({ ownerId, search: '', only: null }), inArray(websites.id, [...ids])))
    .orderBy(asc(lowerName), asc(websites.id));

/** How many websites of somebody a search finds. The number of all of them stands in the owner's row. */
export async function countFound(db: Database, wanted: Wanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(websites).where(living(wanted));
  return row?.total ?? 0;
}

function living({ ownerId, search, only }: Omit<Wanted, 'ownerId'> & { ownerId: string | Placeholder }) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const found = search === '' ? undefined : or(ilike(websites.name, pattern), ilike(websites.subdomain, pattern));
  return and(
    eq(websites.ownerId, ownerId),
    isNull(websites.deletedAt),
    found,
    only === null ? undefined : eq(websites.id, only),
  );
}

const momentOf = (order: 'RECENT' | 'CREATED') => (order === 'CREATED' ? websites.createdAt : websites.updatedAt);

/** Compared as one row, so that the index begins to read there, however far behind the first page that is. */
function behind([value, id]: WebsiteKey, order: WebsiteOrder): SQL {
  if (order === 'NAME') return sql`(${lowerName}, ${websites.id}) > (lower(${String(value)}), ${id})`;
  const moment = momentOf(order);
  return sql`(${moment}, ${websites.id}) < (${sql.param(new Date(value), moment)}, ${id})`;
}
