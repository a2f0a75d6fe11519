import { requirePerson } from '../../auth/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, momentKeySchema, pageComplexity } from '../../graphql/connections.ts';
import { parseInput } from '../../parse-input.ts';
import { kindEnum, sourceEnum, taskEnum } from '../examples/example-type.ts';
import { toolsEnum } from '../examples/files/schema.ts';
import { seedExamples } from '../examples/seed-examples.ts';
import { registry } from '../live-settings/registry.ts';
import { planTuning } from './plan-tuning.ts';
import { startTuning } from './start-tuning.ts';
import { countTunings, findTuning, listTunedModels, listTunings } from './store.ts';
import type { TuningRow } from './store.ts';
import { tellTuning } from './tell-tuning.ts';
import { nameTunedModel, removeTunedModel } from './tuned-models.ts';
import { planSchema } from './tuning-input.ts';
import { hostOf, modelType, planType, tuningType, wishEnum } from './tuning-type.ts';

type Standing = { endpoint: string | null; baseModel: string; modelInUse: string | null };

const standingType = builder.objectRef<Standing>('Tuning').implement({
  description: 'Staff: where models are fine-tuned.',
  fields: (t) => ({
    endpoint: t.exposeString('endpoint', { nullable: true, description: 'Its host; null where none is set up.' }),
    baseModel: t.exposeString('baseModel', { description: 'That the settings name; else empty.' }),
    modelInUse: t.exposeString('modelInUse', { nullable: true, description: 'What `model.default` names.' }),
  }),
});

const planInput = builder.inputType('TuningPlanInput', {
  fields: (t) => ({
    kind: t.field({ type: kindEnum, required: true }),
    task: t.field({ type: taskEnum }),
    source: t.field({ type: sourceEnum }),
    tag: t.string(),
    tools: t.field({ type: toolsEnum, required: true, description: 'Which tools each line offers.' }),
    baseModel: t.string({ required: true }),
    epochs: t.int({ description: 'Null: as the endpoint thinks best.' }),
  }),
});

const startInput = builder.inputType('TuningJobInput', {
  fields: (t) => ({
    key: t.string({ required: true, description: 'Asked for twice with the same one, there is one job.' }),
    kind: t.field({ type: kindEnum, required: true }),
    task: t.field({ type: taskEnum }),
    source: t.field({ type: sourceEnum }),
    tag: t.string(),
    tools: t.field({ type: toolsEnum, required: true }),
    baseModel: t.string({ required: true }),
    epochs: t.int(),
    suffix: t.string({ required: true, description: 'Part of the name of the model; may be empty.' }),
    isCostAccepted: t.boolean({ required: true, description: 'It may begin although nobody knows what it costs.' }),
  }),
});

builder.queryFields((t) => ({
  tuning: t.field({
    type: standingType,
    resolve: (_root, _args, { actor, tuning, live }) => {
      requirePerson(actor, 'tuning');
      return {
        endpoint: tuning && hostOf(tuning.endpoint),
        baseModel: tuning?.baseModel ?? '',
        modelInUse: live.read(registry.defaultModel),
      };
    },
  }),
  tuningPlan: t.field({
    type: planType,
    args: { input: t.arg({ type: planInput, required: true }) },
    complexity: 20,
    resolve: async (_root, { input }, context) => {
      requirePerson(context.actor, 'tuningPlan');
      await seedExamples(context);
      return planTuning(context, parseInput(planSchema, input));
    },
  }),
  tuningJobs: t.field({
    type: connectionType('TuningJob', tuningType),
    description: 'Staff: fine-tuning jobs of all of them, the newest first.',
    args: { first: t.arg.int(), after: t.arg.string() },
    complexity: pageComplexity,
    resolve: (_root, page, { actor, db }) => {
      requirePerson(actor, 'tuningJobs');
      return connectionPage<TuningRow, typeof momentKeySchema>(page, {
        keySchema: momentKeySchema,
        keyOf: ({ createdAt, id }) => [createdAt.getTime(), id],
        load: (cut) => listTunings(db, cut),
        count: () => countTunings(db),
      });
    },
  }),
  tuningJob: t.field({
    type: tuningType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { actor, db }) => {
      requirePerson(actor, 'tuningJob');
      return (await findTuning(db, id)) ?? null;
    },
  }),
  tunedModels: t.field({
    type: [modelType],
    description: 'Staff: models that came of jobs or were named by hand, the newest first, 200 at most.',
    resolve: (_root, _args, { actor, db }) => {
      requirePerson(actor, 'tunedModels');
      return listTunedModels(db);
    },
  }),
}));

builder.mutationFields((t) => ({
  startTuningJob: t.field({
    type: tuningType,
    args: { input: t.arg({ type: startInput, required: true }) },
    resolve: (_root, { input }, context) => startTuning(context, input),
  }),
  tellTuningJob: t.field({
    type: tuningType,
    description: 'What the endpoint answers stands with the job a moment later. LOOK looks at it at once.',
    args: { id: t.arg.id({ required: true }), wish: t.arg({ type: wishEnum, required: true }) },
    resolve: (_root, { id, wish }, context) => tellTuning(context, id, wish),
  }),
  nameTunedModel: t.field({
    type: modelType,
    description: 'Keeps the name of a model that was made elsewhere.',
    args: { name: t.arg.string({ required: true }), notes: t.arg.string({ required: true }) },
    resolve: (_root, input, context) => nameTunedModel(context, input),
  }),
  removeTunedModel: t.field({
    type: modelType,
    description: 'Takes it off the list. Where it is in use it stays in use.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => removeTunedModel(context, id),
  }),
}));
