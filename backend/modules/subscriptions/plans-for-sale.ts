import type { PlanForSale } from '../../integrations/stripe-catalogue.ts';
import { monthlyPriceOf } from '../billing/money-type.ts';
import { plans } from '../billing/plans.ts';
import type { PlanDefinition } from '../billing/plans.ts';

/** Every plan that costs something, at its price a month. */
export const plansForSale: readonly PlanForSale[] = Object.values<PlanDefinition>(plans)
  .filter(({ price }) => price > 0)
  .map((plan) => ({ id: plan.id, label: plan.label, ...monthlyPriceOf(plan) }));
