import { requireAccess } from '../../auth/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, momentKeySchema, pageComplexity } from '../../graphql/connections.ts';
import { viewerType } from '../users/viewer-type.ts';
import { websiteType } from '../websites/website-type.ts';
import { addDomain } from './add-domain.ts';
import { checkDomain } from './check-domain.ts';
import { connectDomain } from './connect-domain.ts';
import { disconnectDomain, removeDomain } from './disconnect-domain.ts';
import { domainType, primaryType } from './domain-type.ts';
import { watchDomain } from './domain-updates.ts';
import type { DomainUpdate } from './domain-updates.ts';
import { ownDomain } from './own-domain.ts';
import { countDomainsOf, listConnectedTo, listCounted, listDomainsOf } from './store.ts';
import type { DomainRow } from './store.ts';

builder.objectFields(viewerType, (t) => ({
  domains: t.field({
    type: connectionType('Domain', domainType),
    description: 'Their names, the last added first.',
    args: { first: t.arg.int(), after: t.arg.string(), search: t.arg.string() },
    complexity: pageComplexity,
    resolve: ({ id: ownerId }, { search: typed, ...page }, { db }) => {
      const search = (typed ?? '').trim();
      return connectionPage<DomainRow, typeof momentKeySchema>(page, {
        keySchema: momentKeySchema,
        keyOf: ({ createdAt, id }) => [createdAt.getTime(), id],
        load: (cut) => listDomainsOf(db, { ownerId, search, cut }),
        count: () => countDomainsOf(db, ownerId, search),
      });
    },
  }),
  domain: t.field({
    type: domainType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_viewer, { id }, context) => (await ownDomain(context, 'Viewer.domain', id)).domain,
  }),
  connectedDomainCount: t.int({
    description: 'How many count against `plan.domains`.',
    resolve: async ({ id }, _args, { db }) => (await listCounted(db, id)).length,
  }),
}));

builder.objectField(websiteType, 'domains', (t) =>
  t.field({
    type: [domainType],
    description: 'The domains connected to it, the oldest first.',
    resolve: ({ id, access }, _args, { db }) => {
      requireAccess(access, 'Website.domains');
      return listConnectedTo(db, id);
    },
  }),
);

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  return {
    addDomain: t.field({
      type: domainType,
      description: 'Takes a name as people paste it. It waits for its proof from then on.',
      args: { name: t.arg.string({ required: true }) },
      resolve: (_root, { name }, context) => addDomain(context, name),
    }),
    checkDomain: t.field({
      type: domainType,
      description: 'Looks at it now; at most every few seconds.',
      args: { id },
      resolve: (_root, { id: domain }, context) => checkDomain(context, domain),
    }),
    connectDomain: t.field({
      type: domainType,
      description:
        'Lets it lead to a website, from its proof on. Done again it makes this domain the website’s address, by its name or its www.',
      args: {
        id,
        websiteId: t.arg.id({ required: true }),
        primary: t.arg({ type: primaryType, defaultValue: 'apex' }),
      },
      resolve: (_root, { id: domain, websiteId, primary }, context) =>
        connectDomain(context, { id: domain, websiteId, primary: primary ?? 'apex' }),
    }),
    disconnectDomain: t.field({
      type: domainType,
      args: { id },
      resolve: (_root, { id: domain }, context) => disconnectDomain(context, domain),
    }),
    removeDomain: t.field({
      type: domainType,
      description: 'Takes it away with its history; gives what it was.',
      args: { id },
      resolve: (_root, { id: domain }, context) => removeDomain(context, domain),
    }),
  };
});

const updateType = builder.objectRef<DomainUpdate>('DomainUpdate').implement({
  fields: (t) => ({ stamp: t.exposeString('stamp', { description: "The domain's `stamp`." }) }),
});

builder.subscriptionField('domainUpdates', (t) =>
  t.field({
    type: updateType,
    description: 'How a domain stands, at once and whenever something about it is new. Ends with the token.',
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, { id }, context) => watchDomain(context, id),
    resolve: (update) => update,
  }),
);
