import type { Services } from '../../context.ts';
import { OPEN } from './advance-purchase.ts';
import { keepPaymentEvent } from './keep-event.ts';
import { advancePurchaseJob } from './purchase-jobs.ts';
import { listUntouched } from './store.ts';

const UNTOUCHED_MS = 10 * 60_000;
const AT_ONCE = 1000;

/** Has every purchase looked at that ought to have gone on by itself, and takes up events that never came here. */
export async function reconcilePurchases(
  services: Pick<Services, 'db' | 'clock' | 'jobs' | 'payments'>,
  since: Date,
): Promise<void> {
  const { db, clock, jobs, payments } = services;
  if (!payments) return;
  const before = new Date(clock().getTime() - UNTOUCHED_MS);
  for (const { id } of await listUntouched(db, { states: OPEN, before, limit: AT_ONCE }))
    await jobs.add(advancePurchaseJob, { purchaseId: id });
  for await (const event of payments.eventsSince(since)) await keepPaymentEvent(services, event);
}
