import { requirePerson } from '../../auth/policy.ts';
import { notFound } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import { viewerType } from '../users/viewer-type.ts';
import { billingType } from './billing-type.ts';
import { changeKind } from './change-kind.ts';
import { getPortalUrl } from './get-portal-url.ts';
import { planInForce } from './in-force.ts';
import { planChangeType, planOfferType } from './plan-change-type.ts';
import { planType } from './plan-type.ts';
import { allPlans, isPlanId, planOf } from './plans.ts';

builder.objectFields(viewerType, (t) => ({
  plan: t.field({
    type: planType,
    description: 'In force now.',
    resolve: (viewer, _args, { clock }) => ({ ...planInForce(viewer, clock()), userId: viewer.id }),
  }),
  billing: t.field({
    type: billingType,
    resolve: (viewer, _args, { actor, loaders }) => {
      requirePerson(actor, 'Viewer.billing');
      return loaders.standing.load(viewer);
    },
  }),
  plans: t.field({
    type: [planOfferType],
    description: 'All of them, from the lowest to the highest.',
    resolve: async (viewer, _args, { actor, loaders }) => {
      requirePerson(actor, 'Viewer.plans');
      const standing = await loaders.standing.load(viewer);
      return allPlans().map((offered) => ({ standing, offered }));
    },
  }),
  planChange: t.field({
    type: planChangeType,
    description: 'What it would mean to go over to this plan. NOT_FOUND for one that does not exist.',
    args: { plan: t.arg.id({ required: true }) },
    resolve: async (viewer, { plan }, { actor, loaders }) => {
      requirePerson(actor, 'Viewer.planChange');
      if (!isPlanId(plan)) throw notFound('plan');
      const standing = await loaders.standing.load(viewer);
      const to = planOf(plan);
      return { standing, to, kind: changeKind(standing, to) };
    },
  }),
}));

builder.mutationFields((t) => ({
  getStripeCustomerPortalSessionUrl: t.string({ resolve: (_root, _args, context) => getPortalUrl(context) }),
}));
