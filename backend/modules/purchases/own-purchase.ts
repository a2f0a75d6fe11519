import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import type { PurchaseRow } from './purchase.ts';
import { advancePurchaseJob } from './purchase-jobs.ts';
import { findByCheckout } from './store.ts';
import { takePayment } from './take-payment.ts';

/** The names of orders at the provider have letters, digits and underscores. */
const CHECKOUT_ID = /^\w{1,255}$/;

/**
 * The caller's purchase that an order belongs to, or null for anybody else's and for what no order ever was. While it waits for
 * its money the provider is asked; when that does not answer, what we know is shown.
 */
export async function ownPurchase(context: Context, checkoutId: string): Promise<PurchaseRow | null> {
  const { userId } = requirePerson(context.actor, 'Viewer.purchase');
  const { db, jobs, log, payments, rateLimiter } = context;
  const purchase = CHECKOUT_ID.test(checkoutId) ? await findByCheckout(db, checkoutId) : undefined;
  if (purchase?.userId !== userId) return null;
  if (purchase.state !== 'asked' || !payments || rateLimiter.secondsToWait('askForPayment', userId) > 0)
    return purchase;
  try {
    const next = await takePayment({ ...context, payments, run: 'page' }, purchase);
    if (next === 'changed') await jobs.add(advancePurchaseJob, { purchaseId: purchase.id });
  } catch (error) {
    log.warn('The payment provider did not say how an order stands', { error });
  }
  return (await findByCheckout(db, checkoutId)) ?? null;
}
