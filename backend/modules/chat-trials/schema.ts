import { accessTo, requirePerson } from '../../auth/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { templateRefType } from '../chat/schema.ts';
import { chatTemplateType } from '../chat-templates/schema.ts';
import { sampleBriefs } from '../template-editing/sample-briefs.ts';
import { websiteType } from '../websites/website-type.ts';
import { startChatTrial } from './start-trial.ts';
import { findTemplateTried, findTrial } from './store.ts';
import type { TrialRow } from './store.ts';

type Sample = (typeof sampleBriefs)[number];

export const sampleType = builder.objectRef<Sample>('ChatTrialSample').implement({
  fields: (t) => ({ name: t.exposeString('name'), trade: t.exposeString('trade') }),
});

const trialType = builder.objectRef<TrialRow>('ChatTrial').implement({
  description: 'Staff: where somebody tries a chat template.',
  fields: (t) => ({
    sample: t.exposeString('sample', { description: 'The name of the sample that it began with.' }),
    website: t.field({
      type: websiteType,
      nullable: true,
      resolve: async ({ websiteId }, _args, { actor, loaders }) => {
        const website = await loaders.website.load(websiteId);
        const access = website && accessTo(actor, website);
        return website && access ? { ...website, access } : null;
      },
    }),
  }),
});

builder.objectField(chatTemplateType, 'trial', (t) =>
  t.field({
    type: trialType,
    nullable: true,
    description: 'Where whoever asks tries it; null before they begin, and after a week.',
    resolve: async ({ id }, _args, { actor, db }) => {
      const { userId } = requirePerson(actor, 'chatTemplate');
      return (await findTrial(db, { templateId: id, userId })) ?? null;
    },
  }),
);

builder.objectField(websiteType, 'templateTried', (t) =>
  t.field({
    type: templateRefType,
    nullable: true,
    description: 'For staff: the chat template that is tried here; null for every other website.',
    resolve: async ({ id, purpose, access }, _args, { db }) =>
      purpose === 'trial' && access === 'staff' ? ((await findTemplateTried(db, id)) ?? null) : null,
  }),
);

builder.queryField('chatTrialSamples', (t) =>
  t.field({
    type: [sampleType],
    description: 'Staff: what a trial can begin with.',
    resolve: (_root, _args, { actor }) => {
      requirePerson(actor, 'chatTrialSamples');
      return [...sampleBriefs];
    },
  }),
);

builder.mutationField('startChatTrial', (t) =>
  t.field({
    type: trialType,
    description: 'A new website to try a chat template on, in the place of the one before.',
    args: { templateId: t.arg.id({ required: true }), sample: t.arg.string({ required: true }) },
    resolve: (_root, input, context) => startChatTrial(context, input),
  }),
);
