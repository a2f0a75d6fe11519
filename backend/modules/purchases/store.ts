import { and, asc, desc, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { purchases, webhookEvents } from '../../db/schema.ts';
import type { PurchaseRow, PurchaseState } from './purchase.ts';

/** Keeps an event of the payment provider. False when it is there already. */
export async function keepEvent(db: Database, event: { id: string; type: string; receivedAt: Date }): Promise<boolean> {
  const kept = await db.insert(webhookEvents).values(event).onConflictDoNothing().returning({ id: webhookEvents.id });
  return kept.length > 0;
}

export async function markEventHandled(db: Database, id: string, at: Date): Promise<void> {
  await db.update(webhookEvents).set({ handledAt: at }).where(eq(webhookEvents.id, id));
}

export async function forgetEventsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, moment));
}

export async function insertPurchase(db: Database, purchase: typeof purchases.$inferInsert): Promise<PurchaseRow> {
  const [made] = await db.insert(purchases).values(purchase).returning();
  if (!made) throw new Error('A purchase was not kept');
  return made;
}

const firstOf = async (rows: Promise<PurchaseRow[]>): Promise<PurchaseRow | undefined> => (await rows)[0];

export const findPurchase = (db: Database, id: string) =>
  firstOf(db.select().from(purchases).where(eq(purchases.id, id)));

export const findByCheckout = (db: Database, checkoutId: string) =>
  firstOf(db.select().from(purchases).where(eq(purchases.checkoutId, checkoutId)));

export const findBySubscription = (db: Database, subscriptionId: string) =>
  firstOf(db.select().from(purchases).where(eq(purchases.subscriptionId, subscriptionId)));

/** The newest of somebody's that waits to be paid, or is being seen to. */
export const findUnderWay = (
  db: Database,
  { userId, kind, subject }: Pick<PurchaseRow, 'userId' | 'kind' | 'subject'>,
) =>
  firstOf(
    db
      .select()
      .from(purchases)
      .where(
        and(
          eq(purchases.userId, userId),
          eq(purchases.kind, kind),
          eq(purchases.subject, subject),
          inArray(purchases.state, ['asked', 'paid', 'registering', 'registered']),
        ),
      )
      .orderBy(desc(purchases.createdAt), desc(purchases.id))
      .limit(1),
  );

/** Somebody's plans that wait to be paid or confirmed, or are being seen to, the newest first. */
export const listPlansUnderWay = (db: Database, userId: string): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.kind, 'plan'), inArray(purchases.state, ['asked', 'paid'])))
    .orderBy(desc(purchases.createdAt), desc(purchases.id));

/** Everybody's of one subject, kept from other writers until the transaction ends. */
export const lockOfSubject = (
  db: Database,
  { kind, subject }: Pick<PurchaseRow, 'kind' | 'subject'>,
): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(purchases)
    .where(and(eq(purchases.kind, kind), eq(purchases.subject, subject)))
    .orderBy(asc(purchases.id))
    .for('update');

export async function lockPurchase(db: Database, id: string): Promise<PurchaseRow | undefined> {
  const [row] = await db.select().from(purchases).where(eq(purchases.id, id)).for('update');
  return row;
}

/** The changed row; undefined when it is not in that state any more. */
export async function changePurchase(
  db: Database,
  { id, state }: Pick<PurchaseRow, 'id' | 'state'>,
  change: Partial<Omit<PurchaseRow, 'id' | 'userId' | 'kind'>> & { updatedAt: Date },
): Promise<PurchaseRow | undefined> {
  const [row] = await db
    .update(purchases)
    .set(change)
    .where(and(eq(purchases.id, id), eq(purchases.state, state)))
    .returning();
  return row;
}

/** Those in one of these states that nobody has touched for a while, the oldest first. A failed one that cost nothing is over. */
export const listUntouched = (
  db: Database,
  { states, before, limit }: { states: readonly PurchaseState[]; before: Date; limit: number },
): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(purchases)
    .where(
      and(
        inArray(purchases.state, [...states]),
        lt(purchases.updatedAt, before),
        or(ne(purchases.state, 'failed'), isNotNull(purchases.paymentId), isNotNull(purchases.subscriptionId)),
      ),
    )
    .orderBy(asc(purchases.updatedAt), asc(purchases.id))
    .limit(limit);
