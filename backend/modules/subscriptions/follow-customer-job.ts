import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';

/** Asks the payment provider what somebody has, and writes it down. */
export const followCustomerJob = defineJob({
  name: 'follow-customer',
  data: z.object({ userId: z.string() }),
  retries: 12,
  maxSeconds: 120,
  atOnce: 4,
});

/** Ends a plan that somebody pays beside an older one, and gives the money back. */
export const endSurplusJob = defineJob({
  name: 'end-surplus-plan',
  data: z.object({ userId: z.string(), subscriptionId: z.string() }),
  retries: 12,
  maxSeconds: 120,
});
