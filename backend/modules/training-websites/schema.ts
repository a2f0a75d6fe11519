import { requirePerson } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, momentKeySchema, pageComplexity } from '../../graphql/connections.ts';
import { historyOf, historyType } from '../audit/audit-type.ts';
import { websiteType, writtenBy } from '../websites/website-type.ts';
import { cancelTrainingWebsite, makeTrainingWebsiteAgain } from './begin-making.ts';
import { createTrainingWebsiteFromAddress } from './create-from-address.ts';
import { createTrainingWebsite } from './create-from-brief.ts';
import { createTrainingWebsiteFromWebsite } from './create-from-website.ts';
import { deleteTrainingWebsite } from './delete-training-website.ts';
import { seedTrainingWebsites } from './seed-training-websites.ts';
import { countTraining, findTraining, listTags, listTraining } from './store.ts';
import type { TrainingRow } from './store.ts';
import { origins, statuses } from './training-input.ts';
import { updateTrainingWebsite } from './update-training-website.ts';

const originEnum = builder.enumType('TrainingOrigin', { values: origins });
const statusEnum = builder.enumType('TrainingStatus', { values: statuses });
const stateEnum = builder.enumType('TrainingState', { values: ['WORKING', 'DONE', 'FAILED', 'CANCELLED'] as const });

const trainingType = builder.objectRef<TrainingRow>('TrainingWebsite').implement({
  description: 'Staff: an example to learn from, what was asked for and the website that answers it.',
  interfaces: [nodeInterface],
  fields: (t) => ({
    title: t.exposeString('title'),
    brief: t.exposeString('brief'),
    origin: t.expose('origin', { type: originEnum }),
    sourceUrl: t.exposeString('sourceUrl', { nullable: true, description: 'Of a public page: where it was read.' }),
    website: t.field({
      type: websiteType,
      nullable: true,
      description: 'Its document, as a website that staff edit; null while it is made, and when that came to nothing.',
      resolve: async ({ websiteId }, _args, { loaders, actor }) => {
        const website = websiteId === null ? undefined : await loaders.website.load(websiteId);
        return website ? writtenBy(actor, website) : null;
      },
    }),
    tags: t.exposeStringList('tags'),
    score: t.exposeInt('score', { nullable: true, description: '1 to 5; null while nobody has judged it.' }),
    notes: t.exposeString('notes'),
    status: t.expose('status', { type: statusEnum }),
    state: t.expose('state', { type: stateEnum }),
    note: t.exposeString('note', { description: 'The step that it is at; afterwards empty, or why it failed.' }),
    report: t.field({
      type: 'JSON',
      nullable: true,
      description: 'What was kept, left out and guessed of what it was made from.',
      resolve: ({ report }) => report,
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
      resolve: ({ id }, page, { db }) => historyOf(db, { kind: 'trainingWebsite', id }, page),
    }),
  }),
});

builder.queryFields((t) => ({
  trainingWebsites: t.field({
    type: connectionType('TrainingWebsite', trainingType),
    description: 'Staff: examples to learn from, the newest first.',
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      search: t.arg.string({ description: 'Words in the title, the brief or the address.' }),
      status: t.arg({ type: statusEnum }),
      origin: t.arg({ type: originEnum }),
      score: t.arg.int(),
      tag: t.arg.string(),
    },
    complexity: pageComplexity,
    resolve: async (_root, { search, status, origin, score, tag, ...page }, context) => {
      requirePerson(context.actor, 'trainingWebsites');
      await seedTrainingWebsites(context);
      const { db } = context;
      const wanted = {
        search: (search ?? '').trim(),
        status: status ?? null,
        origin: origin ?? null,
        score: score ?? null,
        tag: (tag ?? '').trim().toLowerCase() || null,
      };
      return connectionPage<TrainingRow, typeof momentKeySchema>(page, {
        keySchema: momentKeySchema,
        keyOf: ({ createdAt, id }) => [createdAt.getTime(), id],
        load: (cut) => listTraining(db, wanted, cut),
        count: () => countTraining(db, wanted),
      });
    },
  }),
  trainingTags: t.stringList({
    description: 'Staff: tags of the latest examples, in the order of the alphabet.',
    resolve: (_root, _args, { actor, db }) => {
      requirePerson(actor, 'trainingTags');
      return listTags(db);
    },
  }),
  trainingWebsite: t.field({
    type: trainingType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { actor, db }) => {
      requirePerson(actor, 'trainingWebsite');
      return (await findTraining(db, id)) ?? null;
    },
  }),
}));

const inputType = builder.inputType('TrainingWebsiteInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    brief: t.string({ required: true }),
    tags: t.stringList({ required: true }),
    score: t.int(),
    notes: t.string({ required: true }),
    status: t.field({ type: statusEnum, required: true }),
  }),
});

const briefType = builder.inputType('TrainingBriefInput', {
  fields: (t) => ({
    brief: t.string({ required: true, description: '3 to 4,000 characters.' }),
    title: t.string({ required: true, description: "Empty: the website's name." }),
    tags: t.stringList({ required: true }),
  }),
});

const sourceType = builder.inputType('TrainingSourceInput', {
  fields: (t) => ({
    website: t.string({ required: true, description: 'Its address or id.' }),
    title: t.string({ required: true, description: "Empty: the website's name." }),
    tags: t.stringList({ required: true }),
  }),
});

const addressType = builder.inputType('TrainingAddressInput', {
  fields: (t) => ({
    address: t.string({ required: true, description: 'Of a public page.' }),
    title: t.string({ required: true, description: "Empty: the website's name." }),
    tags: t.stringList({ required: true }),
  }),
});

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  return {
    createTrainingWebsite: t.field({
      type: trainingType,
      description: 'Begins to make one from a brief.',
      args: { input: t.arg({ type: briefType, required: true }) },
      resolve: (_root, { input }, context) => createTrainingWebsite(context, input),
    }),
    createTrainingWebsiteFromWebsite: t.field({
      type: trainingType,
      description: 'Begins to make one of a website whose owner agreed, without its personal data.',
      args: { input: t.arg({ type: sourceType, required: true }) },
      resolve: (_root, { input }, context) => createTrainingWebsiteFromWebsite(context, input),
    }),
    createTrainingWebsiteFromAddress: t.field({
      type: trainingType,
      description: 'Begins to make one of a public page, which is fetched once.',
      args: { input: t.arg({ type: addressType, required: true }) },
      resolve: (_root, { input }, context) => createTrainingWebsiteFromAddress(context, input),
    }),
    updateTrainingWebsite: t.field({
      type: trainingType,
      args: {
        id,
        input: t.arg({ type: inputType, required: true }),
        version: t.arg.int({ description: 'The one that was opened; without it the last edit wins.' }),
      },
      resolve: (_root, { id: entry, input, version }, context) =>
        updateTrainingWebsite(context, entry, { input, seen: version ?? null }),
    }),
    cancelTrainingWebsite: t.field({
      type: trainingType,
      description: 'Ends its making.',
      args: { id },
      resolve: (_root, args, context) => cancelTrainingWebsite(context, args.id),
    }),
    makeTrainingWebsiteAgain: t.field({
      type: trainingType,
      description: 'After it failed or was cancelled.',
      args: { id },
      resolve: (_root, args, context) => makeTrainingWebsiteAgain(context, args.id),
    }),
    deleteTrainingWebsite: t.field({
      type: trainingType,
      description: 'With its document, for good.',
      args: { id },
      resolve: (_root, args, context) => deleteTrainingWebsite(context, args.id),
    }),
  };
});
