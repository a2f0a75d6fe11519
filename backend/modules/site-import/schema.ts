import { requireAccess } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { websiteType, writtenBy } from '../websites/website-type.ts';
import { beginSiteImport } from './begin-import.ts';
import { cancelSiteImport, dismissSiteImport } from './end-import.ts';
import { failedImport, importFor, importsUnderWay } from './import-for.ts';
import { findSiteImport } from './store.ts';
import type { SiteImportRow } from './store.ts';

const stateEnum = builder.enumType('SiteImportState', {
  values: ['WORKING', 'DONE', 'FAILED', 'CANCELLED'] as const,
});

const importType = builder.objectRef<SiteImportRow>('SiteImport').implement({
  description: 'A website elsewhere that becomes one of ours. Its id is also that of the website that comes of it.',
  interfaces: [nodeInterface],
  fields: (t) => ({
    address: t.exposeString('address'),
    templateId: t.exposeID('templateId', { nullable: true }),
    state: t.expose('state', { type: stateEnum }),
    note: t.exposeString('note', { description: 'What is being done; afterwards empty, or why it came to nothing.' }),
    done: t.exposeInt('done'),
    total: t.exposeInt('total', { nullable: true, description: 'Null while nobody knows how much there is to do.' }),
    report: t.field({
      type: 'JSON',
      nullable: true,
      description: 'What was kept, left out and unsure, by page, and where each fact was read.',
      resolve: ({ report }) => report,
    }),
    website: t.field({
      type: websiteType,
      nullable: true,
      description: 'Null while it is made, when that came to nothing, and when it was deleted.',
      resolve: async ({ id, state }, _args, { loaders, actor }) => {
        const website = state === 'DONE' ? await loaders.website.load(id) : undefined;
        return website && !website.deletedAt ? writtenBy(actor, website) : null;
      },
    }),
  }),
});

builder.objectFields(websiteType, (t) => ({
  siteImport: t.field({
    type: importType,
    nullable: true,
    description: 'How it was brought over from elsewhere; null where it was not.',
    resolve: async ({ id, access }, _args, { db }) => {
      requireAccess(access, 'Website.siteImport');
      return (await findSiteImport(db, id)) ?? null;
    },
  }),
}));

builder.queryField('siteImport', (t) =>
  t.field({
    type: importType,
    description: 'For whoever asked for it, or has the website that came of it; to all others it is not there.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => importFor(context, id),
  }),
);

builder.queryField('siteImports', (t) =>
  t.field({
    type: [importType],
    description: 'Those of whoever asks that are under way, the newest first.',
    resolve: (_root, _args, context) => importsUnderWay(context),
  }),
);

builder.queryField('failedSiteImport', (t) =>
  t.field({
    type: importType,
    nullable: true,
    description: 'The latest of whoever asks that failed within a day, unless it was tried again or dismissed.',
    resolve: (_root, _args, context) => failedImport(context),
  }),
);

const beginInput = builder.inputType('BeginSiteImportInput', {
  fields: (t) => ({
    address: t.string({ required: true, description: 'Of the website, with or without `https://`.' }),
    isOwn: t.boolean({ required: true, description: 'True: whoever asks may use what stands on that website.' }),
    templateId: t.id({ description: 'Left out: one that suits the kind of business.' }),
    claimHash: t.string({ description: 'Without a login: as in `CreateUnclaimedWebsiteInput`.' }),
  }),
});

builder.mutationFields((t) => ({
  beginSiteImport: t.field({
    type: importType,
    description: 'Begins to make a draft of a website elsewhere. Up to 20 pages of it are read.',
    args: { input: t.arg({ type: beginInput, required: true }) },
    resolve: (_root, { input }, context) => beginSiteImport(context, input),
  }),
  cancelSiteImport: t.field({
    type: importType,
    description: 'Ends it. What is over stays as it ended.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => cancelSiteImport(context, id),
  }),
  dismissSiteImport: t.field({
    type: importType,
    description: 'Forgets one that came to nothing. Any other stays.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => dismissSiteImport(context, id),
  }),
}));
