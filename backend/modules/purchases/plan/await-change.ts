import type { Standing } from '../../subscriptions/standing.ts';
import { followCustomer } from '../../subscriptions/follow-customer.ts';
import { planDetails } from '../purchase.ts';
import type { PurchaseRow } from '../purchase.ts';
import type { Step } from '../step.ts';
import { changePurchase } from '../store.ts';

const HOUR_MS = 60 * 60_000;
/** How long the provider's page may stay open before the change counts as not made. */
const OPEN_MS = 24 * HOUR_MS;
const NOT_MADE = 'The change was not confirmed, so your plan is as it was.';

/** asked → delivered, once the subscription is changed, or will be with its next period. */
export const awaitChange: Step = async ({ db, clock, ...services }, purchase) => {
  const standing = await followCustomer({ ...services, db, clock }, purchase.userId);
  const updatedAt = clock();
  if (standing && isMade(standing, purchase)) {
    await changePurchase(db, purchase, { state: 'delivered', updatedAt });
    return 'over';
  }
  if (updatedAt.getTime() - purchase.createdAt.getTime() < OPEN_MS)
    return { waits: new Date(updatedAt.getTime() + HOUR_MS) };
  await changePurchase(db, purchase, { state: 'expired', problem: NOT_MADE, updatedAt });
  return 'over';
};

function isMade({ plans }: Standing, purchase: PurchaseRow): boolean {
  const { change, subscriptionId } = planDetails(purchase);
  const found = plans.find(({ id }) => id === subscriptionId);
  if (!found) return false;
  if (change === 'cancel') return found.state === 'ended' || found.endsAt !== null;
  return found.state !== 'ended' && (found.plan === purchase.subject || found.nextPlan === purchase.subject);
}
