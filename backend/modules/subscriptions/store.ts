import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import type { SubscriptionRow } from '../billing/store.ts';
import { billingAccounts, subscriptions, users } from '../../db/schema.ts';

/** Somebody whom the payment provider knows. */
export type Customer = { userId: string; customerId: string };

export async function findUserIdByCustomer(db: Database, customerId: string): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, customerId));
  return user?.id;
}

/** The number of a question that is about to be asked about somebody: higher than all before it. */
export async function takeNumber(db: Database, userId: string): Promise<number> {
  const [account] = await db
    .insert(billingAccounts)
    .values({ userId, asked: 1 })
    .onConflictDoUpdate({ target: billingAccounts.userId, set: { asked: sql`${billingAccounts.asked} + 1` } })
    .returning({ asked: billingAccounts.asked });
  if (!account) throw new Error('A number was not given');
  return account.asked;
}

/** True when no later question was answered before; then this answer counts from now on. */
export async function takeAnswer(db: Database, userId: string, number: number, at: Date): Promise<boolean> {
  const taken = await db
    .update(billingAccounts)
    .set({ answered: number, answeredAt: at })
    .where(and(eq(billingAccounts.userId, userId), lt(billingAccounts.answered, number)))
    .returning({ userId: billingAccounts.userId });
  return taken.length > 0;
}

export const listOfUsers = (db: Database, userIds: string[]): Promise<SubscriptionRow[]> =>
  db.select().from(subscriptions).where(inArray(subscriptions.userId, userIds));

export async function replaceSubscriptions(db: Database, userId: string, rows: SubscriptionRow[]): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.userId, userId));
  if (rows.length > 0) await db.insert(subscriptions).values(rows);
}

/** Customers by their user's id, those who were not looked at since a moment. */
export const listCustomers = (
  db: Database,
  { after, before, limit }: { after: string; before: Date; limit: number },
): Promise<Customer[]> =>
  db
    .select({ userId: users.id, customerId: sql<string>`${users.stripeCustomerId}` })
    .from(users)
    .leftJoin(billingAccounts, eq(billingAccounts.userId, users.id))
    .where(
      and(
        gt(users.id, after),
        isNotNull(users.stripeCustomerId),
        or(isNull(billingAccounts.answeredAt), lt(billingAccounts.answeredAt, before)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);

/** What is written down of these people is what was true at a moment. */
export async function markLookedAt(db: Database, userIds: string[], at: Date): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .insert(billingAccounts)
    .values(userIds.map((userId) => ({ userId, answeredAt: at })))
    .onConflictDoUpdate({ target: billingAccounts.userId, set: { answeredAt: at } });
}
