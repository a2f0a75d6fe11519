import { keyGrantOf } from '../../auth/actor.ts';
import { mayWrite, requireAccess } from '../../auth/policy.ts';
import { signPreviewToken } from '../../auth/preview-token.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { addressOf } from './address.ts';
import { connectionPage, pageComplexity } from '../../graphql/connections.ts';
import { viewerType } from '../users/viewer-type.ts';
import { statusOf } from './status.ts';
import { countFound, keyOf, keySchemas, listWebsites, listWebsitesById } from './store.ts';
import { owned, websiteType } from './website-type.ts';
import type { WebsiteView } from './website-type.ts';

export const statusType = builder.enumType('WebsiteStatus', {
  values: ['DRAFT', 'PUBLISHED', 'CHANGED', 'RESTING'] as const,
});
const sortType = builder.enumType('WebsiteSort', { values: ['RECENT', 'NAME', 'CREATED'] as const });
const purposeType = builder.enumType('WebsitePurpose', {
  description: 'SITE: somebody’s website. All others are documents that staff keep: without owner, address or plan.',
  values: {
    SITE: { value: 'site' },
    TEMPLATE: { value: 'template' },
    TRAINING: { value: 'training' },
    TRIAL: { value: 'trial' },
  } as const,
});
export const websiteConnectionType = connectionType('Website', websiteType);

builder.objectFields(websiteType, (t) => ({
  name: t.exposeString('name'),
  subdomain: t.exposeString('subdomain'),
  language: t.exposeString('language'),
  purpose: t.expose('purpose', { type: purposeType }),
  status: t.field({ type: statusType, resolve: statusOf }),
  address: t.string({
    description: 'Public address, also while unpublished.',
    resolve: (website, _args, { settings }) => addressOf(settings, website),
  }),
  visitsIn7Days: t.int({
    resolve: ({ id, access }, _args, { loaders }) => {
      requireAccess(access, 'Website.visitsIn7Days');
      return loaders.visitsIn7Days.load(id);
    },
  }),
  createdAt: t.expose('createdAt', { type: 'DateTime' }),
  updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
  publishedByKey: t.string({
    nullable: true,
    description: 'Name of the access key that published it; null when a person did.',
    resolve: ({ publishedByKey, access }) => {
      requireAccess(access, 'Website.publishedByKey');
      return publishedByKey;
    },
  }),
  restsSince: t.expose('restsSince', {
    type: 'DateTime',
    nullable: true,
    description:
      'Published, but not shown since then: more are published than the plan shows. Null while it does not rest.',
  }),
  publishedRevision: t.exposeInt('publishedRevision', {
    nullable: true,
    description: 'Number of the revision that visitors see, or see again after its rest; null while there is none.',
  }),
  deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true }),
  currentRevision: t.exposeInt('currentRevision', {
    description: 'Number of the newest revision; writes carry it back.',
  }),
  canWrite: t.boolean({ resolve: ({ access, deletedAt }) => mayWrite(access) && deletedAt === null }),
  previewToken: t.string({
    description: "Opens this website's draft to a preview frame for an hour, nothing else.",
    resolve: ({ id, access }, _args, { settings, clock }) => {
      requireAccess(access, 'Website.previewToken');
      return signPreviewToken(id, settings.sessionSecrets, clock());
    },
  }),
}));

builder.objectFields(viewerType, (t) => ({
  websites: t.field({
    type: websiteConnectionType,
    args: { first: t.arg.int(), after: t.arg.string(), search: t.arg.string(), sort: t.arg({ type: sortType }) },
    complexity: pageComplexity,
    resolve: ({ id: ownerId, websiteCount }, { search, sort, ...page }, { db, actor }) => {
      const only = keyGrantOf(actor)?.websiteId ?? null;
      const words = (search ?? '').trim();
      const order = sort ?? 'RECENT';
      return connectionPage<WebsiteView, (typeof keySchemas)[typeof order]>(page, {
        keySchema: keySchemas[order],
        keyOf: (website) => keyOf(website, order),
        load: async (cut) => (await listWebsites(db, { ownerId, search: words, only, order, cut })).map(owned),
        count: async () => (words || only ? countFound(db, { ownerId, search: words, only }) : websiteCount),
      });
    },
  }),
  websitesById: t.field({
    type: [websiteType],
    description: 'Those of the named websites that they have, by name. 100 at most.',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async ({ id }, { ids }, { db }) => (await listWebsitesById(db, id, ids.slice(0, 100))).map(owned),
  }),
}));
