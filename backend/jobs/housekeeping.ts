import type { Services } from '../context.ts';
import { UNCLAIMED_MS } from '../modules/claims/kept-until.ts';
import { purgeUnclaimedBefore } from '../modules/claims/store.ts';
import { forgetEndedShareLinks } from '../modules/sharing/store.ts';
import { RESTORABLE_MS } from '../modules/websites/delete-website.ts';
import { purgeDeletedBefore } from '../modules/websites/store.ts';

const HOUR = 60 * 60 * 1000;

type Sessions = { forgetEnded(): Promise<void> };

/**
 * Removes for good what is past its time: websites deleted 30 days ago, websites that nobody claimed or changed for 30 days,
 * ended share links and sessions. Safe to run in several processes.
 */
export async function cleanUp({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>, sessions: Sessions) {
  const purged = await purgeDeletedBefore(db, new Date(clock().getTime() - RESTORABLE_MS));
  if (purged > 0) log.info('Purged deleted websites', { purged });
  const unclaimed = await purgeUnclaimedBefore(db, new Date(clock().getTime() - UNCLAIMED_MS));
  if (unclaimed > 0) log.info('Purged unclaimed websites', { unclaimed });
  await forgetEndedShareLinks(db, clock());
  await sessions.forgetEnded();
}

/** Cleans up now and every hour. The returned function stops it and waits for a run under way. */
export function startHousekeeping(services: Pick<Services, 'db' | 'clock' | 'log'>, sessions: Sessions) {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => cleanUp(services, sessions))
      .catch((error: unknown) => services.log.error('Housekeeping failed', { error }));
  };
  run();
  const timer = setInterval(run, HOUR).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
