import type Stripe from 'stripe';
import type { Catalogue } from './stripe-catalogue.ts';
import { idOf, isMissing } from './stripe-failures.ts';

/** A subscription to a plan as it stands at the provider. */
export type PlanSubscription = {
  id: string;
  plan: string;
  /** `active`: a trial counts. `past_due`: its money is missing, however often the provider has asked for it. */
  state: 'active' | 'past_due' | 'ended';
  /** What is paid a month, in the smallest unit of the currency. */
  amount: number;
  currency: string;
  periodEnd: Date;
  /** It does not go on after this; null: it renews. */
  endsAt: Date | null;
  /** The plan from the next period on, where that is another. */
  nextPlan: string | null;
  /** Of the oldest invoice that is not paid. */
  pastDueSince: Date | null;
  startedAt: Date;
  /** What is changed when the plan is. */
  itemId: string;
  /** Ours, as it was given with the order. */
  purchaseId: string | null;
};

export type PlanSubscriptions = {
  /** All that a customer has or had, the oldest first; what was never paid for is not among them. Null: nobody knows that customer. */
  planSubscriptions(customerId: string): Promise<PlanSubscription[] | null>;
  /** What was paid for a subscription, all payments. */
  paymentsOf(subscriptionId: string): Promise<string[]>;
};

const states: Partial<Record<string, PlanSubscription['state']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  // A trial that ended without a card.
  paused: 'ended',
  canceled: 'ended',
};

const dateOf = (seconds: number) => new Date(seconds * 1000);
const dateOrNull = (seconds: number | null) => (seconds === null ? null : dateOf(seconds));

export function planSubscriptionsOf(stripe: Stripe, catalogue: Catalogue): PlanSubscriptions {
  async function read(subscription: Stripe.Subscription): Promise<PlanSubscription | null> {
    const state = states[subscription.status];
    if (!state) return null;
    for (const item of subscription.items.data) {
      const plan = await catalogue.planOfPrice(item.price);
      if (plan === null) continue;
      // The period stands on the item: a subscription has none of its own.
      const periodEnd = dateOf(item.current_period_end);
      const nextPlan = state === 'ended' ? null : await nextPlanOf(subscription);
      return {
        id: subscription.id,
        plan,
        state,
        amount: item.price.unit_amount ?? 0,
        currency: item.price.currency,
        periodEnd,
        endsAt: endOf(subscription, periodEnd),
        nextPlan: nextPlan === plan ? null : nextPlan,
        pastDueSince: state === 'past_due' ? await unpaidSince(subscription, dateOf(item.current_period_start)) : null,
        startedAt: dateOf(subscription.created),
        itemId: item.id,
        purchaseId: subscription.metadata['purchaseId'] ?? null,
      };
    }
    return null;
  }

  /** What a schedule says comes after the phase that runs. */
  async function nextPlanOf({ schedule }: Stripe.Subscription): Promise<string | null> {
    if (schedule === null) return null;
    const {
      status,
      current_phase: current,
      phases,
    } = typeof schedule === 'string' ? await stripe.subscriptionSchedules.retrieve(schedule) : schedule;
    if (status !== 'active' || current === null) return null;
    const next = phases.find(({ start_date }) => start_date >= current.end_date);
    const price = idOf(next?.items[0]?.price);
    return price === null ? null : catalogue.planOfPrice(price);
  }

  async function unpaidSince({ id: subscription }: Stripe.Subscription, otherwise: Date): Promise<Date> {
    let oldest: number | undefined;
    for await (const invoice of stripe.invoices.list({ subscription, status: 'open', limit: 100 })) {
      const since = invoice.status_transitions.finalized_at ?? invoice.created;
      oldest = Math.min(oldest ?? since, since);
    }
    return oldest === undefined ? otherwise : dateOf(oldest);
  }

  return {
    async planSubscriptions(customer) {
      const found: PlanSubscription[] = [];
      try {
        for await (const one of stripe.subscriptions.list({
          customer,
          status: 'all',
          expand: ['data.schedule'],
          limit: 100,
        })) {
          const plan = await read(one);
          if (plan) found.push(plan);
        }
      } catch (error) {
        if (!isMissing(error)) throw error;
        return (await isDeleted(stripe, customer)) ? [] : null;
      }
      // Those of one second are told apart by their place alone: the newest comes first in the list.
      return found.toReversed().toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
    },

    async paymentsOf(subscription) {
      const payments: string[] = [];
      for await (const invoice of stripe.invoices.list({ subscription, status: 'paid', expand: ['data.payments'] }))
        for (const { status, payment } of invoice.payments?.data ?? []) {
          const id = idOf(payment.payment_intent);
          if (status === 'paid' && id !== null) payments.push(id);
        }
      return payments;
    },
  };
}

function endOf({ status, ended_at, cancel_at, cancel_at_period_end }: Stripe.Subscription, periodEnd: Date) {
  if (status === 'canceled') return dateOrNull(ended_at);
  return dateOrNull(cancel_at) ?? (cancel_at_period_end ? periodEnd : null);
}

/** A customer who is gone has nothing; one whom nobody ever knew belongs to another account, and what we know stays. */
async function isDeleted(stripe: Stripe, customer: string): Promise<boolean> {
  try {
    return (await stripe.customers.retrieve(customer)).deleted === true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
