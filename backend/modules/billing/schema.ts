import { builder } from '../../graphql/builder.ts';
import { getPortalUrl } from './get-portal-url.ts';
import { assistantMessagesUsed } from './limits.ts';
import { planOf } from './plans.ts';
import type { PlanDefinition } from './plans.ts';

/** A plan as one person has it. */
export type PlanInUse = PlanDefinition & { userId: string };

export const planType = builder.objectRef<PlanInUse>('Plan').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    label: t.exposeString('label'),
    websites: t.exposeInt('websites'),
    pages: t.exposeInt('pages'),
    assistantMessages: t.exposeInt('assistantMessages'),
    assistantMessagesUsed: t.int({
      description: 'Assistant messages that counted this month.',
      resolve: ({ userId }, _args, { db, clock }) => assistantMessagesUsed(db, userId, clock()),
    }),
  }),
});

export const planInUse = ({ id, plan }: { id: string; plan: string }): PlanInUse => ({ ...planOf(plan), userId: id });

builder.mutationFields((t) => ({
  getStripeCustomerPortalSessionUrl: t.string({ resolve: (_root, _args, context) => getPortalUrl(context) }),
}));
