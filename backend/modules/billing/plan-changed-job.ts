import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';

/** Brings what somebody has into line with a plan that is new for them. What it finds in line already stays as it is. */
export const planChangedJob = defineJob({
  name: 'plan-changed',
  data: z.object({ userId: z.string() }),
  retries: 6,
  maxSeconds: 300,
});
