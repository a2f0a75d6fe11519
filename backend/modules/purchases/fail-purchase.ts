import { changePurchase } from './store.ts';
import type { PurchaseRow } from './purchase.ts';
import type { Next, StepServices } from './step.ts';

/** It comes to nothing, for a reason in words for who bought. Money that came goes back in the next step. */
export async function failPurchase({ db, clock }: StepServices, purchase: PurchaseRow, problem: string): Promise<Next> {
  await changePurchase(db, purchase, { state: 'failed', problem, updatedAt: clock() });
  return 'changed';
}
