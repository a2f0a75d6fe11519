import { builder } from '../../../graphql/builder.ts';
import { billingType } from '../../billing/billing-type.ts';
import { planUseOf } from './plan-use.ts';
import type { PlanUse } from './plan-use.ts';

const keyType = builder.enumType('PlanUseKey', {
  values: ['WEBSITES', 'DOMAINS', 'ASSISTANT_MESSAGES', 'GENERATED_PICTURES', 'PAGES', 'PICTURES', 'WAITLIST'] as const,
});

const planUseType = builder.objectRef<PlanUse>('PlanUse').implement({
  description: 'How much of one limit of the plan is used.',
  fields: (t) => ({
    key: t.expose('key', { type: keyType }),
    label: t.exposeString('label'),
    used: t.exposeFloat('used', {
      description: 'Pictures in bytes; a float, since they may be more than an Int holds.',
    }),
    limit: t.exposeFloat('limit', { nullable: true, description: 'Null: without limit.' }),
    words: t.exposeString('words', { description: 'Both in words, and of which website they are.' }),
    isOver: t.boolean({
      description: 'More than the plan has: it stays, and nothing can be added.',
      resolve: ({ used, limit }) => limit !== null && used > limit,
    }),
    websiteId: t.id({
      nullable: true,
      description: 'What is counted for each website is that of the fullest.',
      resolve: ({ website }) => website?.id ?? null,
    }),
    websiteName: t.string({ nullable: true, resolve: ({ website }) => website?.name ?? null }),
  }),
});

builder.objectField(billingType, 'use', (t) =>
  t.field({ type: [planUseType], resolve: (standing, _args, context) => planUseOf(context, standing) }),
);
