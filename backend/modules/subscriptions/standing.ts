import type { PlanSubscription } from '../../integrations/stripe-plans.ts';
import type { SubscriptionRow } from '../billing/store.ts';

/** What somebody pays for. Nobody pays for two plans: of several the oldest counts, the others are surplus. */
export type Standing = { kept: PlanSubscription | null; surplus: PlanSubscription[]; plans: PlanSubscription[] };

/** `plans`: the oldest first. */
export function standingOf(plans: PlanSubscription[]): Standing {
  const live = plans.filter(({ state }) => state !== 'ended');
  return { kept: live[0] ?? null, surplus: live.slice(1), plans };
}

/** What is written down of a standing: what is about to be given back never was a plan. */
export const rowsOf = (userId: string, { plans, surplus }: Standing): SubscriptionRow[] =>
  plans
    .filter((plan) => !surplus.includes(plan))
    .map(({ itemId: _item, purchaseId: _purchase, ...kept }) => ({ ...kept, userId }));

/** Whether what is written down is what is true. */
export const isSame = (written: SubscriptionRow[], found: SubscriptionRow[]): boolean =>
  printOf(written) === printOf(found);

const printOf = (rows: SubscriptionRow[]): string =>
  JSON.stringify(
    rows
      .map((row) => Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
  );
