import { z } from 'zod';
import { requirePerson } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, pageComplexity } from '../../graphql/connections.ts';
import { readDocument } from '../revisions/read-document.ts';
import { historyOf, historyType } from '../audit/audit-type.ts';
import { createTemplate } from './create-template.ts';
import { deleteTemplate } from './delete-template.ts';
import { duplicateTemplate } from './duplicate-template.ts';
import { previewTemplate } from './preview-template.ts';
import { countTemplates, findTemplate, listPublished, listTemplates, templateStates } from './store.ts';
import type { TemplateCard, TemplateRow } from './store.ts';
import { retireTemplate } from './retire-template.ts';
import { updateTemplate } from './update-template.ts';

export const templateType = builder.objectRef<TemplateCard & Partial<TemplateRow>>('Template').implement({
  interfaces: [nodeInterface],
  fields: (t) => ({
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    category: t.exposeString('category'),
    description: t.exposeString('description'),
    builderNumber: t.exposeInt('builderNumber', {
      nullable: true,
      description: '1 to 10 for the public builders, or null.',
    }),
    published: t.exposeBoolean('published'),
    design: t.exposeString('design', { description: "The engine's template that gives it its form." }),
    document: t.field({
      type: 'JSON',
      resolve: async ({ id, document }, _args, { db }) =>
        readDocument(document ?? (await findTemplate(db, id))?.document),
    }),
    websiteCount: t.int({
      description: 'For staff.',
      resolve({ id }, _args, { actor, loaders }) {
        requirePerson(actor, 'Template.websiteCount');
        return loaders.templateUse.load(id);
      },
    }),
    retiredAt: t.expose('retiredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Offered to nobody any more since then; null while it is.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    version: t.exposeInt('version', { description: 'Counts its changes; an edit says which one it saw.' }),
    history: t.field({
      type: historyType,
      description: 'For staff: what was done to it, the newest first.',
      args: { first: t.arg.int(), after: t.arg.string() },
      complexity: pageComplexity,
      resolve({ id }, page, { actor, db }) {
        requirePerson(actor, 'Template.history');
        return historyOf(db, { kind: 'template', id }, page);
      },
    }),
    updatedBy: t.string({
      nullable: true,
      description: 'For staff.',
      resolve({ updatedBy }, _args, { actor }) {
        requirePerson(actor, 'Template.updatedBy');
        return updatedBy;
      },
    }),
  }),
});

const stateType = builder.enumType('TemplateState', { values: templateStates });
const sortType = builder.enumType('TemplateSort', { values: ['NAME', 'NAME_REVERSED'] as const });

const keySchema = z.tuple([z.string(), z.string()]);

builder.queryFields((t) => ({
  templates: t.field({
    type: [templateType],
    description: 'Templates anybody may start from: the published ones.',
    resolve: (_root, _args, { db }) => listPublished(db),
  }),
  templatePreview: t.field({
    type: 'JSON',
    nullable: true,
    description:
      "A document: the template of a public builder, filled with somebody's name and description. Stores nothing.",
    complexity: 20,
    args: {
      builderNumber: t.arg.int({ required: true }),
      name: t.arg.string({ required: true }),
      description: t.arg.string({ required: true }),
      seed: t.arg.int({ required: true }),
    },
    resolve: (_root, input, context) => previewTemplate(context, input),
  }),
  adminTemplates: t.field({
    type: connectionType('Template', templateType),
    description: 'Staff: all templates.',
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      search: t.arg.string(),
      state: t.arg({ type: stateType, description: 'Left out: all of them.' }),
      sort: t.arg({ type: sortType }),
    },
    complexity: pageComplexity,
    resolve: (_root, { search, state = null, sort, ...page }, { actor, db }) => {
      requirePerson(actor, 'adminTemplates');
      const filter = { search: (search ?? '').trim(), state };
      return connectionPage<TemplateCard, typeof keySchema>(page, {
        keySchema,
        keyOf: ({ name, id }) => [name, id],
        load: (cut) => listTemplates(db, filter, { ...cut, isReversed: sort === 'NAME_REVERSED' }),
        count: () => countTemplates(db, filter),
      });
    },
  }),
  adminTemplate: t.field({
    type: templateType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { actor, db }) => {
      requirePerson(actor, 'adminTemplate');
      return (await findTemplate(db, id)) ?? null;
    },
  }),
}));

const inputType = builder.inputType('TemplateInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    slug: t.string({ required: true }),
    category: t.string({ required: true }),
    description: t.string({ required: true }),
    builderNumber: t.int(),
    published: t.boolean({ required: true }),
    design: t.string({ required: true }),
  }),
});

const swapsWith =
  'The template that has the builder number asked for: it gets the one that this had, or none. Left out: a number in use is refused.';

builder.mutationFields((t) => ({
  createTemplate: t.field({
    type: templateType,
    args: {
      input: t.arg({ type: inputType, required: true }),
      swapsWith: t.arg.id({ description: swapsWith }),
    },
    resolve: (_root, { input, swapsWith: other }, context) =>
      createTemplate(context, { input, swapsWith: other ?? null }),
  }),
  updateTemplate: t.field({
    type: templateType,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: inputType, required: true }),
      version: t.arg.int({ description: 'The one that was opened; without it the last edit wins.' }),
      swapsWith: t.arg.id({ description: swapsWith }),
    },
    resolve: (_root, { id, input, version, swapsWith: other }, context) =>
      updateTemplate(context, id, { input, seen: version ?? null, swapsWith: other ?? null }),
  }),
  duplicateTemplate: t.field({
    type: templateType,
    description: 'A hidden one that starts websites as this one does, behind no builder.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => duplicateTemplate(context, id),
  }),
  retireTemplate: t.field({
    type: templateType,
    description: 'Offers it to nobody any more, or again.',
    args: { id: t.arg.id({ required: true }), isRetired: t.arg.boolean({ required: true }) },
    resolve: (_root, { id, isRetired }, context) => retireTemplate(context, id, isRetired),
  }),
  deleteTemplate: t.field({
    type: templateType,
    description: 'One that no website was made from.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => deleteTemplate(context, id),
  }),
}));
