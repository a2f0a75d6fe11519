import type Stripe from 'stripe';
import { z } from 'zod';
import type { Settings } from '#settings';

/** What an event is about. What is true of it is asked for then: events come late, twice and in any order. */
export type PaymentSubject = {
  kind: 'checkout' | 'subscription' | 'customer';
  id: string;
  /** Whose it is. */
  customerId?: string | undefined;
};

/** `subject` is null for kinds that are nothing to us. */
export type PaymentEvent = { id: string; type: string; subject: PaymentSubject | null };

/** The provider did not send this, or not now, or not for this mode. */
export class EventRefused extends Error {
  override name = 'EventRefused';
}

export type PaymentEvents = {
  /** What a webhook says. Throws `EventRefused` unless it is signed, was signed within five minutes, and is of our mode. */
  readEvent(body: Uint8Array, signature: string, now: Date): Promise<PaymentEvent>;
  /** What happened since a moment and is something to us, the newest first. The provider remembers 30 days. */
  eventsSince(moment: Date): AsyncIterable<PaymentEvent>;
};

const TOLERANCE_SECONDS = 300;

const ofCustomer = { id: z.string(), customer: z.string().nullish() };
const about = (kind: 'checkout' | 'subscription') =>
  z.object(ofCustomer).transform(({ id, customer }) => ({ kind, id, customerId: customer ?? undefined }));
const [checkout, subscription] = [about('checkout'), about('subscription')];
const customer = z
  .object({ id: z.string() })
  .transform(({ id }) => ({ kind: 'customer' as const, id, customerId: id }));
const schedule = z
  .object({ customer: z.string() })
  .transform(({ customer: id }) => ({ kind: 'customer' as const, id, customerId: id }));
const invoice = z
  .object({
    customer: z.string().nullish(),
    parent: z.object({ subscription_details: z.object({ subscription: z.string() }).nullish() }).nullish(),
  })
  .transform(({ customer: customerId, parent }) => {
    const id = parent?.subscription_details?.subscription;
    return id === undefined ? null : { kind: 'subscription' as const, id, customerId: customerId ?? undefined };
  });

/** The kinds that are something to us, and where they say what they are about. */
const subjects: Record<string, z.ZodType<PaymentSubject | null>> = {
  'checkout.session.completed': checkout,
  'checkout.session.async_payment_succeeded': checkout,
  'checkout.session.async_payment_failed': checkout,
  'checkout.session.expired': checkout,
  'customer.deleted': customer,
  'customer.subscription.created': subscription,
  'customer.subscription.updated': subscription,
  'customer.subscription.deleted': subscription,
  'customer.subscription.paused': subscription,
  'customer.subscription.resumed': subscription,
  'customer.subscription.trial_will_end': subscription,
  'invoice.paid': invoice,
  'invoice.payment_failed': invoice,
  'invoice.marked_uncollectible': invoice,
  'invoice.voided': invoice,
  'subscription_schedule.updated': schedule,
  'subscription_schedule.released': schedule,
  'subscription_schedule.canceled': schedule,
};

/** What a webhook has to be set up for. */
export const eventKinds = Object.keys(subjects);

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

/** Throws `EventRefused` for an event of the other mode, or one that is not in Stripe's form. */
function eventFrom(given: unknown, isLive: boolean): PaymentEvent {
  const parsed = eventSchema.safeParse(given);
  if (!parsed.success) throw new EventRefused('This is not an event.');
  const { id, type, livemode, data } = parsed.data;
  if (livemode !== isLive) throw new EventRefused('This event is of the other mode.');
  if (!Object.hasOwn(subjects, type)) return { id, type, subject: null };
  const subject = subjects[type]?.safeParse(data.object);
  if (!subject?.success) throw new EventRefused('This event does not say what it is about.');
  return { id, type, subject: subject.data };
}

export function eventsOf(
  stripe: Stripe,
  { secretKey, webhookSecret = '' }: Pick<NonNullable<Settings['stripe']>, 'secretKey' | 'webhookSecret'>,
): PaymentEvents {
  const isLive = /^[a-z]k_live_/.test(secretKey);
  return {
    async readEvent(body, signature, now) {
      if (!webhookSecret) throw new EventRefused('Webhooks are not set up here.');
      const event: unknown = await stripe.webhooks
        .constructEventAsync(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now.getTime())
        .catch((error: unknown) => {
          throw new EventRefused('This event is not signed as it should be.', { cause: error });
        });
      return eventFrom(event, isLive);
    },

    async *eventsSince(moment) {
      const created = { gte: Math.floor(moment.getTime() / 1000) };
      for await (const event of stripe.events.list({ types: eventKinds, created, limit: 100 }))
        yield eventFrom(event, isLive);
    },
  };
}
