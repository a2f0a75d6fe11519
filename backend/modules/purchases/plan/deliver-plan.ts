import { followCustomer } from '../../subscriptions/follow-customer.ts';
import { failPurchase } from '../fail-purchase.ts';
import type { Step } from '../step.ts';
import { changePurchase } from '../store.ts';
import { SECOND_PLAN } from './end-surplus.ts';

const MINUTE_MS = 60_000;
const ENDED = 'Its subscription had ended before the plan began.';

/** paid → delivered, once what the provider says is written down. A second plan beside another one is given back. */
export const deliverPlan: Step = async (services, purchase) => {
  const { db, clock } = services;
  const standing = await followCustomer(services, purchase.userId);
  const isThis = ({ id }: { id: string }) => id === purchase.subscriptionId;
  if (standing?.surplus.some(isThis)) return failPurchase(services, purchase, SECOND_PLAN);
  const updatedAt = clock();
  const found = standing?.plans.find(isThis);
  if (!found) return { waits: new Date(updatedAt.getTime() + MINUTE_MS) };
  const change =
    found.state === 'ended' ? { state: 'expired' as const, problem: ENDED } : { state: 'delivered' as const };
  await changePurchase(db, purchase, { ...change, updatedAt });
  return 'over';
};
