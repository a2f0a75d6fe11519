import type { z } from 'zod';
import type { Services } from '../../../context.ts';
import type { Run } from '../../../jobs/queue.ts';
import type { endSurplusJob } from '../../subscriptions/follow-customer-job.ts';
import { standingOf } from '../../subscriptions/standing.ts';
import type { PlanSubscription } from '../../../integrations/stripe-plans.ts';
import { findUser } from '../../users/store.ts';
import { advancePurchaseJob } from '../purchase-jobs.ts';
import type { PurchaseRow } from '../purchase.ts';
import { changePurchase, findBySubscription, findPurchase, insertPurchase, lockPurchase } from '../store.ts';

export const SECOND_PLAN =
  'You had a plan already, and nobody pays for two: the second one has ended, and what you paid for it is on its way back.';

/**
 * A plan beside an older one: its purchase fails, which ends the subscription, gives the money back and says so by mail. One that was
 * made elsewhere gets a purchase first, so that all of that happens once.
 */
export const runEndSurplus =
  (services: Services) =>
  async ({ data }: Run<z.output<typeof endSurplusJob.data>>): Promise<void> => {
    const { db, jobs, payments } = services;
    const customerId = (await findUser(db, data.userId))?.stripeCustomerId;
    const found = customerId ? await payments?.planSubscriptions(customerId) : null;
    const surplus = found && standingOf(found).surplus.find(({ id }) => id === data.subscriptionId);
    if (!surplus) return;
    await db.transaction(async (tx) => {
      const purchaseId = await failedPurchase({ ...services, db: tx }, data.userId, surplus);
      if (purchaseId) await jobs.add(advancePurchaseJob, { purchaseId }, { db: tx });
    });
    jobs.wake(advancePurchaseJob);
  };

async function failedPurchase(
  { db, clock, ids }: Pick<Services, 'db' | 'clock' | 'ids'>,
  userId: string,
  { id: subscriptionId, plan, amount, currency, purchaseId }: PlanSubscription,
): Promise<string> {
  const now = clock();
  const failed = { state: 'failed' as const, subscriptionId, problem: SECOND_PLAN, updatedAt: now };
  const known = await purchaseOf(db, userId, subscriptionId, purchaseId);
  if (known) {
    const row = await lockPurchase(db, known.id);
    if (row && row.state !== 'refunded') await changePurchase(db, row, failed);
    return known.id;
  }
  const details = { change: 'buy', from: 'free', returnTo: '/' };
  const row = { ...failed, id: ids(), userId, kind: 'plan' as const, subject: plan, amount, currency, details };
  return (await insertPurchase(db, { ...row, createdAt: now })).id;
}

/** The order that it came from; a subscription that was changed later is its first order's. */
async function purchaseOf(
  db: Services['db'],
  userId: string,
  subscriptionId: string,
  purchaseId: string | null,
): Promise<PurchaseRow | undefined> {
  const found =
    (await findBySubscription(db, subscriptionId)) ??
    (purchaseId === null ? undefined : await findPurchase(db, purchaseId));
  return found?.userId === userId && found.kind === 'plan' ? found : undefined;
}
