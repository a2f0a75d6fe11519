import { builder } from '../../graphql/builder.ts';
import type { PlanDefinition } from './plans.ts';

export type Money = { amount: number; currency: string };

export const moneyType = builder.objectRef<Money>('Money').implement({
  fields: (t) => ({
    amount: t.exposeInt('amount', { description: 'In the smallest unit of the currency.' }),
    currency: t.exposeString('currency', { description: 'Three lower-case letters.' }),
  }),
});

/** What a plan costs a month today. */
export const monthlyPriceOf = ({ price }: PlanDefinition): Money => ({ amount: price * 100, currency: 'usd' });
