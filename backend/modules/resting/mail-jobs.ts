import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';

/** Tells somebody by mail what of theirs is going to rest; `since`: when the notice began. */
export const restMailJob = defineJob({
  name: 'mail-about-rest',
  data: z.object({ userId: z.string(), kind: z.enum(['rests', 'rests-soon']), since: z.iso.datetime() }),
  retries: 8,
  maxSeconds: 60,
});

/** Tells somebody by mail that the money for their plan is missing, on one of the days of its grace. */
export const pastDueMailJob = defineJob({
  name: 'mail-about-missing-money',
  data: z.object({
    subscriptionId: z.string(),
    day: z.union([z.literal(0), z.literal(7), z.literal(12)]),
    since: z.iso.datetime(),
  }),
  retries: 8,
  maxSeconds: 60,
});
