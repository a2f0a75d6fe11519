import { failPurchase } from './fail-purchase.ts';
import type { Next, Step, StepServices } from './step.ts';
import type { PurchaseRow } from './purchase.ts';
import { changePurchase } from './store.ts';

const UNPAID = {
  domain: 'The payment did not go through, so nothing was charged. Search for the name and try again.',
  plan: 'The payment did not go through, so nothing was charged and your plan is as it was. Choose the plan again to try once more.',
} as const;
const TOO_LATE = 'It was not paid in time, so nothing was charged.';
/** An order whose page nobody ever saw. */
const UNSEEN_MS = 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** asked → paid, failed or expired, as the provider says. While the money is on its way it waits. */
export const takePayment: Step = async (services, purchase) => {
  const { db, clock, payments } = services;
  const { checkoutId } = purchase;
  const updatedAt = clock();
  const over = async (problem: string): Promise<Next> => {
    await changePurchase(db, purchase, { state: 'expired', problem, updatedAt });
    return 'over';
  };
  if (checkoutId === null)
    return purchase.createdAt.getTime() + UNSEEN_MS < updatedAt.getTime()
      ? over(TOO_LATE)
      : { waits: new Date(updatedAt.getTime() + HOUR_MS) };
  const checkout = await payments.readCheckout(checkoutId);
  switch (checkout?.state) {
    case 'open':
    case 'pending':
      return { waits: new Date(updatedAt.getTime() + HOUR_MS) };
    case 'paid': {
      const { subscriptionId, paymentId } = checkout;
      await changePurchase(db, purchase, { state: 'paid', subscriptionId, paymentId, updatedAt });
      return 'changed';
    }
    case 'failed':
      return notPaid(services, purchase, checkout.subscriptionId);
    default:
      return over(TOO_LATE);
  }
};

/** The provider would try the failed payment again: its subscription ends first. */
async function notPaid(services: StepServices, purchase: PurchaseRow, subscriptionId: string | null): Promise<Next> {
  if (subscriptionId !== null) await services.payments.cancelSubscription(subscriptionId);
  return failPurchase(services, purchase, UNPAID[purchase.kind]);
}
