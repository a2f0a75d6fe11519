import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';

/** Makes the pages of a published website again, after a change of what they are made from. */
export const republishJob = defineJob({
  name: 'republish',
  data: z.object({ websiteId: z.string() }),
  retries: 6,
  maxSeconds: 120,
});
