import { requireAccess, requirePerson } from '../../auth/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { planInForce } from '../billing/in-force.ts';
import { viewerType } from '../users/viewer-type.ts';
import { websiteType } from '../websites/website-type.ts';
import { currentUser } from './current-user.ts';
import { deleteAccount, deletionWordOf } from './delete-account.ts';
import { billingRecordsOf, recordsOf } from './store.ts';

builder.objectField(websiteType, 'records', (t) =>
  t.field({
    type: 'JSON',
    description:
      'What is kept of it beside its document, to take away: history, conversation, forms, visits, pictures.',
    complexity: 50,
    resolve: ({ id, access }, _args, { db }) => {
      requireAccess(access, 'Website.records');
      return recordsOf(db, id);
    },
  }),
);

builder.objectField(viewerType, 'billingRecords', (t) =>
  t.field({
    type: 'JSON',
    description: 'What is kept of their plan, their subscriptions and what they bought, to take away.',
    complexity: 50,
    resolve: (viewer, _args, { actor, db, clock }) => {
      requirePerson(actor, 'Viewer.billingRecords');
      return billingRecordsOf(db, viewer, planInForce(viewer, clock()));
    },
  }),
);

builder.objectField(viewerType, 'deletionWord', (t) =>
  t.string({ description: 'What they type to delete their account.', resolve: deletionWordOf }),
);

const redwoodType = builder.objectRef<Record<never, never>>('Redwood').implement({
  fields: (t) => ({
    currentUser: t.field({
      type: 'JSON',
      nullable: true,
      description:
        "The caller's profile with roles, and an alert while there is something to be told about their plan; null without a token.",
      resolve: (_redwood, _args, context) =>
        context.actor.kind === 'visitor' ? null : currentUser(context, context.actor),
    }),
  }),
});

builder.queryField('redwood', (t) => t.field({ type: redwoodType, resolve: () => ({}) }));

builder.mutationField('deleteAccount', (t) =>
  t.boolean({
    description:
      'Ends the account with all that belongs to it, for good. `confirm` is what `Viewer.deletionWord` says.',
    args: { confirm: t.arg.string({ required: true }) },
    resolve: (_root, { confirm }, context) => deleteAccount(context, confirm),
  }),
);
