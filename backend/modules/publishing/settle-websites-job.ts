import { z } from 'zod';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { defineJob } from '../../jobs/queue.ts';
import { hasMoreThanFits } from './store.ts';

/** Brings the published websites of somebody into line with their plan: see `modules/resting`. */
export const settleWebsitesJob = defineJob({
  name: 'settle-websites',
  data: z.object({ userId: z.string() }),
  retries: 6,
  maxSeconds: 300,
});

/**
 * Within the transaction that took websites of somebody off the web: those at rest come back where there is room now. Whoever
 * calls holds the owner's row, and wakes the job afterwards.
 */
export async function settleIfFewer(db: Database, { jobs }: Pick<Services, 'jobs'>, userId: string): Promise<void> {
  if (await hasMoreThanFits(db, userId)) await jobs.add(settleWebsitesJob, { userId }, { db });
}
