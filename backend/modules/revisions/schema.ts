import { z } from 'zod';
import { requireAccess } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, pageComplexity } from '../../graphql/connections.ts';
import { mayWrite } from '../../auth/policy.ts';
import { websiteType, writtenBy } from '../websites/website-type.ts';
import { changeByForm, type FormChange } from './change-by-form.ts';
import type { WebsiteView } from '../websites/website-type.ts';
import { changeWebsite } from './change-website.ts';
import { restoreRevision } from './restore-revision.ts';
import { countRevisions, listRevisions } from './store.ts';
import type { RevisionSummary } from './store.ts';
import { redoChange, undoChange } from './undo-redo.ts';
import { unpublishedChanges } from './unpublished-changes.ts';

const sourceType = builder.enumType('RevisionSource', {
  values: ['GENERATED', 'FORM', 'CHAT', 'UNDO', 'REDO', 'RESTORE', 'IMPORT'] as const,
});

type RevisionView = RevisionSummary & { id: string };

const revisionType = builder.objectRef<RevisionView>('Revision').implement({
  interfaces: [nodeInterface],
  fields: (t) => ({
    number: t.exposeInt('number'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    author: t.exposeString('author', { description: 'Name of who made it.' }),
    keyName: t.exposeString('keyName', {
      nullable: true,
      description: 'The access key that it was made with; null when its author was at work themselves.',
    }),
    source: t.expose('source', { type: sourceType }),
    summary: t.exposeString('summary', { description: 'One sentence for people.' }),
  }),
});

builder.objectField(websiteType, 'revisions', (t) =>
  t.field({
    type: connectionType('Revision', revisionType),
    args: { first: t.arg.int(), after: t.arg.string() },
    complexity: pageComplexity,
    resolve: (website, args, { db }) => {
      requireAccess(website.access, 'Website.revisions');
      return connectionPage<RevisionView, z.ZodNumber>(args, {
        keySchema: z.number().int().min(0).max(2_147_483_647),
        keyOf: (revision) => revision.number,
        load: async (cut) =>
          (await listRevisions(db, website.id, cut)).map((row) => ({ ...row, id: `${row.websiteId}-${row.number}` })),
        count: () => countRevisions(db, website.id),
      });
    },
  }),
);

builder.objectFields(websiteType, (t) => ({
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
}));

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
  changeByForm: t.field({
    type: formChangeType,
    description: 'What a form of the editor asks for, as one revision. `values` of an error are what was typed.',
    args: { input: t.arg({ type: changeByFormInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { website, ...made } = await changeByForm(context, input);
      return { ...made, website: writtenBy(context.actor, website) };
    },
  }),
  changeWebsite: t.field({
    type: websiteType,
    description: 'All of the operations or none, as one revision.',
    args: { input: t.arg({ type: changeInput, required: true }) },
    resolve: async (_root, { input }, context) => writtenBy(context.actor, await changeWebsite(context, input)),
  }),
  undoChange: t.field({
    type: websiteType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => writtenBy(context.actor, await undoChange(context, id)),
  }),
  redoChange: t.field({
    type: websiteType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => writtenBy(context.actor, await redoChange(context, id)),
  }),
  restoreRevision: t.field({
    type: websiteType,
    description: 'The whole website as it was, or only one section of it.',
    args: { id: t.arg.id({ required: true }), number: t.arg.int({ required: true }), sectionId: t.arg.id() },
    resolve: async (_root, input, context) => writtenBy(context.actor, await restoreRevision(context, input)),
  }),
}));
