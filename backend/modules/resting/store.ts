import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import {
  billingAccounts,
  formSubmissions,
  siteSettings,
  subscriptions,
  visitCounts,
  websites,
} from '../../db/schema.ts';
import type { SubscriptionRow } from '../billing/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { announceWebsites } from '../websites/store.ts';
import type { Beyond, PublishedWebsite } from './next-rest.ts';

/** Of so many days visits are counted to find the least visited. */
const DAYS = 30;

export type PublishedRow = PublishedWebsite &
  Pick<WebsiteRow, 'name' | 'subdomain' | 'primaryHost' | 'publishedSnapshotId' | 'publishedHash' | 'currentHash'>;

/** Somebody's websites that are published, shown or at rest, with their visits. */
export const listPublished = (db: Database, ownerId: string, now: Date): Promise<PublishedRow[]> =>
  db
    .select({
      id: websites.id,
      name: websites.name,
      subdomain: websites.subdomain,
      primaryHost: websites.primaryHost,
      publishedSnapshotId: websites.publishedSnapshotId,
      publishedHash: websites.publishedHash,
      currentHash: websites.currentHash,
      isPreferred: websites.isPreferred,
      restsSince: websites.restsSince,
      createdAt: websites.createdAt,
      visits: sql<number>`(
        select coalesce(sum(${visitCounts.visits}), 0) from ${visitCounts} where ${visitCounts.websiteId} = ${websites.id}
        and ${visitCounts.day} > (coalesce(${websites.restsSince}, ${sql.param(now, websites.restsSince)}) at time zone 'utc')::date - ${DAYS}::int
      )`.mapWith(Number),
    })
    .from(websites)
    .where(
      and(
        eq(websites.ownerId, ownerId),
        isNull(websites.deletedAt),
        or(isNotNull(websites.publishedSnapshotId), isNotNull(websites.restsSince)),
      ),
    );

/** Ids of somebody's websites that visitors see, in order, those behind `after`. */
export async function shownBehind(db: Database, ownerId: string, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: websites.id })
    .from(websites)
    .where(
      and(
        eq(websites.ownerId, ownerId),
        isNull(websites.deletedAt),
        isNotNull(websites.publishedSnapshotId),
        gt(websites.id, after),
      ),
    )
    .orderBy(asc(websites.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** From now on these are shown no more. What was published of them stays written. */
export async function putToRest(db: Database, ids: readonly string[], at: Date): Promise<WebsiteRow[]> {
  const rested = await db
    .update(websites)
    .set({ publishedSnapshotId: null, restsSince: at })
    .where(and(inArray(websites.id, [...ids]), isNotNull(websites.publishedSnapshotId)))
    .returning();
  await announceWebsites(
    db,
    rested.map(({ id }) => id),
  );
  return rested;
}

/** Of somebody's websites, from now on these and no others are shown first. */
export async function setPreferred(db: Database, ownerId: string, ids: readonly string[]): Promise<void> {
  const chosen = inArray(websites.id, [...ids]);
  await db
    .update(websites)
    .set({ isPreferred: sql`${chosen}` })
    .where(and(eq(websites.ownerId, ownerId), sql`${websites.isPreferred} <> (${chosen})`));
}

export type Account = Beyond & { userId: string };

const unset = { beyondSince: null, notices: [] };

/** What is kept of somebody who was ever beyond their plan or did not pay; for anybody else that there is nothing. */
export async function findAccount(db: Database, userId: string): Promise<Account> {
  const [row] = await db
    .select({ beyondSince: billingAccounts.beyondSince, notices: billingAccounts.notices })
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId));
  return { userId, ...(row ?? unset) };
}

export async function saveAccount(db: Database, { userId, beyondSince, notices }: Account): Promise<void> {
  const change = { beyondSince, notices: [...notices] };
  await db
    .insert(billingAccounts)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: billingAccounts.userId, set: change });
}

/** Ids of people whose notice ends by `ended`, or who are to be reminded because it began by `reminded`; those behind `after`. */
export async function listDueToRest(
  db: Database,
  { ended, reminded, after, limit }: { ended: Date; reminded: Date; after: string; limit: number },
): Promise<string[]> {
  const { userId, beyondSince, notices } = billingAccounts;
  const rows = await db
    .select({ userId })
    .from(billingAccounts)
    .where(
      and(
        gt(userId, after),
        or(lte(beyondSince, ended), and(lte(beyondSince, reminded), sql`${notices}::text not like '%"beyond-soon"%'`)),
      ),
    )
    .orderBy(asc(userId))
    .limit(limit);
  return rows.map(({ userId: id }) => id);
}

/** Subscriptions whose money is missing, in the order of their ids, those behind `after`, with what their people were told. */
export async function pastDueBehind(
  db: Database,
  after: string,
  limit: number,
): Promise<{ subscription: SubscriptionRow; notices: string[] }[]> {
  const rows = await db
    .select({ subscription: subscriptions, notices: billingAccounts.notices })
    .from(subscriptions)
    .leftJoin(billingAccounts, eq(billingAccounts.userId, subscriptions.userId))
    .where(and(eq(subscriptions.state, 'past_due'), gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(limit);
  return rows.map(({ subscription, notices }) => ({ subscription, notices: notices ?? [] }));
}

export async function findSubscription(db: Database, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

/** Somebody's websites, deleted ones left out, with how many wait on their lists and whether they bring code for the head. */
export const listWithExtras = (db: Database, ownerId: string) =>
  db
    .select({
      website: websites,
      hasHeadCode: sql<boolean>`coalesce(${siteSettings.headCode}, '') <> ''`,
      entries: sql<number>`(
        select count(*) from ${formSubmissions} where ${formSubmissions.websiteId} = ${websites.id}
        and ${formSubmissions.kind} = 'waitlist' and not ${formSubmissions.spam}
      )`.mapWith(Number),
    })
    .from(websites)
    .leftJoin(siteSettings, eq(siteSettings.websiteId, websites.id))
    .where(and(eq(websites.ownerId, ownerId), isNull(websites.deletedAt)))
    .orderBy(asc(sql`lower(${websites.name})`), asc(websites.id));
