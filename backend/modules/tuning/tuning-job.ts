import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';

/** Brings a fine-tuning job to its endpoint and follows it for a while; then the next one goes on. `turn`: of whoever follows it. */
export const tuningJob = defineJob({
  name: 'follow-tuning',
  data: z.object({ id: z.string(), turn: z.number() }),
  retries: 4,
  maxSeconds: 1500,
  atOnce: 4,
});
