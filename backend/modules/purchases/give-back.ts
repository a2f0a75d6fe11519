import type { Payments } from '../../integrations/stripe.ts';
import { purchaseMailJob } from './purchase-jobs.ts';
import type { PurchaseRow } from './purchase.ts';
import type { Step } from './step.ts';
import { changePurchase } from './store.ts';

/** failed → refunded: the subscription ends, the money goes back, a mail says why. Nothing is left to do where none came. */
export const giveBack: Step = async ({ db, clock, jobs, payments }, purchase) => {
  const { id, paymentId, subscriptionId } = purchase;
  if (paymentId === null && subscriptionId === null) return 'over';
  if (subscriptionId !== null) await payments.cancelSubscription(subscriptionId);
  const paid = await paidFor(payments, purchase);
  for (const payment of paid) await payments.refund(payment, id);
  await db.transaction(async (tx) => {
    const refunded = await changePurchase(tx, purchase, { state: 'refunded', updatedAt: clock() });
    if (refunded) await jobs.add(purchaseMailJob, { purchaseId: id, kind: 'refunded' }, { db: tx });
  });
  jobs.wake(purchaseMailJob);
  return 'over';
};

/** A plan may have been paid for several months. */
async function paidFor(payments: Payments, { kind, paymentId, subscriptionId }: PurchaseRow): Promise<Set<string>> {
  const more = kind === 'plan' && subscriptionId !== null ? await payments.paymentsOf(subscriptionId) : [];
  return new Set([...(paymentId === null ? [] : [paymentId]), ...more]);
}
