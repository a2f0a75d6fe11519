import type { Database } from '../../db/index.ts';
import type { User } from '../users/store.ts';
import { planInForce } from './in-force.ts';
import { planOf } from './plans.ts';
import type { PlanDefinition } from './plans.ts';
import { rankOf } from './decided-plan.ts';
import { readAccount } from './store.ts';
import type { SubscriptionRow } from './store.ts';

/** How it stands between somebody and us. */
export type Standing = {
  user: User;
  /** In force now. */
  plan: PlanDefinition;
  granted: PlanDefinition;
  /** The one that counts of those that have not ended; its money may be missing. */
  subscription: SubscriptionRow | undefined;
  /** Since when more of their websites are shown than the plan has room for; null: they fit, or the others rest. */
  beyondSince: Date | null;
};

/** One statement. */
export async function standingOf(db: Database, user: User, now: Date): Promise<Standing> {
  const { subscriptions, beyondSince } = await readAccount(db, user.id);
  const subscription = countingOf(subscriptions, now);
  return { user, plan: planInForce(user, now), granted: planOf(user.grantedPlan), subscription, beyondSince };
}

/** The subscription to the highest plan, of several the newest. */
export function countingOf(newestFirst: readonly SubscriptionRow[], now: Date): SubscriptionRow | undefined {
  const going = newestFirst.filter(({ state, endsAt }) => state !== 'ended' && !(endsAt && endsAt <= now));
  const rank = ({ plan }: SubscriptionRow) => rankOf(planOf(plan));
  return going.reduce<SubscriptionRow | undefined>(
    (best, one) => (best === undefined || rank(one) > rank(best) ? one : best),
    undefined,
  );
}
