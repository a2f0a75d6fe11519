import { builder } from '../../graphql/builder.ts';
import { connectionPage, momentKeySchema, pageComplexity } from '../../graphql/connections.ts';
import { viewerType } from '../users/viewer-type.ts';
import { websiteConnectionType } from '../websites/schema.ts';
import type { WebsiteView } from '../websites/website-type.ts';
import { owned, websiteType } from '../websites/website-type.ts';
import { deleteWebsite, deleteWebsites } from './delete-websites.ts';
import { RESTORABLE_MS } from './restorable.ts';
import { restoreWebsites } from './restore-websites.ts';
import { deletedKeyOf, listDeleted } from './store.ts';

builder.objectField(viewerType, 'deletedWebsites', (t) =>
  t.field({
    type: websiteConnectionType,
    description: 'What can be restored, the last deleted first.',
    args: { first: t.arg.int(), after: t.arg.string() },
    complexity: pageComplexity,
    resolve: ({ id: ownerId, deletedWebsiteCount }, page, { db, clock }) =>
      connectionPage<WebsiteView, typeof momentKeySchema>(page, {
        keySchema: momentKeySchema,
        keyOf: deletedKeyOf,
        load: async (cut) => {
          if (deletedWebsiteCount === 0) return [];
          const since = new Date(clock().getTime() - RESTORABLE_MS);
          return (await listDeleted(db, { ownerId, since, cut })).map(owned);
        },
        count: async () => deletedWebsiteCount,
      }),
  }),
);

builder.objectField(websiteType, 'purgeAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    resolve: ({ deletedAt }) => deletedAt && new Date(deletedAt.getTime() + RESTORABLE_MS),
  }),
);

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
