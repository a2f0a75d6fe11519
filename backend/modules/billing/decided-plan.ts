import type { User } from '../users/store.ts';
import { planOf, plans } from './plans.ts';
import type { PlanDefinition } from './plans.ts';
import type { SubscriptionRow } from './store.ts';

/** So long a plan goes on without its money: 14 days to the millisecond. */
export const GRACE_MS = 14 * 24 * 60 * 60 * 1000;

export type SubscriptionFacts = Pick<SubscriptionRow, 'plan' | 'state' | 'endsAt' | 'pastDueSince' | 'startedAt'>;
export type Decision = Pick<User, 'plan' | 'planUntil'>;

/** Until when the grace of a subscription lasts whose money is missing; null for any other. */
export function graceUntil({ state, pastDueSince, startedAt }: SubscriptionFacts): Date | null {
  return state === 'past_due' ? new Date((pastDueSince ?? startedAt).getTime() + GRACE_MS) : null;
}

/**
 * The plan to write down for somebody: the highest that a subscription gives at this moment, and until when, or the granted one
 * where none is higher. An ended subscription gives nothing, one that was cancelled its plan until it ends, and one whose money
 * is missing until its grace is over.
 */
export function decidedPlan(granted: string, subscriptions: readonly SubscriptionFacts[], now: Date): Decision {
  let best: Decision = { plan: planOf(granted).id, planUntil: null };
  for (const subscription of subscriptions) {
    const end = endOf(subscription);
    if (subscription.state === 'ended' || (end && end <= now)) continue;
    const given = { plan: planOf(subscription.plan).id, planUntil: end };
    if (isBetter(given, best)) best = given;
  }
  return best;
}

function endOf(subscription: SubscriptionFacts): Date | null {
  const ends = [subscription.endsAt, graceUntil(subscription)].flatMap((end) => end ?? []);
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())));
}

/** A higher plan, or the same for longer. */
function isBetter(one: Decision, other: Decision): boolean {
  const ranks = [rankOf(planOf(one.plan)), rankOf(planOf(other.plan))] as const;
  if (ranks[0] !== ranks[1]) return ranks[0] > ranks[1];
  return other.planUntil !== null && (one.planUntil === null || one.planUntil > other.planUntil);
}

/** Plans stand in `plans.ts` from the lowest to the highest. */
export const rankOf = ({ id }: Pick<PlanDefinition, 'id'>): number => Object.keys(plans).indexOf(id);
