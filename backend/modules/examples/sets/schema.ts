import { requirePerson } from '../../../auth/policy.ts';
import { builder } from '../../../graphql/builder.ts';
import { pageComplexity } from '../../../graphql/connections.ts';
import { historyOf, historyType } from '../../audit/audit-type.ts';
import { findLiveSet, type LiveSet } from '../../shown-examples/store.ts';
import { exampleType } from '../example-type.ts';
import { seedExamples } from '../seed-examples.ts';
import { goBackFromExamples, makeExamplesLive, SETS } from './make-live.ts';
import { countOutside, countShown, isShown } from './store.ts';

export const exampleSetsType = builder.objectRef<LiveSet>('ExampleSets').implement({
  description: 'Staff: the examples that models are shown, and those that may be.',
  fields: (t) => ({
    live: t.exposeInt('number', { description: 'Number of the set that is live; 0 has no examples.' }),
    shown: t.int({
      description: 'So many of it are shown: what was rejected or changed since is not.',
      resolve: async ({ number }, _args, { db }) => countShown(db, number),
    }),
    waiting: t.int({
      description: 'So many are approved for training, and not live.',
      resolve: async ({ number }, _args, { db }) => countOutside(db, number),
    }),
    before: t.exposeInt('before', { nullable: true, description: 'The set that can be gone back to.' }),
    history: t.field({
      type: historyType,
      args: { first: t.arg.int(), after: t.arg.string() },
      complexity: pageComplexity,
      resolve: (_sets, page, { db }) => historyOf(db, SETS, page),
    }),
  }),
});

builder.objectFields(exampleType, (t) => ({
  isShown: t.boolean({
    description: 'It is in the set that is live, and shown to models.',
    complexity: 10,
    resolve: ({ id }, _args, { db }) => isShown(db, id),
  }),
}));

builder.queryFields((t) => ({
  exampleSets: t.field({
    type: exampleSetsType,
    complexity: 10,
    resolve: async (_root, _args, context) => {
      requirePerson(context.actor, 'exampleSets');
      await seedExamples(context);
      return findLiveSet(context.db);
    },
  }),
}));

builder.mutationFields((t) => ({
  makeExamplesLive: t.field({
    type: exampleSetsType,
    description: 'Shows all that is approved for training to models from now on.',
    args: { reason: t.arg.string({ description: 'Needed where no replay of this was passed.' }) },
    resolve: (_root, { reason }, context) => makeExamplesLive(context, reason),
  }),
  goBackFromExamples: t.field({
    type: exampleSetsType,
    description: 'Makes the set before this one live again.',
    args: { to: t.arg.int({ required: true, description: 'The set before.' }) },
    resolve: (_root, { to }, context) => goBackFromExamples(context, to),
  }),
}));
