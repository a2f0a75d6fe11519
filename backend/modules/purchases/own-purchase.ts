import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { awaitChange } from './plan/await-change.ts';
import { isChange } from './plan/is-change.ts';
import type { PurchaseRow } from './purchase.ts';
import { advancePurchaseJob } from './purchase-jobs.ts';
import { findByCheckout, findPurchase } from './store.ts';
import { takePayment } from './take-payment.ts';

/** The names of orders at the provider have letters, digits and underscores. */
const CHECKOUT_ID = /^\w{1,255}$/;

const PURCHASE_ID = /^[a-z0-9]{1,40}$/;

/** By the order at the provider, or by our own id. */
type Asked = { checkoutId?: string | null; id?: string | null };

/**
 * The caller's purchase, or null for anybody else's and for what never was one. While it waits for its money or for being confirmed
 * the provider is asked; when that does not answer, what we know is shown.
 */
export async function ownPurchase(context: Context, asked: Asked): Promise<PurchaseRow | null> {
  const { userId } = requirePerson(context.actor, 'Viewer.purchase');
  const { db, jobs, log, payments, rateLimiter } = context;
  const purchase = await find(db, asked);
  if (purchase?.userId !== userId) return null;
  if (purchase.state !== 'asked' || !payments || (await rateLimiter.secondsToWait('askForPayment', userId)) > 0)
    return purchase;
  try {
    const look = isChange(purchase) ? awaitChange : takePayment;
    const next = await look({ ...context, payments, run: 'page' }, purchase);
    if (next === 'changed') await jobs.add(advancePurchaseJob, { purchaseId: purchase.id });
  } catch (error) {
    log.warn('The payment provider did not say how an order stands', { error });
  }
  return (await findPurchase(db, purchase.id)) ?? null;
}

async function find(db: Context['db'], { checkoutId, id }: Asked): Promise<PurchaseRow | undefined> {
  if (checkoutId) return CHECKOUT_ID.test(checkoutId) ? findByCheckout(db, checkoutId) : undefined;
  return id && PURCHASE_ID.test(id) ? findPurchase(db, id) : undefined;
}
