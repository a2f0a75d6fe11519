import { requirePerson } from '../../auth/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, momentKeySchema, pageComplexity } from '../../graphql/connections.ts';
import { createExamplesFromWebsite } from './consent/create-from-website.ts';
import type { MadeExamples } from './consent/create-from-website.ts';
import { createExample } from './create-example.ts';
import { deleteExample } from './delete-example.ts';
import { exampleType, kindEnum, sourceEnum, splitEnum, stateEnum, taskEnum } from './example-type.ts';
import { judgeExamples, undoJudging } from './judge-examples.ts';
import type { Judging } from './judge-examples.ts';
import { seedExamples } from './seed-examples.ts';
import { countExamples, findExample, listExamples, listExampleTags } from './store.ts';
import type { ListedExample } from './store.ts';
import { createExampleFromTraining } from './training/create-from-training.ts';
import { updateExample } from './update-example.ts';

builder.queryFields((t) => ({
  examples: t.field({
    type: connectionType('Example', exampleType),
    description: 'Staff: examples of what is asked for and what is expected, the newest first.',
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      search: t.arg.string({ description: 'Words of the request.' }),
      kind: t.arg({ type: kindEnum }),
      task: t.arg({ type: taskEnum }),
      source: t.arg({ type: sourceEnum }),
      state: t.arg({ type: stateEnum }),
      split: t.arg({ type: splitEnum }),
      tag: t.arg.string(),
    },
    complexity: pageComplexity,
    resolve: async (_root, { first, after, search, tag, ...filters }, context) => {
      requirePerson(context.actor, 'examples');
      await seedExamples(context);
      const { db } = context;
      const wanted = {
        search: (search ?? '').trim(),
        tag: (tag ?? '').trim().toLowerCase() || null,
        kind: filters.kind ?? null,
        task: filters.task ?? null,
        source: filters.source ?? null,
        state: filters.state ?? null,
        split: filters.split ?? null,
      };
      return connectionPage<ListedExample, typeof momentKeySchema>(
        { first, after },
        {
          keySchema: momentKeySchema,
          keyOf: ({ createdAt, id }) => [createdAt.getTime(), id],
          load: (cut) => listExamples(db, wanted, cut),
          count: () => countExamples(db, wanted),
        },
      );
    },
  }),
  exampleTags: t.stringList({
    description: 'Staff: tags of the latest examples, in the order of the alphabet.',
    resolve: (_root, _args, { actor, db }) => {
      requirePerson(actor, 'exampleTags');
      return listExampleTags(db);
    },
  }),
  example: t.field({
    type: exampleType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { actor, db }) => {
      requirePerson(actor, 'example');
      return (await findExample(db, id)) ?? null;
    },
  }),
}));

const judgingType = builder.objectRef<Judging>('ExampleJudging').implement({
  description: 'Several examples that were judged at once.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Takes it back.' }),
    count: t.exposeInt('count', { description: 'So many were something else before.' }),
  }),
});

const madeType = builder.objectRef<MadeExamples>('MadeExamples').implement({
  description: 'What came of the conversation about a website.',
  fields: (t) => ({
    added: t.exposeInt('added'),
    known: t.exposeInt('known', { description: 'There already.' }),
    leftOut: t.exposeInt('leftOut', { description: 'What was changed cannot be told as calls.' }),
    untold: t.stringList({
      description: 'Parts of the website in which it differs from what was made, since no call tells them.',
      resolve: ({ untold }) => untold ?? [],
    }),
  }),
});

const newType = builder.inputType('NewExampleInput', {
  fields: (t) => ({
    task: t.field({ type: taskEnum, required: true }),
    words: t.string({ required: true, description: '1 to 20,000 characters.' }),
    calls: t.field({ type: 'JSON', required: true, description: 'A list of calls: `name` of a tool, `input`.' }),
    reply: t.string({ required: true }),
    tags: t.stringList({ required: true }),
    score: t.int(),
  }),
});

const inputType = builder.inputType('ExampleInput', {
  fields: (t) => ({
    words: t.string({ required: true, description: '1 to 20,000 characters.' }),
    calls: t.field({ type: 'JSON', required: true, description: 'A list of calls: `name` of a tool, `input`.' }),
    reply: t.string({ required: true }),
    tags: t.stringList({ required: true }),
    score: t.int(),
  }),
});

builder.mutationFields((t) => ({
  createExample: t.field({
    type: exampleType,
    description: 'Keeps one that is written by hand.',
    args: { input: t.arg({ type: newType, required: true }) },
    resolve: (_root, { input }, context) => createExample(context, input),
  }),
  createExamplesFromWebsite: t.field({
    type: madeType,
    description:
      'From what the owner of a website said in its chat, who agreed: with stand-ins for all that is personal.',
    args: { website: t.arg.string({ required: true, description: 'Its address or id.' }) },
    resolve: (_root, input, context) => createExamplesFromWebsite(context, input),
  }),
  createExampleFromTraining: t.field({
    type: madeType,
    description: 'From the brief of a training website, and what makes its website of a first draft.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => createExampleFromTraining(context, id),
  }),
  updateExample: t.field({
    type: exampleType,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: inputType, required: true }),
      version: t.arg.int({ description: 'The one that was opened; without it the last edit wins.' }),
    },
    resolve: (_root, { id, input, version }, context) => updateExample(context, id, { input, seen: version ?? null }),
  }),
  judgeExamples: t.field({
    type: judgingType,
    description: 'Approves or rejects several, 100 at most.',
    args: {
      ids: t.arg.idList({ required: true }),
      state: t.arg({ type: stateEnum, required: true }),
    },
    resolve: (_root, input, context) => judgeExamples(context, input),
  }),
  undoJudging: t.field({
    type: judgingType,
    description: 'Makes examples again what they were before they were judged together.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => undoJudging(context, id),
  }),
  deleteExample: t.field({
    type: exampleType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => deleteExample(context, id),
  }),
}));
