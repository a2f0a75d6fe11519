import type { Services } from '../../context.ts';
import { followCustomer } from '../subscriptions/follow-customer.ts';
import { endSurplusJob, followCustomerJob } from '../subscriptions/follow-customer-job.ts';
import { runAdvancePurchase } from './advance-purchase.ts';
import { runFollowEvent } from './follow-event.ts';
import { runFollowSubscription } from './domain/follow-subscription.ts';
import { followEventJob } from './keep-event.ts';
import { sendPurchaseMail } from './mails.ts';
import { runEndSurplus } from './plan/end-surplus.ts';
import { advancePurchaseJob, followSubscriptionJob, purchaseMailJob } from './purchase-jobs.ts';

/** From now on this process does what there is to do for purchases, and for what people pay for. */
export async function workOnPurchases(services: Services): Promise<void> {
  const { jobs, payments } = services;
  await jobs.work(purchaseMailJob, ({ data }) => sendPurchaseMail(services, data));
  await jobs.work(advancePurchaseJob, runAdvancePurchase(services));
  await jobs.work(followSubscriptionJob, runFollowSubscription(services));
  await jobs.work(endSurplusJob, runEndSurplus(services));
  await jobs.work(followCustomerJob, async ({ data }) => {
    if (!payments) throw new Error('Payments are switched off, and somebody pays');
    await followCustomer({ ...services, payments }, data.userId);
  });
  await jobs.work(followEventJob, runFollowEvent(services));
}
