import { builder } from '../../graphql/builder.ts';
import { changeKind, changeKinds, changesAt } from './change-kind.ts';
import type { ChangeKind } from './change-kind.ts';
import { moneyType, monthlyPriceOf } from './money-type.ts';
import { planType } from './plan-type.ts';
import type { PlanDefinition } from './plans.ts';
import type { Standing } from './standing.ts';

const kindType = builder.enumType('PlanChangeKind', { values: changeKinds });

/** A plan as it is offered to somebody. */
export type PlanOffer = { standing: Standing; offered: PlanDefinition };

export const planOfferType = builder.objectRef<PlanOffer>('PlanOffer').implement({
  fields: (t) => ({
    plan: t.field({
      type: planType,
      resolve: ({ standing, offered }) => ({ ...offered, userId: standing.user.id }),
    }),
    monthly: t.field({ type: moneyType, resolve: ({ offered }) => monthlyPriceOf(offered) }),
    isCurrent: t.boolean({ resolve: ({ standing, offered }) => standing.plan.id === offered.id }),
    change: t.field({
      type: kindType,
      description: 'What going over to it would be.',
      resolve: ({ standing, offered }) => changeKind(standing, offered),
    }),
  }),
});

/** Going over from one plan to another. Each module adds what it knows: what it costs, and what rests. */
export type PlanChange = { standing: Standing; to: PlanDefinition; kind: ChangeKind };

export const planChangeType = builder.objectRef<PlanChange>('PlanChange').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: kindType }),
    from: t.field({
      type: planType,
      description: 'In force now.',
      resolve: ({ standing: { plan, user } }) => ({ ...plan, userId: user.id }),
    }),
    to: t.field({ type: planType, resolve: ({ standing, to }) => ({ ...to, userId: standing.user.id }) }),
    fromWhen: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the other plan comes into force; null: at once.',
      resolve: ({ standing, kind }) => changesAt(standing, kind),
    }),
  }),
});
