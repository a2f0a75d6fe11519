import type { PlanSubscription } from '../../../integrations/stripe-plans.ts';
import { planOf } from '../../billing/plans.ts';

type Running = Pick<PlanSubscription, 'plan' | 'state' | 'endsAt' | 'nextPlan' | 'periodEnd'>;

/** What choosing a plan does. `keep`: takes back a change that is still to come. */
export type PlanChange<Subscription extends Running = PlanSubscription> =
  | { kind: 'buy' }
  | { kind: 'upgrade' | 'downgrade' | 'cancel' | 'keep'; subscription: Subscription }
  | { kind: 'refused'; message: string };

/** What somebody has: what was granted to them, and what they pay for. */
export type Having<Subscription extends Running> = { granted: string; paid: Subscription | null };

const refused = (message: string) => ({ kind: 'refused' as const, message });
const price = (plan: string) => planOf(plan).price;
const label = (plan: string) => planOf(plan).label;
const day = (date: Date) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** What choosing `wanted`, a plan that there is, does for somebody; or why it does nothing, in words. */
export function planChangeFor<Subscription extends Running>(
  wanted: string,
  { granted, paid }: Having<Subscription>,
): PlanChange<Subscription> {
  if (price(wanted) > 0 && price(wanted) <= price(granted))
    return refused(`You have the ${label(granted)} plan without paying for it, so there is nothing to buy.`);
  if (!paid)
    return price(wanted) > 0 ? { kind: 'buy' } : refused('You do not pay for a plan, so there is nothing to end.');
  const { plan, state, endsAt, nextPlan, periodEnd } = paid;
  if (price(wanted) === 0)
    return endsAt
      ? refused(`Your ${label(plan)} plan ends on ${day(endsAt)} already.`)
      : { kind: 'cancel', subscription: paid };
  if (wanted === plan)
    return endsAt || nextPlan
      ? { kind: 'keep', subscription: paid }
      : refused(`You have the ${label(plan)} plan already.`);
  if (state === 'past_due')
    return refused('Your last payment did not go through. Update your card under Billing, then change the plan.');
  if (endsAt)
    return refused(
      `Your ${label(plan)} plan ends on ${day(endsAt)}. Choose ${label(plan)} to keep it; then you can change it.`,
    );
  if (nextPlan)
    return refused(
      nextPlan === wanted
        ? `You already change to ${label(wanted)} on ${day(periodEnd)}.`
        : `You change to ${label(nextPlan)} on ${day(periodEnd)}. Choose ${label(plan)} to take that back first.`,
    );
  return { kind: price(wanted) > price(plan) ? 'upgrade' : 'downgrade', subscription: paid };
}
