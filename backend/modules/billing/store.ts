import { and, asc, count, desc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import { assistantUses, billingAccounts, subscriptions, users } from '../../db/schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Somebody's subscriptions to plans, the newest first. */
export const listSubscriptions = (db: Database, userId: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id));

const accountByUser = prepared((db) =>
  db
    .select({ subscription: subscriptions, beyondSince: billingAccounts.beyondSince })
    .from(users)
    .leftJoin(billingAccounts, eq(billingAccounts.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
    .prepare('billing_account_by_user'),
);

/** The same, and since when more of somebody's websites are shown than their plan has room for. */
export async function readAccount(
  db: Database,
  userId: string,
): Promise<{ subscriptions: SubscriptionRow[]; beyondSince: Date | null }> {
  const rows = await accountByUser(db).execute({ userId });
  return {
    subscriptions: rows.flatMap(({ subscription }) => subscription ?? []),
    beyondSince: rows[0]?.beyondSince ?? null,
  };
}

/** Ids of people whose plan has run out and was not decided again, in their order, from `after` on. */
export async function listWithEndedPlan(
  db: Database,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.planUntil, now), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export type Counted = (typeof assistantUses.$inferSelect)['what'];

/** Writes down that the assistant did something that counts. */
export async function insertAssistantUse(
  db: Database,
  use: Pick<typeof assistantUses.$inferInsert, 'userId' | 'websiteId' | 'createdAt' | 'what'>,
): Promise<void> {
  await db.insert(assistantUses).values(use);
}

/** How often the assistant did something for somebody since a moment. */
export async function countAssistantUses(db: Database, userId: string, what: Counted, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(assistantUses)
    .where(and(eq(assistantUses.userId, userId), eq(assistantUses.what, what), gte(assistantUses.createdAt, since)));
  return row?.total ?? 0;
}

/** How often the assistant did something on a website, whoever's it was. */
export async function countAssistantUsesOn(db: Database, websiteId: string, what: Counted): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(assistantUses)
    .where(and(eq(assistantUses.websiteId, websiteId), eq(assistantUses.what, what)));
  return row?.total ?? 0;
}
