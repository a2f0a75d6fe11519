import { builder } from '../../graphql/builder.ts';
import { owned, websiteType } from '../websites/website-type.ts';
import { deleteWebsite, deleteWebsites } from './delete-websites.ts';
import { restoreWebsites } from './restore-websites.ts';

builder.mutationFields((t) => ({
  deleteWebsite: t.field({
    type: websiteType,
    description: 'Off the web at once, restorable for 30 days. A `name` that is given must be its name.',
    args: { id: t.arg.id({ required: true }), name: t.arg.string() },
    resolve: async (_root, { id, name }, context) => owned(await deleteWebsite(context, id, name)),
  }),
  deleteWebsites: t.field({
    type: [websiteType],
    description: 'All of them or none, 100 at most.',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, context) => (await deleteWebsites(context, ids)).map(owned),
  }),
  restoreWebsites: t.field({
    type: [websiteType],
    description: 'Brings deleted websites back as drafts: all of them or none, 100 at most.',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, context) => (await restoreWebsites(context, ids)).map(owned),
  }),
}));
