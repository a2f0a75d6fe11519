import type { Services } from '../../context.ts';
import type { Payments } from '../../integrations/stripe.ts';
import type { PurchaseRow } from './purchase.ts';

/** What steps use: payments are switched on where something was bought. */
export type StepServices = Services & {
  payments: Payments;
  /** Which run of a job does the step; its next try is the same. */
  run: string;
};

/**
 * How a purchase goes on. `changed`: look at it again; it may be another's work by now. `waits`: nothing can be done before
 * a moment. `over`: nothing is left to do.
 */
export type Next = 'changed' | 'over' | { waits: Date };

/** One step of a purchase in one state. It may be done again at any time, by any process: it asks before it tells. */
export type Step = (services: StepServices, purchase: PurchaseRow) => Promise<Next>;
