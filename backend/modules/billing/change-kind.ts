import { rankOf } from './decided-plan.ts';
import { planOf } from './plans.ts';
import type { PlanDefinition } from './plans.ts';
import type { Standing } from './standing.ts';

export const changeKinds = ['CURRENT', 'BUY', 'UPGRADE', 'DOWNGRADE', 'CANCEL', 'NONE'] as const;

/**
 * What it would be for somebody to go over to a plan. BUY: a first subscription; UPGRADE: more at once; DOWNGRADE and CANCEL: less
 * when the period that is paid ends; NONE: there is nothing to change, or the missing money comes first.
 */
export type ChangeKind = (typeof changeKinds)[number];

export function changeKind(
  { plan, granted, subscription }: Pick<Standing, 'plan' | 'granted' | 'subscription'>,
  to: PlanDefinition,
): ChangeKind {
  if (!subscription) {
    if (to.id === plan.id) return 'CURRENT';
    return rankOf(to) > rankOf(plan) ? 'BUY' : 'NONE';
  }
  const paid = planOf(subscription.plan);
  if (to.id === paid.id) return plan.id === paid.id ? 'CURRENT' : 'NONE';
  if (rankOf(to) > rankOf(paid)) {
    if (to.id === plan.id) return 'CURRENT';
    return subscription.state === 'active' && rankOf(to) > rankOf(plan) ? 'UPGRADE' : 'NONE';
  }
  if (to.id === granted.id) return subscription.endsAt ? 'NONE' : 'CANCEL';
  if (rankOf(to) < rankOf(granted) || subscription.state !== 'active') return 'NONE';
  return to.id === subscription.nextPlan ? 'NONE' : 'DOWNGRADE';
}

/** From when on the other plan would be in force; null: at once, or never. */
export function changesAt({ subscription }: Pick<Standing, 'subscription'>, kind: ChangeKind): Date | null {
  return kind === 'DOWNGRADE' || kind === 'CANCEL' ? (subscription?.periodEnd ?? null) : null;
}
