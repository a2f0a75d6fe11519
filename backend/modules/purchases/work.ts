import type { Services } from '../../context.ts';
import { runAdvancePurchase } from './advance-purchase.ts';
import { runFollowEvent } from './follow-event.ts';
import { runFollowSubscription } from './domain/follow-subscription.ts';
import { followEventJob } from './keep-event.ts';
import { sendPurchaseMail } from './mails.ts';
import { advancePurchaseJob, followSubscriptionJob, purchaseMailJob } from './purchase-jobs.ts';

/** From now on this process does what there is to do for purchases. */
export async function workOnPurchases(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work(purchaseMailJob, ({ data }) => sendPurchaseMail(services, data));
  await jobs.work(advancePurchaseJob, runAdvancePurchase(services));
  await jobs.work(followSubscriptionJob, runFollowSubscription(services));
  await jobs.work(followEventJob, runFollowEvent(services));
}
