import { z } from 'zod';
import type { Services } from '../../context.ts';
import type { PaymentEvent } from '../../integrations/stripe-events.ts';
import { defineJob } from '../../jobs/queue.ts';
import { keepEvent } from './store.ts';

/** Looks what became of what an event is about. */
export const followEventJob = defineJob({
  name: 'follow-payment-event',
  data: z.object({
    eventId: z.string(),
    kind: z.enum(['checkout', 'subscription', 'customer']),
    id: z.string(),
    customerId: z.string().optional(),
  }),
  retries: 12,
  maxSeconds: 120,
  atOnce: 2,
});

/** Keeps an event with its job, both or none, once however often it comes. What is nothing to us is not kept. */
export async function keepPaymentEvent(
  { db, jobs, clock }: Pick<Services, 'db' | 'jobs' | 'clock'>,
  { id, type, subject }: PaymentEvent,
): Promise<void> {
  if (!subject) return;
  await db.transaction(async (tx) => {
    if (await keepEvent(tx, { id, type, receivedAt: clock() }))
      await jobs.add(followEventJob, { eventId: id, ...subject }, { db: tx });
  });
  jobs.wake(followEventJob);
}
