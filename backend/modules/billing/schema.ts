import { builder } from '../../graphql/builder.ts';
import { getPortalUrl } from './get-portal-url.ts';
import { viewerType } from '../users/viewer-type.ts';
import { planOf } from './plans.ts';
import type { PlanDefinition } from './plans.ts';

/** A plan as one person has it. */
export type PlanInUse = PlanDefinition & { userId: string };

export const planType = builder.objectRef<PlanInUse>('Plan').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    label: t.exposeString('label'),
    websites: t.exposeInt('websites'),
    domains: t.exposeInt('domains', { description: "Domains of one's own that may be connected." }),
    pages: t.exposeInt('pages'),
    assistantMessages: t.exposeInt('assistantMessages'),
  }),
});

builder.objectField(viewerType, 'plan', (t) =>
  t.field({ type: planType, resolve: ({ id, plan }) => ({ ...planOf(plan), userId: id }) }),
);

builder.mutationFields((t) => ({
  getStripeCustomerPortalSessionUrl: t.string({ resolve: (_root, _args, context) => getPortalUrl(context) }),
}));
