import { builder } from '../../graphql/builder.ts';
import type { PlanDefinition } from './plans.ts';

/** A plan as one person has it, or could. */
export type PlanInUse = PlanDefinition & { userId: string };

export const planType = builder.objectRef<PlanInUse>('Plan').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    label: t.exposeString('label'),
    websites: t.exposeInt('websites'),
    domains: t.exposeInt('domains', { description: "Domains of one's own that may be connected." }),
    pages: t.exposeInt('pages', { description: 'Of each website.' }),
    assistantMessages: t.exposeInt('assistantMessages', { description: 'A month.' }),
    generatedPictures: t.int({
      nullable: true,
      description: 'A month. Null where pictures are not generated at all.',
      resolve: ({ generatedPictures }, _args, { pictureMaker }) => (pictureMaker ? generatedPictures : null),
    }),
    mediaBytes: t.exposeFloat('mediaBytes', {
      description: 'Room for the pictures of each website; a plan may have more than an Int holds.',
    }),
    waitlistEntries: t.exposeInt('waitlistEntries', { nullable: true, description: 'Null: without limit.' }),
    badgeRemovable: t.exposeBoolean('badgeRemovable', { description: 'Published pages come without our badge.' }),
    codeForHead: t.exposeBoolean('codeForHead'),
    sitePassword: t.exposeBoolean('sitePassword'),
  }),
});
