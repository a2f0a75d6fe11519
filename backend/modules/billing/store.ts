import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { subscriptions, users } from '../../db/schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Somebody's subscriptions to plans, the newest first. */
export const listSubscriptions = (db: Database, userId: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id));

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
