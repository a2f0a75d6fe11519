import { requirePerson } from '../../auth/policy.ts';
import { refOf } from '../chat-prompts/prompt-for.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, momentKeySchema, pageComplexity } from '../../graphql/connections.ts';
import { templateRefType, usageType } from '../chat/schema.ts';
import { sampleType } from '../chat-trials/schema.ts';
import { exampleType } from '../examples/example-type.ts';
import { examplesFrom } from '../examples/store.ts';
import { sampleBriefs } from '../template-editing/sample-briefs.ts';
import { designerFor } from '../turns/designer-for.ts';
import { budgetOf } from './budget.ts';
import { differenceBetween } from './difference.ts';
import { cancelPlaygroundRun } from './end-run.ts';
import { judgePlaygroundRun, savePlaygroundExample } from './keep-run.ts';
import { tasks, verdicts } from './run-input.ts';
import { repeatPlaygroundRun, startPlaygroundRun } from './start-run.ts';
import { countRuns, findRun, listRuns, sidesOf } from './store.ts';
import type { ListedRun, SideRow } from './store.ts';

const taskEnum = builder.enumType('PlaygroundTask', { values: tasks });
const stateEnum = builder.enumType('PlaygroundState', { values: ['WORKING', 'DONE', 'FAILED', 'CANCELLED'] as const });
const sideEnum = builder.enumType('PlaygroundSideName', { values: ['LEFT', 'RIGHT'] as const });
const verdictEnum = builder.enumType('PlaygroundVerdict', { values: verdicts });

type Refused = NonNullable<SideRow['result']>['refused'][number];

const refusedType = builder.objectRef<Refused>('PlaygroundRefusal').implement({
  description: 'A call of a model that was not done.',
  fields: (t) => ({
    name: t.exposeString('name'),
    input: t.string({ description: 'As JSON.', resolve: ({ input }) => JSON.stringify(input) ?? '' }),
    reason: t.exposeString('reason'),
  }),
});

const sideType = builder.objectRef<SideRow>('PlaygroundSide').implement({
  fields: (t) => ({
    side: t.expose('side', { type: sideEnum }),
    template: t.field({
      type: templateRefType,
      nullable: true,
      description: 'Null: only the rules of the house.',
      resolve: ({ prompt }) => prompt && refOf(prompt),
    }),
    model: t.exposeString('model', { nullable: true, description: 'Chosen for this side.' }),
    temperature: t.exposeFloat('temperature', { nullable: true, description: 'Chosen for this side.' }),
    isOver: t.boolean({ resolve: ({ endedAt }) => endedAt !== null }),
    hasResult: t.boolean({ resolve: ({ result }) => result !== null }),
    note: t.exposeString('note', { description: 'The step that it is at, or why it failed.' }),
    changes: t.stringList({
      description: 'What it changed, or has changed so far, a sentence each.',
      resolve: ({ result, steps }) => result?.sentences ?? steps,
    }),
    operations: t.field({
      type: 'JSON',
      nullable: true,
      resolve: ({ result }) => result?.operations ?? null,
    }),
    refused: t.field({ type: [refusedType], resolve: ({ result }) => result?.refused ?? [] }),
    reply: t.string({ resolve: ({ result }) => result?.reply ?? '' }),
    document: t.field({
      type: 'JSON',
      nullable: true,
      complexity: 20,
      resolve: ({ result }) => result?.document ?? null,
    }),
    usage: t.field({ type: usageType, nullable: true, resolve: ({ usage }) => usage }),
    milliseconds: t.exposeInt('milliseconds', { nullable: true }),
  }),
});

const runType = builder.objectRef<ListedRun>('PlaygroundRun').implement({
  description: 'Staff: one thing that was asked for, in two ways.',
  interfaces: [nodeInterface],
  fields: (t) => ({
    task: t.expose('task', { type: taskEnum }),
    words: t.exposeString('words'),
    about: t.exposeString('about', { description: 'The website that a message is about; else empty.' }),
    seed: t.exposeInt('seed'),
    isByModel: t.exposeBoolean('isByModel', { description: 'Else the built-in designer did it.' }),
    state: t.expose('state', { type: stateEnum }),
    note: t.exposeString('note', { description: 'Why it failed; else empty.' }),
    verdict: t.expose('verdict', { type: verdictEnum, nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.exposeString('createdBy'),
    sides: t.field({
      type: [sideType],
      description: 'The left one first.',
      complexity: 5,
      resolve: ({ id }, _args, { db }) => sidesOf(db, id),
    }),
    examples: t.field({
      type: [exampleType],
      description: 'What was kept of it as examples.',
      complexity: 10,
      resolve: ({ id }, _args, { db }) => examplesFrom(db, { source: 'PLAYGROUND', sourceId: id }),
    }),
    difference: t.stringList({
      description: 'Parts in which the two results differ, in words; empty where they are the same, or not both there.',
      complexity: 10,
      resolve: async ({ id }, _args, { db }) => {
        const [left, right] = await sidesOf(db, id);
        return left?.result && right?.result ? differenceBetween(left.result.document, right.result.document) : [];
      },
    }),
  }),
});

type Playground = { spent: number; limit: number; hasModel: boolean };

const playgroundType = builder.objectRef<Playground>('Playground').implement({
  description: 'Staff: how runs stand today.',
  fields: (t) => ({
    spent: t.exposeFloat('spent', { description: 'By runs since midnight in UTC, in US dollars.' }),
    limit: t.exposeFloat('limit', { description: 'Of a day, in US dollars.' }),
    hasModel: t.exposeBoolean('hasModel', { description: 'Else the built-in designer does all runs.' }),
    samples: t.field({ type: [sampleType], resolve: () => [...sampleBriefs] }),
  }),
});

builder.queryFields((t) => ({
  playground: t.field({
    type: playgroundType,
    resolve: async (_root, _args, context) => {
      requirePerson(context.actor, 'playground');
      const designer = designerFor(context);
      return { ...(await budgetOf(context)), hasModel: designer === context.designer && Boolean(designer.draft) };
    },
  }),
  playgroundRuns: t.field({
    type: connectionType('PlaygroundRun', runType),
    description: 'Staff: runs of all of them, the newest first. Gone after 30 days.',
    args: { first: t.arg.int(), after: t.arg.string() },
    complexity: pageComplexity,
    resolve: (_root, page, { actor, db }) => {
      requirePerson(actor, 'playgroundRuns');
      return connectionPage<ListedRun, typeof momentKeySchema>(page, {
        keySchema: momentKeySchema,
        keyOf: ({ createdAt, id }) => [createdAt.getTime(), id],
        load: (cut) => listRuns(db, cut),
        count: () => countRuns(db),
      });
    },
  }),
  playgroundRun: t.field({
    type: runType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { actor, db }) => {
      requirePerson(actor, 'playgroundRun');
      return (await findRun(db, id)) ?? null;
    },
  }),
}));

const sideInput = builder.inputType('PlaygroundSideInput', {
  fields: (t) => ({
    templateId: t.id({ description: 'Null: only the rules of the house.' }),
    version: t.int({ description: 'Null: the newest.' }),
    model: t.string({ description: 'Null: as the template says, or as is usual.' }),
    temperature: t.float({ description: '0 to 2. Null: as the template says, or as is usual.' }),
  }),
});

const inputType = builder.inputType('PlaygroundRunInput', {
  fields: (t) => ({
    task: t.field({ type: taskEnum, required: true }),
    words: t.string({ required: true, description: 'The brief, or the message. 3 to 4,000 characters.' }),
    sample: t.string({ description: 'For a message: the name of the sample that it is about.' }),
    trainingId: t.id({
      description: 'For a message: the training website that it is about, in the place of a sample.',
    }),
    seed: t.int(),
    left: t.field({ type: sideInput, required: true }),
    right: t.field({ type: sideInput, required: true }),
  }),
});

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  return {
    startPlaygroundRun: t.field({
      type: runType,
      args: { input: t.arg({ type: inputType, required: true }) },
      resolve: (_root, { input }, context) => startPlaygroundRun(context, input),
    }),
    repeatPlaygroundRun: t.field({
      type: runType,
      description: 'The same again: words, templates as they were then, seed.',
      args: { id },
      resolve: (_root, args, context) => repeatPlaygroundRun(context, args.id),
    }),
    cancelPlaygroundRun: t.field({
      type: runType,
      args: { id },
      resolve: (_root, args, context) => cancelPlaygroundRun(context, args.id),
    }),
    savePlaygroundExample: t.field({
      type: runType,
      description: 'Keeps what one side did as an example.',
      args: { id, side: t.arg({ type: sideEnum, required: true }) },
      resolve: (_root, args, context) => savePlaygroundExample(context, args),
    }),
    judgePlaygroundRun: t.field({
      type: runType,
      description: 'Keeps which side is better, and the pair as an example; null takes that back.',
      args: { id, verdict: t.arg({ type: verdictEnum }) },
      resolve: (_root, args, context) => judgePlaygroundRun(context, { id: args.id, verdict: args.verdict ?? null }),
    }),
  };
});
