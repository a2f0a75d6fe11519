import type { Context } from '../../../context.ts';
import { builder } from '../../../graphql/builder.ts';
import { moneyType } from '../../billing/money-type.ts';
import { planChangeType } from '../../billing/plan-change-type.ts';
import type { PlanChange } from '../../billing/plan-change-type.ts';
import { openedType } from '../opened-type.ts';
import { changePlan } from './change-plan.ts';
import { previewPlan } from './preview-plan.ts';
import type { PlanPreview } from './preview-plan.ts';

const asked = new WeakMap<PlanChange, Promise<PlanPreview>>();

/** The provider is asked once for a change, however many of its fields somebody wants. */
function previewOf(change: PlanChange, context: Context): Promise<PlanPreview> {
  const preview = asked.get(change) ?? previewPlan(context, change);
  asked.set(change, preview);
  return preview;
}

builder.objectFields(planChangeType, (t) => ({
  dueNow: t.field({
    type: moneyType,
    nullable: true,
    description: 'Charged once it is confirmed.',
    resolve: async (change, _args, context) => (await previewOf(change, context)).dueNow,
  }),
  then: t.field({
    type: moneyType,
    nullable: true,
    description: 'Charged each month from `thenAt` on; null: nothing more.',
    resolve: async (change, _args, context) => (await previewOf(change, context)).then,
  }),
  thenAt: t.field({
    type: 'DateTime',
    nullable: true,
    resolve: async (change, _args, context) => (await previewOf(change, context)).thenAt,
  }),
  problem: t.string({
    nullable: true,
    description: 'Why it cannot be chosen, or why nobody knows just now what it costs. Null: all of it is known.',
    resolve: async (change, _args, context) => (await previewOf(change, context)).problem,
  }),
}));

builder.mutationFields((t) => ({
  changePlan: t.field({
    type: openedType,
    description: 'Opens the page where a plan is bought, or the change to it is confirmed. Nothing changes before.',
    args: {
      plan: t.arg.id({ required: true }),
      websiteId: t.arg.id({ description: 'Whose plans screen they came from.' }),
      returnTo: t.arg.string({ description: 'A path of ours to come back to.' }),
    },
    resolve: (_root, wanted, context) => changePlan(context, wanted),
  }),
}));
