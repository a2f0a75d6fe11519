import { builder } from '../../graphql/builder.ts';
import { graceUntil, rankOf } from './decided-plan.ts';
import { moneyType } from './money-type.ts';
import { planType } from './plan-type.ts';
import { paymentsFor } from './payments-for.ts';
import { planOf } from './plans.ts';
import type { Standing } from './standing.ts';

const sourceType = builder.enumType('PlanSource', {
  values: {
    FREE: {},
    GRANT: { description: 'Given by us.' },
    SUBSCRIPTION: {},
  } as const,
});

const stateType = builder.enumType('BillingState', {
  values: {
    NONE: { description: 'They have no subscription.' },
    ACTIVE: {},
    PAST_DUE: { description: 'Its money is missing.' },
  } as const,
});

/** Everything about somebody's plan. Each module adds what it knows. */
export const billingType = builder.objectRef<Standing>('Billing').implement({
  fields: (t) => ({
    plan: t.field({
      type: planType,
      description: 'In force now.',
      resolve: ({ plan, user }) => ({ ...plan, userId: user.id }),
    }),
    source: t.field({ type: sourceType, resolve: sourceOf }),
    state: t.field({
      type: stateType,
      resolve: ({ subscription }) => {
        if (!subscription) return 'NONE';
        return subscription.state === 'past_due' ? 'PAST_DUE' : 'ACTIVE';
      },
    }),
    price: t.field({
      type: moneyType,
      nullable: true,
      description: 'What they pay a month: an old customer keeps an old price. Null without a subscription.',
      resolve: ({ subscription }) => subscription ?? null,
    }),
    renewsAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ subscription }) => (subscription && !subscription.endsAt ? subscription.periodEnd : null),
    }),
    endsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'It was cancelled and does not go on after this.',
      resolve: ({ subscription }) => subscription?.endsAt ?? null,
    }),
    nextPlan: t.field({
      type: planType,
      nullable: true,
      description: 'From the next period on, or from the end on; null: it stays as it is.',
      resolve: ({ subscription, granted, user }) => {
        if (!subscription) return null;
        if (subscription.endsAt) return { ...granted, userId: user.id };
        return subscription.nextPlan ? { ...planOf(subscription.nextPlan), userId: user.id } : null;
      },
    }),
    graceUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'While its money is missing: until when the plan stays in force all the same.',
      resolve: ({ subscription }) => (subscription ? graceUntil(subscription) : null),
    }),
    isOffered: t.boolean({
      description: 'Whether plans can be bought and changed here.',
      resolve: (_standing, _args, context) => paymentsFor(context) !== null,
    }),
  }),
});

function sourceOf({ plan, granted }: Standing) {
  if (rankOf(plan) > rankOf(granted)) return 'SUBSCRIPTION' as const;
  return rankOf(plan) === 0 ? ('FREE' as const) : ('GRANT' as const);
}
