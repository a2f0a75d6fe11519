import { requirePerson } from '../../../auth/policy.ts';
import type { Context } from '../../../context.ts';
import { Failure, invalid, unavailable } from '../../../failure.ts';
import { customerOf } from '../../billing/customer-of.ts';
import { isPlanId } from '../../billing/plans.ts';
import { followCustomer } from '../../subscriptions/follow-customer.ts';
import { findUser } from '../../users/store.ts';
import type { Opened } from '../open-order.ts';
import type { StepServices } from '../step.ts';
import { paymentsFor } from '../../billing/payments-for.ts';
import { inTime } from './in-time.ts';
import { openPlanOrder } from './open-plan-order.ts';
import { openPlanPage } from './open-plan-page.ts';
import { planChangeFor } from './plan-change.ts';
import { returnPath } from './return-path.ts';

export const PLANS_OFF =
  'Plans cannot be changed here at the moment: payments are switched off. What you have stays as it is.';
const NO_ANSWER =
  'The payment service does not answer right now, so nothing was changed. Please try again in a moment.';

type Wanted = { plan: string; websiteId?: string | null; returnTo?: string | null };

/**
 * Address of the page where the caller buys a plan, or confirms the change to it. What they pay for now the provider is asked first.
 * Throws INVALID with the reason for a change that is none, UNAVAILABLE when the provider is away, slow or switched off, RATE_LIMITED.
 */
export async function changePlan(context: Context, { plan, websiteId, returnTo: from }: Wanted): Promise<Opened> {
  const { userId } = requirePerson(context.actor, 'changePlan');
  const { log, rateLimiter } = context;
  const payments = paymentsFor(context);
  if (!payments) throw unavailable(PLANS_OFF);
  await rateLimiter.take('changePlan', userId);
  if (!isPlanId(plan)) throw invalid('plan', 'There is no such plan. Choose one of those that are shown.');
  const services = { ...context, payments, run: 'change' };
  try {
    return await inTime(open(services, userId, plan, returnPath(from, websiteId)));
  } catch (error) {
    if (error instanceof Failure) throw error;
    log.error('The payment provider did not answer', { error });
    throw unavailable(NO_ANSWER);
  }
}

async function open(services: StepServices, userId: string, plan: string, returnTo: string): Promise<Opened> {
  const { db, payments, settings } = services;
  const standing = await followCustomer(services, userId);
  const granted = (await findUser(db, userId))?.grantedPlan ?? 'free';
  const change = planChangeFor(plan, { granted, paid: standing?.kept ?? null });
  if (change.kind === 'refused') throw invalid('plan', change.message);
  if (change.kind === 'buy') return openPlanOrder(services, { userId, plan, returnTo });
  const { kind, subscription } = change;
  const customerId = await customerOf(services, payments, userId);
  if (kind !== 'keep')
    return openPlanPage(services, { userId, customerId, subscription, plan, change: kind, returnTo });
  const returnUrl = `${settings.appOrigin}${returnTo}`;
  return { url: await payments.planPageUrl({ kind, customerId, subscriptionId: subscription.id, returnUrl }) };
}
