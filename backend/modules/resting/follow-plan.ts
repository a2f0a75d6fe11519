import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineJob } from '../../jobs/queue.ts';
import { restBeyondPlan } from '../domains/rest-beyond-plan.ts';
import { republishWebsite } from '../publishing/publish-website.ts';
import { republishJob } from '../publishing/republish-job.ts';
import { shownBehind } from './store.ts';
import { settleWebsites } from './settle-websites.ts';

/** So many websites are rendered for one account before others have their turn. */
const AT_ONCE = 5;

/** Makes the pages of what somebody has published again, a few websites at a time: those whose ids follow `after`. */
export const republishAllJob = defineJob({
  name: 'republish-all',
  data: z.object({ userId: z.string(), after: z.string() }),
  retries: 6,
  maxSeconds: 300,
});

/**
 * Brings everything of somebody's into line with their plan as it is now: domains, which websites are shown, and what their pages
 * carry. Each part may be done again; of two changes of the plan the later one stands, since every part asks for the plan itself.
 */
export async function followPlan(services: Services, { userId }: { userId: string }): Promise<void> {
  await restBeyondPlan(services, userId);
  await services.jobs.add(republishAllJob, { userId, after: '' });
  await settleWebsites(services, userId);
}

/** One page of that. A website that cannot be rendered now is tried again by itself and stops no other. */
export async function republishSome(
  services: Services,
  { userId, after }: { userId: string; after: string },
): Promise<void> {
  const { db, jobs, log } = services;
  const ids = await shownBehind(db, userId, after, AT_ONCE);
  for (const id of ids)
    await republishWebsite(services, id).catch(async (error: unknown) => {
      log.warn('A website was not rendered again for its plan', { error, website: id });
      await jobs.add(republishJob, { websiteId: id });
    });
  const last = ids.at(-1);
  if (last !== undefined && ids.length === AT_ONCE) await jobs.add(republishAllJob, { userId, after: last });
}
