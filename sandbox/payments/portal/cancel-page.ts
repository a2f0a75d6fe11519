import type { Subscription } from '../money-records.ts';
import { choices, dayOf, lead } from '../pages.ts';
import { nowOf } from '../records.ts';
import { backLink, finish, nameOf, showPortal, type PortalCall } from './portal-call.ts';

/** The last question before a subscription ends. */
export function cancelPlan(call: PortalCall, subscription: Subscription): void {
  const { records, ledger, configuration } = call;
  const isAtOnce = configuration.features.subscription_cancel.mode === 'immediately';
  if (call.isPost) {
    if (isAtOnce) ledger.lifecycle.cancel(subscription, 'cancellation_requested');
    else if (!subscription.cancelAtPeriodEnd)
      ledger.lifecycle.change(subscription, {
        cancelAtPeriodEnd: true,
        canceledAt: nowOf(records, subscription.customer),
      });
    return finish(call);
  }
  const name = nameOf(call, records.prices.get(subscription.price));
  const when = isAtOnce
    ? `${name} ends at once.`
    : `${name} stays as it is until ${dayOf(subscription.periodEnd)} and is not renewed then.`;
  showPortal(call, 'Cancel the plan', `${lead(when)}${choices('', { cancel: 'Cancel the plan' })}${backLink(call)}`);
}
