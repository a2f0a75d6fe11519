import type { Services } from '../context.ts';
import { forgetEndedAccessKeys } from '../modules/access-keys/store.ts';
import { purgeRemovedAssets, purgeWithFiles } from '../modules/assets/purge-media.ts';
import { TRIAL_MS } from '../modules/chat-trials/kept.ts';
import { purgeTrialsBegunBefore } from '../modules/chat-trials/store.ts';
import { UNCLAIMED_MS } from '../modules/claims/kept-until.ts';
import { purgeUnclaimedBefore } from '../modules/claims/store.ts';
import { forgetEndedShareLinks } from '../modules/sharing/store.ts';
import { forgetEventsBefore } from '../modules/purchases/store.ts';
import { endStaleTurns } from '../modules/turns/finish-turn.ts';
import { tidyGates } from '../modules/gate/end-gate.ts';
import { tidyRuns } from '../modules/playground/end-run.ts';
import { endStaleMakings } from '../modules/training-websites/run-making.ts';
import { tidySiteImports } from '../modules/site-import/end-import.ts';
import { tidyTasks } from '../modules/tasks/end-task.ts';
import { purgePostsDeletedBefore } from '../modules/posts/store.ts';
import { RESTORABLE_MS } from '../modules/deletion/restorable.ts';
import { removeUnusedFiles } from '../modules/publishing/kept/remove-unused.ts';
import { purgeDeletedWebsites } from '../modules/deletion/purge-websites.ts';

const HOUR = 60 * 60 * 1000;
/** Longer than the payment provider sends an event again. */
const EVENTS_MS = 60 * 24 * HOUR;

type Needed = Pick<Services, 'db' | 'storage' | 'jobs' | 'clock' | 'log' | 'endedLogins'>;
type Sessions = { forgetEnded(): Promise<void> };

/**
 * Removes for good what is past its time: websites, posts and pictures deleted 30 days ago, websites that nobody claimed or changed for 30 days,
 * trials of a week ago, files of publications that nothing names, ended share links, access keys and sessions. Safe to run in several processes.
 */
export async function cleanUp(services: Needed, sessions: Sessions) {
  const { db, clock, log } = services;
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  const deleted = await purgeDeletedWebsites(services);
  if (deleted > 0) log.info('Purged deleted websites', { purged: deleted });
  const unclaimed = await purgeWithFiles(services, (tx) => purgeUnclaimedBefore(tx, ago(UNCLAIMED_MS)));
  if (unclaimed > 0) log.info('Purged unclaimed websites', { unclaimed });
  const trials = await purgeWithFiles(services, (tx) => purgeTrialsBegunBefore(tx, ago(TRIAL_MS)));
  if (trials > 0) log.info('Purged websites of trials', { purged: trials });
  const pictures = await purgeRemovedAssets(services, ago(RESTORABLE_MS));
  if (pictures > 0) log.info('Purged removed pictures', { purged: pictures });
  const posts = await purgePostsDeletedBefore(db, ago(RESTORABLE_MS));
  if (posts > 0) log.info('Purged deleted posts', { purged: posts });
  const files = await removeUnusedFiles(services);
  if (files > 0) log.info('Removed files of earlier publications', { files });
  await forgetEndedShareLinks(db, clock());
  await forgetEndedAccessKeys(db, clock());
  await forgetEventsBefore(db, ago(EVENTS_MS));
  await services.endedLogins.forgetOld(clock());
  await endStaleTurns({ db, clock, log });
  await tidyTasks(services);
  await endStaleMakings(services);
  await tidySiteImports(services);
  await tidyRuns(services);
  await tidyGates(services);
  await sessions.forgetEnded();
}

/** Cleans up now and every hour. The returned function stops it and waits for a run under way. */
export function startHousekeeping(services: Needed, sessions: Sessions) {
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
