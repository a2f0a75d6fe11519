import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { planInForce } from '../billing/in-force.ts';
import { settleWebsitesJob } from '../publishing/settle-websites-job.ts';
import { wakeWebsite } from '../publishing/wake-website.ts';
import { findUser, lockUser } from '../users/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { nextRest } from './next-rest.ts';
import { findAccount, listPublished, putToRest, saveAccount } from './store.ts';
import { restMailJob } from './mail-jobs.ts';

/** So many websites are rendered for one account before others have their turn. */
const AT_ONCE = 5;

/**
 * Brings somebody's published websites into line with their plan: a notice begins or ends, those beyond rest, and those for which
 * there is room are rendered and shown again. To be called whenever the plan, the choice or the number of published websites
 * changes; doing it twice changes nothing. Rejects when one could not be rendered, after the others.
 */
export async function settleWebsites(services: Services, userId: string): Promise<void> {
  const { db, jobs, siteCache } = services;
  if (!(await findUser(db, userId))) return;
  const { rested } = await db.transaction((tx) => settle(tx, services, userId));
  jobs.wake(restMailJob);
  for (const website of rested) siteCache.changed(website);
  await wakeSome(services, userId);
}

/** The part of it that renders nothing, in a transaction; it locks the owner. Gives what came to rest, and what waits to be shown. */
export async function settle(
  db: Database,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  userId: string,
): Promise<{ rested: WebsiteRow[]; wake: string[] }> {
  const now = clock();
  const room = planInForce(await lockUser(db, userId), now).websites;
  const account = await findAccount(db, userId);
  const next = nextRest(account, await listPublished(db, userId, now), { room, now });
  const rested = next.rest.length > 0 ? await putToRest(db, next.rest, now) : [];
  if (next.beyondSince !== account.beyondSince || next.notices.join() !== account.notices.join())
    await saveAccount(db, { ...next, userId });
  if (next.tell && next.beyondSince)
    await jobs.add(restMailJob, { userId, kind: next.tell, since: next.beyondSince.toISOString() }, { db });
  return { rested, wake: next.wake };
}

async function wakeSome(services: Services, userId: string): Promise<void> {
  const tried = new Set<string>();
  const failures: unknown[] = [];
  for (let woken = 0; ;) {
    const id = (await toBeShown(services.db, services, userId)).find((each) => !tried.has(each));
    if (id === undefined) break;
    if (woken === AT_ONCE) {
      await services.jobs.add(settleWebsitesJob, { userId });
      break;
    }
    tried.add(id);
    try {
      const isShown = await wakeWebsite(services, id, async (db) => {
        await lockUser(db, userId);
        return (await toBeShown(db, services, userId)).includes(id);
      });
      if (isShown) woken += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Websites could not be shown again');
}

/** Ids of somebody's resting websites for which there is room now. */
async function toBeShown(db: Database, { clock }: Pick<Services, 'clock'>, userId: string): Promise<string[]> {
  const now = clock();
  const user = await findUser(db, userId);
  if (!user) return [];
  const room = planInForce(user, now).websites;
  const { rest, wake } = nextRest(await findAccount(db, userId), await listPublished(db, userId, now), { room, now });
  // Those that are shown in their place have to rest first.
  return wake.slice(0, Math.max(0, wake.length - rest.length));
}
