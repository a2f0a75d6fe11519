import type { PlanSubscription } from '../../../integrations/stripe-plans.ts';
import { monthlyPriceOf } from '../../billing/money-type.ts';
import { planOf } from '../../billing/plans.ts';
import { lockUser } from '../../users/store.ts';
import type { Opened } from '../open-order.ts';
import type { PlanDetails, PurchaseRow } from '../purchase.ts';
import { planDetails } from '../purchase.ts';
import type { StepServices } from '../step.ts';
import { changePurchase, insertPurchase, listPlansUnderWay } from '../store.ts';

type Change = {
  userId: string;
  customerId: string;
  subscription: PlanSubscription;
  plan: string;
  change: Exclude<PlanDetails['change'], 'buy'>;
  returnTo: string;
};

const REPLACED = 'Another change was chosen instead.';

/** The provider's page where a change of the running subscription is confirmed. Nothing changes before. */
export async function openPlanPage(services: StepServices, wanted: Change): Promise<Opened> {
  const { payments, settings } = services;
  const { customerId, subscription, plan, change, returnTo } = wanted;
  const purchase = await askedFor(services, wanted);
  const page = {
    customerId,
    subscriptionId: subscription.id,
    returnUrl: `${settings.appOrigin}${returnTo}`,
    doneUrl: `${settings.appOrigin}/upgrade-purchase-success?purchase=${purchase.id}`,
  };
  const url = await payments.planPageUrl(
    change === 'cancel' ? { ...page, kind: 'cancel' } : { ...page, kind: 'change', itemId: subscription.itemId, plan },
  );
  return { url };
}

/** One change is under way for an account: asked again it is the same, another takes its place. */
const askedFor = (
  { db, clock, ids }: StepServices,
  { userId, subscription, plan, change, returnTo }: Change,
): Promise<PurchaseRow> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const now = clock();
    let same: PurchaseRow | undefined;
    for (const purchase of await listPlansUnderWay(tx, userId)) {
      const details = planDetails(purchase);
      if (details.change === 'buy') continue;
      if (purchase.subject === plan && details.subscriptionId === subscription.id) same = purchase;
      else await changePurchase(tx, purchase, { state: 'expired', problem: REPLACED, updatedAt: now });
    }
    const details: PlanDetails = { change, from: subscription.plan, subscriptionId: subscription.id, returnTo };
    if (same) return (await changePurchase(tx, same, { details, createdAt: now, updatedAt: now })) ?? same;
    return insertPurchase(tx, {
      id: ids(),
      userId,
      kind: 'plan',
      state: 'asked',
      subject: plan,
      details,
      ...monthlyPriceOf(planOf(plan)),
      createdAt: now,
      updatedAt: now,
    });
  });
