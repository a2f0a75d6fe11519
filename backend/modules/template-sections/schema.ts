import { z } from 'zod';
import { purposes } from '#site/sections/definition.ts';
import { neededKinds } from '#site/sections/library.ts';
import { requirePerson } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, pageComplexity } from '../../graphql/connections.ts';
import { jsonText } from '../../json-text.ts';
import { historyOf, historyType } from '../audit/audit-type.ts';
import { judgeRow } from '../section-library/judge-row.ts';
import { allEntries, findEntry } from './entry.ts';
import type { SectionEntry } from './entry.ts';
import { updateTemplateSection } from './update-template-section.ts';

type Variant = { id: string; label: string; hint: string; isOn: boolean };

const variantType = builder.objectRef<Variant>('TemplateSectionVariant').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    label: t.exposeString('label'),
    hint: t.exposeString('hint'),
    isOn: t.exposeBoolean('isOn'),
  }),
});

const templateSectionType = builder.objectRef<SectionEntry>('TemplateSection').implement({
  description:
    'Staff: a kind of section with what was decided of it. Every kind is there, also while nothing is decided.',
  interfaces: [nodeInterface],
  fields: (t) => ({
    label: t.string({ resolve: ({ definition }) => definition.label }),
    purpose: t.string({ resolve: ({ definition }) => purposes[definition.purpose] }),
    isOn: t.boolean({ resolve: ({ row }) => row?.isOn ?? true }),
    neededFor: t.string({
      nullable: true,
      description: 'Why it cannot be switched off; null when it can.',
      resolve: ({ id }) => neededKinds[id] ?? null,
    }),
    variants: t.field({
      type: [variantType],
      resolve: ({ definition, row }) =>
        Object.entries(definition.variants).map(([id, { label, hint }]) => ({
          id,
          label,
          hint,
          isOn: !(row?.variantsOff ?? []).includes(id),
        })),
    }),
    hint: t.string({ description: 'What a model is told beside `ownHint`.', resolve: ({ row }) => row?.hint ?? '' }),
    ownHint: t.string({ resolve: ({ definition }) => definition.hint }),
    sample: t.string({
      description: "Props as indented JSON; the kind's own where none are set.",
      resolve: ({ definition, row }) => jsonText(row?.sample ?? definition.sample),
    }),
    ownSample: t.string({ resolve: ({ definition }) => jsonText(definition.sample) }),
    problem: t.string({
      nullable: true,
      description: 'What of it does not count, since this release cannot read it; null when all is well.',
      resolve: ({ row }) => (row && judgeRow(row)?.problems.join(' ')) || null,
    }),
    templateCount: t.int({
      description: 'Templates that have such a section.',
      resolve: async ({ id, templatesByKind }) => (await templatesByKind()).get(id) ?? 0,
    }),
    version: t.int({ description: '0 while nothing is decided.', resolve: ({ row }) => row?.version ?? 0 }),
    updatedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row?.updatedAt ?? null }),
    updatedBy: t.string({ nullable: true, resolve: ({ row }) => row?.updatedBy ?? null }),
    history: t.field({
      type: historyType,
      description: 'What was done to it, the newest first.',
      args: { first: t.arg.int(), after: t.arg.string() },
      complexity: pageComplexity,
      resolve: ({ id }, page, { db }) => historyOf(db, { kind: 'templateSection', id }, page),
    }),
  }),
});

/** The place in the order of the kinds. */
const cursorSchema = z.tuple([z.number().int().min(0)]);

builder.queryFields((t) => ({
  templateSections: t.field({
    type: connectionType('TemplateSection', templateSectionType),
    description: 'Staff: every kind of section, in the order in which people are offered them.',
    args: { first: t.arg.int(), after: t.arg.string() },
    complexity: pageComplexity,
    resolve: async (_root, page, { actor, db }) => {
      requirePerson(actor, 'templateSections');
      const all = await allEntries(db);
      return connectionPage<SectionEntry, typeof cursorSchema>(page, {
        keySchema: cursorSchema,
        keyOf: (entry) => [all.indexOf(entry)],
        load: async ({ after, limit }) => all.slice((after?.[0] ?? -1) + 1).slice(0, limit),
        count: async () => all.length,
      });
    },
  }),
  templateSection: t.field({
    type: templateSectionType,
    nullable: true,
    args: { kind: t.arg.id({ required: true }) },
    resolve: (_root, { kind }, { actor, db }) => {
      requirePerson(actor, 'templateSection');
      return findEntry(db, kind);
    },
  }),
}));

const inputType = builder.inputType('TemplateSectionInput', {
  fields: (t) => ({
    isOn: t.boolean({ required: true }),
    variantsOff: t.idList({ required: true, description: 'Nothing new is made with them. Never all of them.' }),
    hint: t.string({ required: true }),
    sample: t.string({ required: true, description: "Props as JSON; empty for the kind's own." }),
  }),
});

builder.mutationFields((t) => ({
  updateTemplateSection: t.field({
    type: templateSectionType,
    args: {
      kind: t.arg.id({ required: true }),
      input: t.arg({ type: inputType, required: true }),
      version: t.arg.int({ description: 'The one that was opened; without it the last edit wins.' }),
    },
    resolve: (_root, { kind, input, version }, context) =>
      updateTemplateSection(context, kind, { ...input, seen: version ?? null }),
  }),
}));
