import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';

/** Takes a purchase as far as it goes. */
export const advancePurchaseJob = defineJob({
  name: 'advance-purchase',
  data: z.object({ purchaseId: z.string() }),
  retries: 12,
  maxSeconds: 180,
  atOnce: 2,
});

/** Looks how the subscription of a purchase stands, and has what was bought renewed or ended. */
export const followSubscriptionJob = defineJob({
  name: 'follow-subscription',
  data: z.object({ purchaseId: z.string() }),
  retries: 12,
  maxSeconds: 180,
});

/** Tells who bought what became of it. */
export const purchaseMailJob = defineJob({
  name: 'mail-about-purchase',
  data: z.object({
    purchaseId: z.string(),
    kind: z.enum(['refunded', 'not-renewed', 'unpaid', 'ended']),
    /** Of the invoice that it is about. */
    of: z.string().optional(),
  }),
  retries: 8,
  maxSeconds: 60,
});
