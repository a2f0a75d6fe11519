import type { Understood } from '#designer/designer.ts';
import { requireAccess } from '../../auth/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { owned, websiteType } from '../websites/website-type.ts';
import { createWebsite } from './create-website.ts';
import { duplicateWebsite } from './duplicate-website.ts';
import { understoodOf } from './understood-of.ts';

const understoodType = builder.objectRef<Understood>('Understood').implement({
  description: 'One thing read of a description, in the words of its owner.',
  fields: (t) => ({
    fact: t.exposeString('fact', { description: 'Which fact, the same in every language: `name`, `hours`.' }),
    label: t.exposeString('label'),
    value: t.exposeString('value', { description: 'An entry a line.' }),
  }),
});

builder.objectFields(websiteType, (t) => ({
  understood: t.field({
    type: [understoodType],
    description: 'What the designer read of the description, row by row. Empty for websites without one.',
    complexity: 20,
    resolve: ({ access, brief }, _args, { designer }) => {
      requireAccess(access, 'Website.understood');
      return understoodOf(designer, brief);
    },
  }),
}));

const createInput = builder.inputType('CreateWebsiteInput', {
  fields: (t) => ({
    brief: t.string({
      required: true,
      description: "What the business is and does, in the owner's words. 3 to 4,000 characters.",
    }),
    name: t.string(),
    templateId: t.id(),
    directions: t.boolean({ description: 'Offers three looks to choose from under the first answer.' }),
    seed: t.int({ description: 'The same brief, template and seed give the same design. 0 or more.' }),
  }),
});

builder.mutationFields((t) => ({
  createWebsite: t.field({
    type: websiteType,
    args: { input: t.arg({ type: createInput, required: true }) },
    resolve: async (_root, { input }, context) => owned(await createWebsite(context, input)),
  }),
  duplicateWebsite: t.field({
    type: websiteType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => owned(await duplicateWebsite(context, id)),
  }),
}));
