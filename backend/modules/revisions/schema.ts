import { z } from 'zod';
import { requireAccess } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, pageComplexity } from '../../graphql/connections.ts';
import { websiteType, writtenBy } from '../websites/website-type.ts';
import { restoreRevision } from './restore-revision.ts';
import { countRevisions, listRevisions } from './store.ts';
import type { RevisionSummary } from './store.ts';
import { redoChange, undoChange } from './undo-redo.ts';

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

builder.mutationFields((t) => ({
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
