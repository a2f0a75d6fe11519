import type { Understood } from '#designer/designer.ts';
import { accessTo, mayWrite, requireAccess } from '../../auth/policy.ts';
import { signPreviewToken } from '../../auth/preview-token.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { currentDocument, documentAt } from '../revisions/read-document.ts';
import { isShareToken } from '../../auth/share-token.ts';
import { findSiteSettings } from '../settings/store.ts';
import { websiteOfToken } from '../sharing/website-of-token.ts';
import { findDraft } from '../turns/store.ts';
import { addressOf } from './address.ts';
import { changeByForm, type FormChange } from './change-by-form.ts';
import { changeWebsite } from './change-website.ts';
import { createWebsite } from './create-website.ts';
import { RESTORABLE_MS } from '../deletion/restorable.ts';
import { duplicateWebsite } from './duplicate-website.ts';
import { statusOf } from './status.ts';
import { findWebsite } from './store.ts';
import { understoodOf } from './understood-of.ts';
import { unpublishedChanges } from './unpublished-changes.ts';
import { owned, websiteType, writtenBy } from './website-type.ts';
import type { WebsiteView } from './website-type.ts';

const understoodType = builder.objectRef<Understood>('Understood').implement({
  description: 'One thing read of a description, in the words of its owner.',
  fields: (t) => ({
    fact: t.exposeString('fact', { description: 'Which fact, the same in every language: `name`, `hours`.' }),
    label: t.exposeString('label'),
    value: t.exposeString('value', { description: 'An entry a line.' }),
  }),
});

const statusType = builder.enumType('WebsiteStatus', { values: ['DRAFT', 'PUBLISHED', 'CHANGED'] as const });
export const sortType = builder.enumType('WebsiteSort', { values: ['RECENT', 'NAME', 'CREATED'] as const });
export const websiteConnectionType = connectionType('Website', websiteType);

builder.objectFields(websiteType, (t) => ({
  name: t.exposeString('name'),
  subdomain: t.exposeString('subdomain'),
  language: t.exposeString('language'),
  status: t.field({ type: statusType, resolve: statusOf }),
  address: t.string({
    description: 'Public address, also while unpublished.',
    resolve: ({ subdomain }, _args, { settings }) => addressOf(settings, subdomain),
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
  publishedRevision: t.exposeInt('publishedRevision', {
    nullable: true,
    description: 'Number of the revision that visitors see; null while there is none.',
  }),
  deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true }),
  purgeAt: t.field({
    type: 'DateTime',
    nullable: true,
    resolve: ({ deletedAt }) => deletedAt && new Date(deletedAt.getTime() + RESTORABLE_MS),
  }),
  currentRevision: t.exposeInt('currentRevision', {
    description: 'Number of the newest revision; writes carry it back.',
  }),
  document: t.field({
    type: 'JSON',
    description: "The draft, or an older revision's document, or the draft of the turn under way while there is one.",
    args: { revision: t.arg.int(), turn: t.arg.id() },
    complexity: 20,
    resolve: async (website, { revision, turn }, { db }) => {
      const draft = turn == null ? null : await findDraft(db, { id: turn, websiteId: website.id });
      if (draft) return draft;
      if (revision == null || revision === website.currentRevision) return currentDocument(db, website);
      requireAccess(website.access, 'Website.document(revision)');
      return documentAt(db, website.id, revision);
    },
  }),
  understood: t.field({
    type: [understoodType],
    description: 'What the designer read of the description, row by row. Empty for websites without one.',
    complexity: 20,
    resolve: ({ access, brief }, _args, { designer }) => {
      requireAccess(access, 'Website.understood');
      return understoodOf(designer, brief);
    },
  }),
  canWrite: t.boolean({ resolve: ({ access, deletedAt }) => mayWrite(access) && deletedAt === null }),
  canUndo: t.boolean({
    resolve: async ({ id, access }, _args, { loaders }) => mayWrite(access) && (await loaders.history.load(id)).canUndo,
  }),
  canRedo: t.boolean({
    resolve: async ({ id, access }, _args, { loaders }) =>
      mayWrite(access) && (await loaders.history.load(id)).redoes !== null,
  }),
  unpublishedChanges: t.stringList({
    description: 'A sentence for each change since the last publication, newest first; all of them for a draft.',
    resolve: (website, _args, { db }) => {
      requireAccess(website.access, 'Website.unpublishedChanges');
      return unpublishedChanges(db, website);
    },
  }),
  previewToken: t.string({
    description: "Opens this website's draft to a preview frame for an hour, nothing else.",
    resolve: ({ id, access }, _args, { settings, clock }) => {
      requireAccess(access, 'Website.previewToken');
      return signPreviewToken(id, settings.sessionSecrets, clock());
    },
  }),
}));

const publicWebsiteType = builder
  .objectRef<{ id: string; name: string; tagline: string; address: string }>('PublicWebsite')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      tagline: t.exposeString('tagline'),
      address: t.exposeString('address'),
    }),
  });

builder.queryFields((t) => ({
  website: t.field({
    type: websiteType,
    nullable: true,
    description:
      'One website the caller may read; null otherwise. `previewToken` opens a draft to whoever holds the link.',
    args: { id: t.arg.id({ required: true }), previewToken: t.arg.string() },
    resolve: async (_root, { id, previewToken }, { db, actor, settings, clock }): Promise<WebsiteView | null> => {
      const website = await findWebsite(db, id);
      if (!website || website.deletedAt) return null;
      const opened = await websiteOfToken({ db, settings, clock }, previewToken);
      // A share link shows what it shows to everybody, so that its owner sees at once when it works no more.
      if (previewToken && isShareToken(previewToken)) return opened === id ? { ...website, access: 'preview' } : null;
      const access = accessTo(actor, website, opened);
      return access && { ...website, access };
    },
  }),
  publicWebsite: t.field({
    type: publicWebsiteType,
    nullable: true,
    description: 'The public card of a published website, for people who may not edit it.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db, settings }) => {
      const website = await findWebsite(db, id);
      if (!website?.publishedRevision || website.deletedAt) return null;
      // What a password keeps from visitors is kept from them here as well.
      if ((await findSiteSettings(db, id)).passwordHash !== null) return null;
      const { brand } = await documentAt(db, id, website.publishedRevision);
      return { id, name: brand.name, tagline: brand.tagline, address: addressOf(settings, website.subdomain) };
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
    seed: t.int({ description: 'The same brief, template and seed give the same design. 0 or more.' }),
  }),
});

const changeInput = builder.inputType('ChangeWebsiteInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    baseRevision: t.int({ required: true, description: 'The revision the person was looking at.' }),
    operations: t.field({ type: 'JSON', required: true, description: 'A list of `site` operations.' }),
  }),
});

const changeByFormInput = builder.inputType('ChangeByFormInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    baseRevision: t.int({ description: 'The revision the form was filled from; the newest one when it says none.' }),
    entries: t.field({
      type: 'JSON',
      required: true,
      description: 'The texts of the form, in order: `[["intent", "save"], ["part", "brand"], …]`.',
    }),
    problems: t.field({
      type: 'JSON',
      description: 'Messages by field of what was refused on the way here, such as a file. Then nothing is kept.',
    }),
  }),
});

const formChangeType = builder
  .objectRef<Omit<FormChange, 'website'> & { website: WebsiteView }>('FormChange')
  .implement({
    description: 'What a form came to.',
    fields: (t) => ({
      website: t.expose('website', { type: websiteType }),
      revision: t.exposeInt('revision', { description: 'The revision that `values` belong to.' }),
      values: t.expose('values', {
        type: 'JSON',
        nullable: true,
        description: 'What the form held, in the shape it is filled from.',
      }),
      message: t.exposeString('message', { nullable: true, description: 'What was done, for people.' }),
      goTo: t.expose('goTo', {
        type: 'JSON',
        nullable: true,
        description: 'Search parameters of the screen to change; null takes one away.',
      }),
      anchor: t.exposeString('anchor', { nullable: true, description: 'Id of the element to go to, without scripts.' }),
      isQuiet: t.boolean({ description: 'The result is plain to see.', resolve: ({ isQuiet }) => isQuiet === true }),
      offersUndo: t.boolean({
        description: 'The screen should offer to take it back at once.',
        resolve: ({ offersUndo }) => offersUndo === true,
      }),
    }),
  });

builder.mutationFields((t) => ({
  createWebsite: t.field({
    type: websiteType,
    args: { input: t.arg({ type: createInput, required: true }) },
    resolve: async (_root, { input }, context) => owned(await createWebsite(context, input)),
  }),
  changeWebsite: t.field({
    type: websiteType,
    description: 'All of the operations or none, as one revision.',
    args: { input: t.arg({ type: changeInput, required: true }) },
    resolve: async (_root, { input }, context) => writtenBy(context.actor, await changeWebsite(context, input)),
  }),
  changeByForm: t.field({
    type: formChangeType,
    description: 'What a form of the editor asks for, as one revision. `values` of an error are what was typed.',
    args: { input: t.arg({ type: changeByFormInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { website, ...made } = await changeByForm(context, input);
      return { ...made, website: writtenBy(context.actor, website) };
    },
  }),
  duplicateWebsite: t.field({
    type: websiteType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => owned(await duplicateWebsite(context, id)),
  }),
}));
