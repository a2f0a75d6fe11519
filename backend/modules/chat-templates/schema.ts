import { z } from 'zod';
import { hasPrice } from '#designer/model/prices.ts';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, pageComplexity } from '../../graphql/connections.ts';
import { historyOf, historyType } from '../audit/audit-type.ts';
import { purposes } from '../chat-prompts/purposes.ts';
import { registry } from '../live-settings/registry.ts';
import { activateChatTemplate, goBackFromChatTemplate } from './activate-template.ts';
import { deleteChatTemplate } from './delete-template.ts';
import { exampleOf } from './example-values.ts';
import type { Variable } from './example-values.ts';
import { createChatTemplate, updateChatTemplate } from './save-template.ts';
import { countChatTemplates, findChatTemplate, findVersion, listChatTemplates } from './store.ts';
import type { ChatTemplate, ChatTemplateVersion } from './store.ts';

const purposeType = builder.enumType('ChatPurpose', { values: purposes });
const stateType = builder.enumType('ChatTemplateState', { values: ['ACTIVE', 'INACTIVE'] as const });

const variableType = builder.objectRef<Variable>('ChatVariable').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    meaning: t.exposeString('meaning'),
    value: t.exposeString('value', { description: 'On the website that `ChatTemplateExample.website` names.' }),
  }),
});

const exampleType = builder.objectRef<Awaited<ReturnType<typeof exampleOf>>>('ChatTemplateExample').implement({
  description: 'What a template comes to on one website, as it is today.',
  fields: (t) => ({
    website: t.exposeString('website', { description: 'Its name.' }),
    isOwn: t.exposeBoolean('isOwn', { description: "Whoever asks has it; else it is a sample of the house's." }),
    variables: t.field({ type: [variableType], resolve: ({ variables }) => variables }),
    prompt: t.exposeString('prompt'),
    greeting: t.exposeString('greeting'),
    suggestions: t.exposeStringList('suggestions'),
  }),
});

const versionType = builder.objectRef<ChatTemplateVersion>('ChatTemplateVersion').implement({
  description: 'Staff: what a chat template said.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    name: t.string({ resolve: ({ fields }) => fields.name }),
    prompt: t.string({ resolve: ({ fields }) => fields.prompt }),
    greeting: t.string({ resolve: ({ fields }) => fields.greeting }),
    suggestions: t.string({ resolve: ({ fields }) => fields.suggestions }),
    model: t.string({ nullable: true, resolve: ({ fields }) => fields.model }),
    temperature: t.float({ nullable: true, resolve: ({ fields }) => fields.temperature }),
    exampleCount: t.int({ resolve: ({ fields }) => fields.exampleCount }),
    madeBy: t.exposeString('madeBy', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const chatTemplateType = builder.objectRef<ChatTemplate>('ChatTemplate').implement({
  description: "Staff: a prompt of the assistant's. One of each purpose is active.",
  interfaces: [nodeInterface],
  fields: (t) => ({
    name: t.exposeString('name'),
    purpose: t.expose('purpose', { type: purposeType }),
    prompt: t.exposeString('prompt', { description: 'Comes before the rules of the house, which always follow.' }),
    greeting: t.exposeString('greeting'),
    suggestions: t.exposeString('suggestions', { description: 'Suggested prompts, one a line.' }),
    model: t.exposeString('model', { nullable: true, description: 'Null: the one that is usual.' }),
    temperature: t.exposeFloat('temperature', { nullable: true, description: '0 to 2. Null: as is usual.' }),
    exampleCount: t.exposeInt('exampleCount', { description: 'How many examples go along. 0 to 10.' }),
    isActive: t.boolean({
      description: 'One of its versions is the one of its purpose that counts.',
      resolve: ({ liveVersion }) => liveVersion !== null,
    }),
    liveVersion: t.exposeInt('liveVersion', { nullable: true, description: 'The version that counts.' }),
    warning: t.string({
      nullable: true,
      description: 'What may be amiss with the model that it names.',
      resolve: ({ model }, _args, context) => warningOf(context, model),
    }),
    needsModel: t.boolean({
      description: 'No model is set up, so that only the greeting and the suggested prompts count.',
      resolve: (_template, _args, { designer }) => !designer.draft,
    }),
    example: t.field({
      type: exampleType,
      complexity: 10,
      resolve: (template, _args, context) => exampleOf(context, template),
    }),
    version: t.exposeInt('version', { description: 'Counts its changes; an edit says which one it saw.' }),
    versionAt: t.field({
      type: versionType,
      nullable: true,
      description: 'What it said in one of its versions.',
      args: { number: t.arg.int({ required: true }) },
      resolve: async ({ id }, { number }, { db }) => (await findVersion(db, id, number)) ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    updatedBy: t.exposeString('updatedBy', { nullable: true }),
    history: t.field({
      type: historyType,
      description: 'What was done to it, the newest first.',
      args: { first: t.arg.int(), after: t.arg.string() },
      complexity: pageComplexity,
      resolve: ({ id }, page, { db }) => historyOf(db, { kind: 'chatTemplate', id }, page),
    }),
  }),
});

const warningOf = ({ live }: Pick<Context, 'live'>, model: string | null): string | null =>
  model === null || hasPrice(live.read(registry.modelPrices), model)
    ? null
    : `Nothing says what “${model}” costs, so receipts cannot either. Check its name, or write its price under model.prices.`;

const keySchema = z.tuple([z.string(), z.string()]);

builder.queryFields((t) => ({
  chatTemplates: t.field({
    type: connectionType('ChatTemplate', chatTemplateType),
    description: 'Staff: chat templates by name.',
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      search: t.arg.string(),
      purpose: t.arg({ type: purposeType }),
      state: t.arg({ type: stateType }),
    },
    complexity: pageComplexity,
    resolve: (_root, { search, purpose = null, state, ...page }, { actor, db }) => {
      requirePerson(actor, 'chatTemplates');
      const filter = { search: (search ?? '').trim(), purpose, isActive: state == null ? null : state === 'ACTIVE' };
      return connectionPage<ChatTemplate, typeof keySchema>(page, {
        keySchema,
        keyOf: ({ name, id }) => [name, id],
        load: (cut) => listChatTemplates(db, filter, cut),
        count: () => countChatTemplates(db, filter),
      });
    },
  }),
  chatTemplate: t.field({
    type: chatTemplateType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { actor, db }) => {
      requirePerson(actor, 'chatTemplate');
      return (await findChatTemplate(db, id)) ?? null;
    },
  }),
  pricedModels: t.stringList({
    description: 'Staff: beginnings of the names of models whose price is known.',
    resolve: (_root, _args, { actor, live }) => {
      requirePerson(actor, 'pricedModels');
      return Object.keys(live.read(registry.modelPrices)).sort();
    },
  }),
}));

const inputType = builder.inputType('ChatTemplateInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    prompt: t.string({ required: true, description: 'At most 20,000 characters.' }),
    greeting: t.string({ required: true }),
    suggestions: t.string({ required: true, description: 'One a line, four at most.' }),
    model: t.string(),
    temperature: t.float(),
    exampleCount: t.int({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  createChatTemplate: t.field({
    type: chatTemplateType,
    args: {
      purpose: t.arg({ type: purposeType, required: true, description: 'Stays as it is.' }),
      input: t.arg({ type: inputType, required: true }),
    },
    resolve: (_root, { purpose, input }, context) => createChatTemplate(context, purpose, input),
  }),
  updateChatTemplate: t.field({
    type: chatTemplateType,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: inputType, required: true }),
      version: t.arg.int({ description: 'The one that was opened; without it the last edit wins.' }),
    },
    resolve: (_root, { id, input, version }, context) =>
      updateChatTemplate(context, id, { input, seen: version ?? null }),
  }),
  activateChatTemplate: t.field({
    type: chatTemplateType,
    description: 'Makes its newest version the one of its purpose that counts.',
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg.string({ description: 'Why it counts without a replay that it passed.' }),
    },
    resolve: (_root, { id, reason }, context) => activateChatTemplate(context, id, reason),
  }),
  goBackFromChatTemplate: t.field({
    type: chatTemplateType,
    description: 'What counted before this one counts again. Gives that template.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => goBackFromChatTemplate(context, id),
  }),
  deleteChatTemplate: t.field({
    type: chatTemplateType,
    description: 'One that is not active.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => deleteChatTemplate(context, id),
  }),
}));
