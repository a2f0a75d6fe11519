import { failPurchase } from '../fail-purchase.ts';
import type { PurchaseState } from '../purchase.ts';
import { changePurchase, lockOfSubject } from '../store.ts';
import { requireRegistrar } from './require-registrar.ts';
import type { Step } from '../step.ts';

/** A purchase in one of these has its name. */
const HOLDING = new Set<PurchaseState>(['registering', 'registered', 'connected']);

/**
 * paid → registering, for one purchase of a name. The registrar is asked first: what it has already was not bought by this
 * one, which has told it nothing yet.
 */
export const claimName: Step = async (services, purchase) => {
  const { db, clock } = services;
  const { subject: name } = purchase;
  const taken = `${name} was bought by someone else just before you. Your money is on its way back.`;
  const standing = await requireRegistrar(services).standingOf(name);
  if (standing.state !== 'none') return failPurchase(services, purchase, taken);
  const isClaimed = await db.transaction(async (tx) => {
    const others = (await lockOfSubject(tx, purchase)).filter(({ id }) => id !== purchase.id);
    if (others.some(({ state }) => HOLDING.has(state))) return false;
    await changePurchase(tx, purchase, { state: 'registering', updatedAt: clock() });
    return true;
  });
  return isClaimed ? 'changed' : failPurchase(services, purchase, taken);
};
