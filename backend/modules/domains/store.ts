import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  sql,
} from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { sameJson } from '#site/model/json.ts';
import type { Database } from '../../db/index.ts';
import { domainEvents, domains, siteHosts, websites } from '../../db/schema.ts';
import type { momentKeySchema } from '../../graphql/connections.ts';
import type { Cut } from '../../graphql/connections.ts';
import { setHosts } from '../hosts/store.ts';
import type { SiteHost } from '../hosts/store.ts';
import { announceWebsites } from '../websites/store.ts';

export type DomainRow = typeof domains.$inferSelect;
export type DomainEventRow = typeof domainEvents.$inferSelect;

/** A domain's place among the others: when it was added, in milliseconds, and its id. */
type DomainKey = z.output<typeof momentKeySchema>;

export async function findDomain(db: Database, id: string): Promise<DomainRow | undefined> {
  const [domain] = await db.select().from(domains).where(eq(domains.id, id));
  return domain;
}

/** The domain, kept from other writers until the transaction ends. Who locks its website as well locks that first. */
export async function lockDomain(db: Database, id: string): Promise<DomainRow | undefined> {
  const [domain] = await db.select().from(domains).where(eq(domains.id, id)).for('update');
  return domain;
}

export const listDomainsOf = (
  db: Database,
  { ownerId, search, cut }: { ownerId: string; search: string; cut: Cut<DomainKey> },
): Promise<DomainRow[]> =>
  db
    .select()
    .from(domains)
    .where(
      and(
        ofOwner(ownerId, search),
        cut.after &&
          sql`(${domains.createdAt}, ${domains.id}) < (${sql.param(new Date(cut.after[0]), domains.createdAt)}, ${cut.after[1]})`,
      ),
    )
    .orderBy(desc(domains.createdAt), desc(domains.id))
    .limit(cut.limit);

export async function countDomainsOf(db: Database, ownerId: string, search = ''): Promise<number> {
  const [row] = await db.select({ total: count() }).from(domains).where(ofOwner(ownerId, search));
  return row?.total ?? 0;
}

function ofOwner(ownerId: string, search: string): SQL | undefined {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return and(eq(domains.ownerId, ownerId), search === '' ? undefined : ilike(domains.name, pattern));
}

export async function findOwnByName(db: Database, ownerId: string, name: string): Promise<DomainRow | undefined> {
  const [domain] = await db
    .select()
    .from(domains)
    .where(and(eq(domains.ownerId, ownerId), eq(domains.name, name)));
  return domain;
}

/** Everybody's rows of these names, in the order in which they are locked. */
export const listNamed = (db: Database, name: string): Promise<DomainRow[]> =>
  db.select().from(domains).where(eq(domains.name, name)).orderBy(asc(domains.id));

export const lockNamed = (db: Database, name: string): Promise<DomainRow[]> =>
  db.select().from(domains).where(eq(domains.name, name)).orderBy(asc(domains.id)).for('update');

/** Those connected to a website, the oldest first. */
export const listConnectedTo = (db: Database, websiteId: string): Promise<DomainRow[]> =>
  db.select().from(domains).where(eq(domains.websiteId, websiteId)).orderBy(asc(domains.createdAt), asc(domains.id));

/** Those of the websites that domains are connected to. */
export async function websitesWithDomains(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: domains.websiteId })
    .from(domains)
    .where(inArray(domains.websiteId, [...ids]));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Of a domain joined with its website: it counts against the plan, since it is connected to a website that is there. */
export const isCounted = and(isNull(websites.deletedAt), ne(domains.state, 'released'));

/** Those of somebody that count against the plan. The oldest first. */
export async function listCounted(db: Database, ownerId: string): Promise<DomainRow[]> {
  const rows = await db
    .select({ domain: domains })
    .from(domains)
    .innerJoin(websites, eq(websites.id, domains.websiteId))
    .where(and(eq(domains.ownerId, ownerId), isCounted))
    .orderBy(asc(domains.createdAt), asc(domains.id));
  return rows.map(({ domain }) => domain);
}

/** Undefined when its owner has the name already. */
export async function insertDomain(db: Database, domain: typeof domains.$inferInsert): Promise<DomainRow | undefined> {
  const [made] = await db
    .insert(domains)
    .values(domain)
    .onConflictDoNothing({ target: [domains.ownerId, domains.name] })
    .returning();
  return made;
}

export async function updateDomain(
  db: Database,
  id: string,
  change: Partial<Omit<DomainRow, 'id'>>,
): Promise<DomainRow> {
  const [domain] = await db.update(domains).set(change).where(eq(domains.id, id)).returning();
  if (!domain) throw new Error(`Domain ${id} is gone`);
  await announceDomain(db, id);
  return domain;
}

export async function deleteDomain(db: Database, id: string): Promise<void> {
  await db.delete(domains).where(eq(domains.id, id));
  await announceDomain(db, id);
}

/** Tells everybody who looks at a domain that something about it is new, as soon as the transaction commits. */
export const announceDomain = (db: Database, id: string): Promise<void> => announceWebsites(db, [id]);

export async function insertEvent(db: Database, event: typeof domainEvents.$inferInsert): Promise<void> {
  await db.insert(domainEvents).values(event);
}

/** The newest first. */
export const listEvents = (db: Database, domainId: string, limit: number): Promise<DomainEventRow[]> =>
  db
    .select()
    .from(domainEvents)
    .where(eq(domainEvents.domainId, domainId))
    .orderBy(desc(domainEvents.at), desc(domainEvents.id))
    .limit(limit);

export async function findEvent(db: Database, id: string): Promise<DomainEventRow | undefined> {
  const [event] = await db.select().from(domainEvents).where(eq(domainEvents.id, id));
  return event;
}

/**
 * Takes what is to be looked at by now: whoever takes a row is alone with it until the end of the lease, and when their
 * process dies it is due again then.
 */
export const takeDue = (
  db: Database,
  { now, leaseEnd, limit }: { now: Date; leaseEnd: Date; limit: number },
): Promise<DomainRow[]> => {
  const due = db
    .select({ id: domains.id })
    .from(domains)
    .where(and(isNotNull(domains.nextCheckAt), lte(domains.nextCheckAt, now)))
    .orderBy(asc(domains.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.update(domains).set({ nextCheckAt: leaseEnd }).where(inArray(domains.id, due)).returning();
};

/** Whether a domain answers at exactly these hosts by now. */
export async function answersAlready(
  db: Database,
  { domainId, hosts }: { domainId: string; hosts: readonly SiteHost[] },
): Promise<boolean> {
  const { domainId: _of, ...columns } = getTableColumns(siteHosts);
  const now = await db.select(columns).from(siteHosts).where(eq(siteHosts.domainId, domainId));
  const sameAs = (one: SiteHost) => (other: SiteHost) => sameJson(one, other);
  return now.length === hosts.length && hosts.every((host) => now.some(sameAs(host)));
}

/** From now on a domain answers nothing. */
export const silence = (db: Database, id: string): Promise<void> => setHosts(db, id, []);
