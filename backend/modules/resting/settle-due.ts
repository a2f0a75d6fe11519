import type { Services } from '../../context.ts';
import { lockUser } from '../users/store.ts';
import { settleWebsitesJob } from '../publishing/settle-websites-job.ts';
import { pastDueMailJob, restMailJob } from './mail-jobs.ts';
import { NOTICE_MS, REMINDER_MS } from './next-rest.ts';
import { missingSince, nextPastDue } from './past-due.ts';
import { settle } from './settle-websites.ts';
import { findAccount, findSubscription, listDueToRest, pastDueBehind, saveAccount } from './store.ts';

const AT_ONCE = 200;

type Needed = Pick<Services, 'db' | 'clock' | 'jobs' | 'siteCache' | 'log'>;

/**
 * Does what the clock brings: tells people whose money is missing, and settles the websites of those whose notice ends or who are
 * to be reminded. Safe to run in several processes and at any time.
 */
export async function settleDue(services: Needed): Promise<void> {
  await tellPastDue(services);
  await settleDueWebsites(services);
}

async function tellPastDue(services: Needed): Promise<void> {
  const { db, clock, jobs, log } = services;
  await everyPage(
    (after) => pastDueBehind(db, after, AT_ONCE),
    async ({ subscription, notices }) => {
      if (nextPastDue(notices, subscription, clock()))
        await tellOnce(services, subscription).catch((error: unknown) =>
          log.error('Somebody was not told that money is missing', { error, user: subscription.userId }),
        );
      return subscription.id;
    },
  );
  jobs.wake(pastDueMailJob);
}

/** Whoever holds the owner's row tells; the next one finds that it is told. */
const tellOnce = ({ db, clock, jobs }: Needed, { id, userId }: { id: string; userId: string }): Promise<void> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const subscription = await findSubscription(tx, id);
    const account = await findAccount(tx, userId);
    const since = subscription && missingSince(subscription);
    const next = since && nextPastDue(account.notices, subscription, clock());
    if (!next) return;
    await saveAccount(tx, { ...account, notices: next.notices });
    await jobs.add(pastDueMailJob, { subscriptionId: id, day: next.day, since: since.toISOString() }, { db: tx });
  });

async function settleDueWebsites(services: Needed): Promise<void> {
  const { db, clock, jobs, siteCache, log } = services;
  const ended = new Date(clock().getTime() - NOTICE_MS);
  const reminded = new Date(ended.getTime() + REMINDER_MS);
  await everyPage(
    (after) => listDueToRest(db, { ended, reminded, after, limit: AT_ONCE }),
    async (userId) => {
      try {
        const rested = await db.transaction(async (tx) => {
          const settled = await settle(tx, services, userId);
          if (settled.wake.length > 0) await jobs.add(settleWebsitesJob, { userId }, { db: tx });
          return settled.rested;
        });
        for (const website of rested) siteCache.changed(website);
      } catch (error) {
        log.error('Websites beyond a plan were not put to rest', { error, user: userId });
      }
      return userId;
    },
  );
  for (const job of [restMailJob, settleWebsitesJob]) jobs.wake(job);
}

/** `take` gives the key that the next page begins behind. */
async function everyPage<Row>(
  read: (after: string) => Promise<Row[]>,
  take: (row: Row) => Promise<string>,
): Promise<void> {
  let after = '';
  for (let rows = await read(after); rows.length > 0; rows = rows.length < AT_ONCE ? [] : await read(after))
    for (const row of rows) after = await take(row);
}
