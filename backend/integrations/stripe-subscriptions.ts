import type Stripe from 'stripe';
import { isMissing, isRefundedAlready } from './stripe-failures.ts';

/** The newest invoice of a further period: `id` is the same however often it is asked for. */
export type Renewal = { id: string; state: 'paid' | 'failing' | 'other'; periodEnd: Date };

export type SubscriptionState = {
  id: string;
  /** Ours, as it was given with the order. */
  purchaseId: string | null;
  /** Nothing is billed any more. */
  isEnded: boolean;
  /** As it stands it will not go on after this period. */
  isEnding: boolean;
  /** Null in the first period. */
  renewal: Renewal | null;
};

export type Subscriptions = {
  /** How a subscription stands; null when the provider does not know it. */
  readSubscription(id: string): Promise<SubscriptionState | null>;
  /** Ends it at once, without giving money back. One that has ended is fine. */
  cancelSubscription(id: string): Promise<void>;
  /** Gives all of a payment back, once: it asks before whether that happened. */
  refund(paymentId: string, purchaseId: string): Promise<void>;
};

const ENDED = new Set<string>(['canceled', 'incomplete_expired']);
/** The provider has stopped asking for money. */
const GIVEN_UP = new Set<string>(['unpaid', 'paused']);
const NOT_GIVEN = new Set(['failed', 'canceled']);

export function subscriptionsOf(stripe: Stripe): Subscriptions {
  const find = (id: string) =>
    stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  return {
    async readSubscription(id) {
      const subscription = await find(id);
      return (
        subscription && {
          id,
          purchaseId: subscription.metadata['purchaseId'] ?? null,
          isEnded: ENDED.has(subscription.status),
          isEnding:
            subscription.cancel_at_period_end || subscription.cancel_at !== null || GIVEN_UP.has(subscription.status),
          renewal: renewalOf(subscription),
        }
      );
    },

    async cancelSubscription(id) {
      const subscription = await find(id);
      if (!subscription || subscription.status === 'canceled') return;
      await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
    },

    async refund(paymentId, purchaseId) {
      const before = await stripe.refunds.list({ payment_intent: paymentId, limit: 10 });
      if (before.data.some(({ status }) => !NOT_GIVEN.has(status ?? ''))) return;
      await stripe.refunds
        .create(
          { payment_intent: paymentId, reason: 'requested_by_customer', metadata: { purchaseId } },
          { idempotencyKey: `refund-${paymentId}-${before.data.length}` },
        )
        .catch((error: unknown) => {
          if (!isRefundedAlready(error)) throw error;
        });
    },
  };
}

/** An invoice's own period is the one before: that of its subscription stands on the item. */
function renewalOf({ latest_invoice: invoice, items }: Stripe.Subscription): Renewal | null {
  if (invoice === null || typeof invoice === 'string' || invoice.billing_reason !== 'subscription_cycle') return null;
  const isFailing = invoice.status === 'uncollectible' || (invoice.status === 'open' && invoice.attempted);
  const state = invoice.status === 'paid' ? 'paid' : isFailing ? 'failing' : 'other';
  const end = items.data[0]?.current_period_end ?? 0;
  return { id: invoice.id, state, periodEnd: new Date(end * 1000) };
}
