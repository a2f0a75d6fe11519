import type { z } from 'zod';
import type { Services } from '../../../context.ts';
import type { SubscriptionState } from '../../../integrations/stripe-subscriptions.ts';
import type { Run } from '../../../jobs/queue.ts';
import type { followSubscriptionJob } from '../purchase-jobs.ts';
import { purchaseMailJob } from '../purchase-jobs.ts';
import { domainDetails } from '../purchase.ts';
import type { DomainDetails, PurchaseRow } from '../purchase.ts';
import { changePurchase, findPurchase, lockPurchase } from '../store.ts';
import { renewName } from './renew-name.ts';
import { requireRegistrar } from './require-registrar.ts';

const ENDED = 'The yearly subscription has ended, so the name will not be renewed.';

/**
 * Has a name renewed for each further year that is paid, once; tells its owner when a payment fails; and lets it run out when
 * the subscription ends. Asks the provider how things stand, whatever led here.
 */
export const runFollowSubscription =
  (services: Services) =>
  async (run: Run<z.output<typeof followSubscriptionJob.data>>): Promise<void> => {
    const { db, payments } = services;
    const purchase = await findPurchase(db, run.data.purchaseId);
    if (!payments || purchase?.state !== 'connected' || purchase.subscriptionId === null) return;
    const subscription = await payments.readSubscription(purchase.subscriptionId);
    if (!subscription) return;
    if (subscription.isEnded) return end(services, purchase);
    const { renewal } = subscription;
    await keepAutoRenewal(services, purchase, subscription);
    if (renewal?.state === 'failing') await warn(services, purchase, renewal.id);
    if (renewal?.state === 'paid') await renewName(services, purchase, renewal, run);
  };

async function end(services: Services, purchase: PurchaseRow): Promise<void> {
  const { db, clock, jobs } = services;
  await requireRegistrar(services).setAutoRenewal(purchase.subject, false);
  await db.transaction(async (tx) => {
    const ended = await changePurchase(tx, purchase, { state: 'expired', problem: ENDED, updatedAt: clock() });
    if (ended) await jobs.add(purchaseMailJob, { purchaseId: purchase.id, kind: 'ended' }, { db: tx });
  });
  jobs.wake(purchaseMailJob);
}

/** The registrar renews some days before a year is over and the next is paid; not when it is known that it will not be. */
async function keepAutoRenewal(services: Services, purchase: PurchaseRow, { isEnding }: SubscriptionState) {
  if (domainDetails(purchase).isAutoRenewed === !isEnding) return;
  await requireRegistrar(services).setAutoRenewal(purchase.subject, !isEnding);
  await note(services, purchase, { isAutoRenewed: !isEnding });
}

async function warn(services: Services, purchase: PurchaseRow, invoice: string): Promise<void> {
  const { db, clock, jobs } = services;
  await db.transaction(async (tx) => {
    const row = await lockPurchase(tx, purchase.id);
    if (!row || domainDetails(row).warned === invoice) return;
    await changePurchase(tx, row, { details: { ...domainDetails(row), warned: invoice }, updatedAt: clock() });
    await jobs.add(purchaseMailJob, { purchaseId: row.id, kind: 'unpaid', of: invoice }, { db: tx });
  });
  jobs.wake(purchaseMailJob);
}

async function note({ db, clock }: Services, { id }: PurchaseRow, change: Partial<DomainDetails>): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockPurchase(tx, id);
    if (row) await changePurchase(tx, row, { details: { ...domainDetails(row), ...change }, updatedAt: clock() });
  });
}
