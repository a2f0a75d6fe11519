import type { PurchaseRow } from '../purchase.ts';
import { planDetails } from '../purchase.ts';

/** Whether a purchase changes a subscription that runs: nothing is ordered then. */
export const isChange = (purchase: PurchaseRow): boolean =>
  purchase.kind === 'plan' && planDetails(purchase).change !== 'buy';
