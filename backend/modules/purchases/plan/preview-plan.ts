import type { Context } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import type { Payments } from '../../../integrations/stripe.ts';
import type { Amount } from '../../../integrations/stripe-preview.ts';
import { monthlyPriceOf } from '../../billing/money-type.ts';
import type { PlanChange as Wanted } from '../../billing/plan-change-type.ts';
import { planOf } from '../../billing/plans.ts';
import { followCustomer } from '../../subscriptions/follow-customer.ts';
import type { User } from '../../users/store.ts';
import { paymentsFor } from '../../billing/payments-for.ts';
import { PLANS_OFF } from './change-plan.ts';
import { inTime } from './in-time.ts';
import { planChangeFor } from './plan-change.ts';
import type { PlanChange } from './plan-change.ts';

type Costs = {
  /** Charged when the change is confirmed. */
  dueNow: Amount | null;
  /** What is charged a month from `thenAt` on; null: nothing more, or nobody knows. */
  then: Amount | null;
  thenAt: Date | null;
};

/** `problem`: why it cannot be chosen, or why nobody knows what it costs. */
export type PlanPreview = Costs & { problem: string | null };

const NO_ANSWER =
  'The payment service does not answer right now, so what this costs cannot be shown. Please try again in a moment.';
const NO_COSTS: Costs = { dueNow: null, then: null, thenAt: null };

/**
 * What a change of plan costs somebody, as the payment provider reckons it. Nothing is ordered. When that is away, or the change is
 * none, it says so in `problem`. Throws RATE_LIMITED.
 */
export async function previewPlan(context: Context, { standing, to }: Wanted): Promise<PlanPreview> {
  const { log, rateLimiter } = context;
  const payments = paymentsFor(context);
  const { user } = standing;
  const known = planChangeFor(to.id, { granted: user.grantedPlan, paid: standing.subscription ?? null });
  if (known.kind === 'refused') return { ...NO_COSTS, problem: known.message };
  if (!payments) return { ...NO_COSTS, problem: PLANS_OFF };
  await rateLimiter.take('previewPlan', user.id);
  try {
    return await inTime(ask({ ...context, payments }, user, to.id));
  } catch (error) {
    if (error instanceof Failure) throw error;
    log.warn('The payment provider did not say what a plan costs', { error });
    return { ...NO_COSTS, problem: NO_ANSWER };
  }
}

async function ask(services: Context & { payments: Payments }, user: User, to: string): Promise<PlanPreview> {
  const standing = await followCustomer(services, user.id);
  const change = planChangeFor(to, { granted: user.grantedPlan, paid: standing?.kept ?? null });
  if (change.kind === 'refused') return { ...NO_COSTS, problem: change.message };
  return { ...(await costsOf(services, user, to, change)), problem: null };
}

async function costsOf(
  { payments, clock }: Context & { payments: Payments },
  { stripeCustomerId: customerId }: User,
  plan: string,
  change: Exclude<PlanChange, { kind: 'refused' }>,
): Promise<Costs> {
  if (change.kind === 'buy') {
    const first = customerId ? await payments.previewOrder(customerId, plan) : listPrice(plan);
    return { ...first, thenAt: monthAfter(clock()) };
  }
  const { id: subscriptionId, itemId, periodEnd, amount, currency } = change.subscription;
  const nothing = { amount: 0, currency };
  if (change.kind === 'cancel') return { dueNow: nothing, then: null, thenAt: null };
  if (change.kind === 'keep') return { dueNow: nothing, then: { amount, currency }, thenAt: periodEnd };
  const from = change.kind === 'upgrade' ? 'now' : 'later';
  const costs = await payments.previewChange({ customerId: customerId ?? '', subscriptionId, itemId, plan, from });
  return { ...costs, thenAt: periodEnd };
}

/** What somebody pays whom the provider does not know yet. */
function listPrice(plan: string) {
  const price = monthlyPriceOf(planOf(plan));
  return { dueNow: price, then: price };
}

/** The same day of the next month, or its last. */
function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(date.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}
