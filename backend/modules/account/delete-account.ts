import { z } from 'zod';
import { requirePerson } from '../../auth/policy.ts';
import type { Context, Services } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { defineJob } from '../../jobs/queue.ts';
import type { Run } from '../../jobs/queue.ts';
import { purgeDeletedWebsites } from '../deletion/purge-websites.ts';
import { RESTORABLE_MS } from '../deletion/restorable.ts';
import { disown } from '../deletion/store.ts';
import { endTrainingConsent } from '../training-consent/end-training-consent.ts';
import { lockUser } from '../users/store.ts';
import type { User } from '../users/store.ts';
import { removeUser } from './store.ts';

/** Removes websites whose time is over without waiting for the hour. */
export const purgeWebsitesJob = defineJob({ name: 'purge-websites', data: z.object({}), retries: 5, maxSeconds: 600 });

export const runPurgeWebsites = (services: Pick<Services, 'db' | 'jobs' | 'clock'>) => async (): Promise<void> => {
  await purgeDeletedWebsites(services);
};

/** Has the payment provider forget a customer, which ends their subscriptions. */
export const forgetCustomerJob = defineJob({
  name: 'forget-customer',
  data: z.object({ customerId: z.string() }),
  retries: 20,
  maxSeconds: 60,
});

export const runForgetCustomer =
  ({ payments }: Pick<Services, 'payments'>) =>
  async ({ data }: Run<z.output<typeof forgetCustomerJob.data>>): Promise<void> => {
    await payments?.removeCustomer(data.customerId);
  };

/** What somebody types to delete their account: their mail address. */
export const deletionWordOf = ({ email, name }: Pick<User, 'email' | 'name'>): string => email || name || 'delete';

/**
 * Ends the caller's account for good: websites go offline at once and are removed with their files right after, subscriptions end,
 * whatever is logged in anywhere is over. `typed` must be what `deletionWordOf` says. Throws INVALID, RATE_LIMITED.
 */
export async function deleteAccount(context: Context, typed: string): Promise<true> {
  const person = requirePerson(context.actor, 'deleteAccount');
  await context.rateLimiter.take('deleteAccount', person.userId);
  const now = context.clock();
  const pastRestoring = new Date(now.getTime() - RESTORABLE_MS - 1);
  const away = await context.db.transaction(async (db) => {
    const user = await lockUser(db, person.userId);
    const word = deletionWordOf(user);
    if (typed.trim().toLowerCase() !== word.toLowerCase())
      throw invalid('confirm', `Type “${word}” to delete your account.`);
    const disowned = await disown(db, user.id, pastRestoring);
    await endTrainingConsent(
      db,
      context,
      disowned.map(({ id }) => id),
    );
    await removeUser(db, user.id);
    await context.endedLogins.end(db, person.sub, now);
    await context.jobs.add(purgeWebsitesJob, {}, { db });
    if (user.stripeCustomerId && context.payments)
      await context.jobs.add(forgetCustomerJob, { customerId: user.stripeCustomerId }, { db });
    return disowned;
  });
  context.endedLogins.ended(person.sub, now);
  for (const website of away) context.siteCache.changed(website);
  context.jobs.wake(purgeWebsitesJob);
  context.jobs.wake(forgetCustomerJob);
  return true;
}
