import { accessTo, requireAccess, requirePerson } from '../../auth/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { templateType } from '../templates/schema.ts';
import { findTemplateOfDraft, lastVersionNumber } from '../templates/store.ts';
import { websiteType } from '../websites/website-type.ts';
import { editTemplate } from './edit-template.ts';
import { putTemplateIntoUse, returnTemplateTo } from './put-into-use.ts';
import { listVersions } from './store.ts';
import type { VersionSummary } from './store.ts';

const VERSIONS_SHOWN = 50;

const versionType = builder.objectRef<VersionSummary>('TemplateVersion').implement({
  description: 'Staff: a document that a template had in use.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    madeBy: t.exposeString('madeBy'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.objectFields(templateType, (t) => ({
  draft: t.field({
    type: websiteType,
    nullable: true,
    description: 'Staff: the website whose document is edited; null until somebody opens the editor.',
    resolve: async ({ websiteId }, _args, { actor, loaders }) => {
      requirePerson(actor, 'Template.draft');
      const website = websiteId ? await loaders.website.load(websiteId) : undefined;
      const access = website && accessTo(actor, website);
      return website && access ? { ...website, access } : null;
    },
  }),
  isChanged: t.boolean({
    description: 'Staff: the draft says something else than what is in use.',
    resolve: ({ id }, _args, { actor, loaders }) => {
      requirePerson(actor, 'Template.isChanged');
      return loaders.templateChanged.load(id);
    },
  }),
  versionInUse: t.int({
    description: 'Staff: 0 while it shows what its design came with.',
    resolve: ({ id }, _args, { actor, db }) => {
      requirePerson(actor, 'Template.versionInUse');
      return lastVersionNumber(db, id);
    },
  }),
  versions: t.field({
    type: [versionType],
    description: 'Staff: the newest first, fifty at most.',
    complexity: 20,
    resolve: ({ id }, _args, { actor, db }) => {
      requirePerson(actor, 'Template.versions');
      return listVersions(db, id, VERSIONS_SHOWN);
    },
  }),
}));

builder.objectField(websiteType, 'templateEdited', (t) =>
  t.field({
    type: templateType,
    nullable: true,
    description: 'Staff: the template whose draft this is; null for every other website.',
    resolve: async ({ id, purpose, access }, _args, { db }) => {
      if (purpose !== 'template') return null;
      requireAccess(access, 'Website.templateEdited');
      return (await findTemplateOfDraft(db, id)) ?? null;
    },
  }),
);

builder.mutationFields((t) => ({
  editTemplate: t.field({
    type: templateType,
    description: 'Opens its draft, which is made when it is asked for first.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => editTemplate(context, id),
  }),
  putTemplateIntoUse: t.field({
    type: templateType,
    args: {
      id: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true, description: 'Of the draft, as it was seen.' }),
      seen: t.arg.int({ required: true, description: 'The version in use, as it was seen.' }),
    },
    resolve: (_root, { id, ...input }, context) => putTemplateIntoUse(context, id, input),
  }),
  returnTemplateTo: t.field({
    type: templateType,
    description: 'Puts an earlier version into use once more.',
    args: {
      id: t.arg.id({ required: true }),
      number: t.arg.int({ required: true }),
      seen: t.arg.int({ required: true, description: 'The version in use, as it was seen.' }),
    },
    resolve: (_root, { id, ...input }, context) => returnTemplateTo(context, id, input),
  }),
}));
