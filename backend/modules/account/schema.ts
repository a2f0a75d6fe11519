import { requireAccess } from '../../auth/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { viewerType } from '../users/viewer-type.ts';
import { websiteType } from '../websites/website-type.ts';
import { deleteAccount, deletionWordOf } from './delete-account.ts';
import { recordsOf } from './store.ts';

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

builder.objectField(viewerType, 'deletionWord', (t) =>
  t.string({ description: 'What they type to delete their account.', resolve: deletionWordOf }),
);

builder.mutationField('deleteAccount', (t) =>
  t.boolean({
    description:
      'Ends the account with all that belongs to it, for good. `confirm` is what `Viewer.deletionWord` says.',
    args: { confirm: t.arg.string({ required: true }) },
    resolve: (_root, { confirm }, context) => deleteAccount(context, confirm),
  }),
);
