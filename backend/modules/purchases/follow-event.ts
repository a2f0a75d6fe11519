import type { z } from 'zod';
import type { Services } from '../../context.ts';
import type { PaymentSubject } from '../../integrations/stripe-events.ts';
import type { Payments } from '../../integrations/stripe.ts';
import type { Run } from '../../jobs/queue.ts';
import { followCustomerJob } from '../subscriptions/follow-customer-job.ts';
import { findUserIdByCustomer } from '../subscriptions/store.ts';
import { advancePurchaseJob, followSubscriptionJob } from './purchase-jobs.ts';
import type { PurchaseRow } from './purchase.ts';
import type { followEventJob } from './keep-event.ts';
import { findByCheckout, findBySubscription, findPurchase, listPlansUnderWay, markEventHandled } from './store.ts';

/**
 * Finds the purchase that an event is about, and whose it is, and has both looked at: what is true the provider is asked then, so
 * that order, repeats and delay of events do not matter. What is about no purchase and nobody of ours is left alone.
 */
export const runFollowEvent =
  ({ db, clock, jobs, payments }: Services) =>
  async ({ data }: Run<z.output<typeof followEventJob.data>>): Promise<void> => {
    if (!payments) throw new Error('Payments are switched off, and an event is kept');
    const purchase = await purchaseOf(db, payments, data);
    const userId = data.customerId === undefined ? undefined : await findUserIdByCustomer(db, data.customerId);
    await db.transaction(async (tx) => {
      if (userId !== undefined) await jobs.add(followCustomerJob, { userId }, { db: tx });
      for (const { id } of userId === undefined ? [] : await listPlansUnderWay(tx, userId))
        if (id !== purchase?.id) await jobs.add(advancePurchaseJob, { purchaseId: id }, { db: tx });
      if (purchase) await jobs.add(advancePurchaseJob, { purchaseId: purchase.id }, { db: tx });
      if (purchase && data.kind === 'subscription')
        await jobs.add(followSubscriptionJob, { purchaseId: purchase.id }, { db: tx });
      await markEventHandled(tx, data.eventId, clock());
    });
    jobs.wake(followCustomerJob);
    jobs.wake(advancePurchaseJob);
    jobs.wake(followSubscriptionJob);
  };

/** By what we know of it, or by the id that went to the provider with the order. */
async function purchaseOf(
  db: Services['db'],
  payments: Payments,
  { kind, id }: PaymentSubject,
): Promise<PurchaseRow | undefined> {
  if (kind === 'customer') return undefined;
  const known = kind === 'checkout' ? await findByCheckout(db, id) : await findBySubscription(db, id);
  if (known) return known;
  const found = kind === 'checkout' ? await payments.readCheckout(id) : await payments.readSubscription(id);
  return found?.purchaseId ? findPurchase(db, found.purchaseId) : undefined;
}
