import { builder, nodeInterface } from '../../graphql/builder.ts';
import { pageComplexity } from '../../graphql/connections.ts';
import type { ExampleAnswer, Replaced } from '../../db/schema.ts';
import { historyOf, historyType } from '../audit/audit-type.ts';
import { kinds, sources, splits, states, tasks } from './example-input.ts';
import { examplesLike, findExample } from './store.ts';
import type { ListedExample } from './store.ts';

export const kindEnum = builder.enumType('ExampleKind', { values: kinds });
export const taskEnum = builder.enumType('ExampleTask', { values: tasks });
export const sourceEnum = builder.enumType('ExampleSource', { values: sources });
export const stateEnum = builder.enumType('ExampleState', { values: states });
export const splitEnum = builder.enumType('ExampleSplit', { values: splits });

const answerType = builder.objectRef<ExampleAnswer>('ExampleAnswer').implement({
  fields: (t) => ({
    calls: t.field({
      type: 'JSON',
      description: 'A list of calls, each with the name of a tool and its input.',
      resolve: ({ calls }) => calls,
    }),
    reply: t.exposeString('reply'),
  }),
});

const replacedType = builder.objectRef<Replaced[number]>('ExampleReplacement').implement({
  description: 'Something personal that a stand-in took the place of. What it was is not kept.',
  fields: (t) => ({
    kind: t.exposeString('kind'),
    standIn: t.exposeString('standIn'),
    times: t.exposeInt('times'),
  }),
});

const exampleRef = builder.objectRef<ListedExample>('Example');

export const exampleType = exampleRef.implement({
  description: 'Staff: what was asked for, and what is expected of the assistant.',
  interfaces: [nodeInterface],
  fields: (t) => ({
    kind: t.expose('kind', { type: kindEnum }),
    task: t.expose('task', { type: taskEnum }),
    words: t.exposeString('words'),
    document: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The website that the words are about, as it was then.',
      complexity: 20,
      resolve: async ({ id }, _args, { db }) => (await findExample(db, id))?.document ?? null,
    }),
    before: t.field({
      type: 'JSON',
      description: 'What was said before.',
      complexity: 20,
      resolve: async ({ id }, _args, { db }) => (await findExample(db, id))?.before ?? [],
    }),
    answer: t.field({ type: answerType, description: 'What is expected.', resolve: ({ answer }) => answer }),
    other: t.field({
      type: answerType,
      nullable: true,
      description: 'Of a preference: the answer that is not so good.',
      resolve: ({ other }) => other,
    }),
    tags: t.exposeStringList('tags'),
    source: t.expose('source', { type: sourceEnum }),
    sourceId: t.exposeString('sourceId', { nullable: true }),
    replaced: t.field({
      type: [replacedType],
      nullable: true,
      description: 'What the search for personal data replaced; null where nothing had to be searched.',
      resolve: ({ replaced }) => replaced,
    }),
    score: t.exposeInt('score', { nullable: true, description: '1 to 5; null while nobody has judged it.' }),
    state: t.expose('state', { type: stateEnum }),
    split: t.expose('split', { type: splitEnum }),
    alike: t.field({
      type: [exampleRef],
      description: 'Others whose words say nearly the same, ten at most.',
      complexity: 10,
      resolve: (row, _args, { db }) => examplesLike(db, row),
    }),
    version: t.exposeInt('version', { description: 'Counts its changes; an edit says which one it was made on.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.exposeString('createdBy'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    updatedBy: t.exposeString('updatedBy', { nullable: true }),
    history: t.field({
      type: historyType,
      description: 'What was done to it, the newest first.',
      args: { first: t.arg.int(), after: t.arg.string() },
      complexity: pageComplexity,
      resolve: ({ id }, page, { db }) => historyOf(db, { kind: 'example', id }, page),
    }),
  }),
});
