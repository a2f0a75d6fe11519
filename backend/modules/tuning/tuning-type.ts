import { builder, nodeInterface } from '../../graphql/builder.ts';
import { kindEnum, sourceEnum, taskEnum } from '../examples/example-type.ts';
import { toolsEnum } from '../examples/files/schema.ts';
import { listTuningEvents } from './store.ts';
import type { TunedModel, TuningEvent, TuningRow } from './store.ts';
import type { Plan } from './plan-tuning.ts';
import { wishes } from './tuning-input.ts';

export const wishEnum = builder.enumType('TuningWish', { values: wishes });
const stateEnum = builder.enumType('TuningState', {
  values: ['WORKING', 'DONE', 'FAILED', 'CANCELLED', 'LOST'] as const,
});
const stepEnum = builder.enumType('TuningStep', { values: ['UPLOAD', 'START', 'FOLLOW'] as const });
const levelEnum = builder.enumType('TuningEventLevel', { values: ['INFO', 'WARNING', 'ERROR'] as const });

/** The latest events that a job shows. */
const MOST_EVENTS = 100;

const eventType = builder.objectRef<TuningEvent>('TuningEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    level: t.expose('level', { type: levelEnum }),
    message: t.exposeString('message'),
    isOurs: t.boolean({ description: 'Else the endpoint said it.', resolve: ({ by }) => by === 'US' }),
  }),
});

export const hostOf = (endpoint: string): string => (URL.canParse(endpoint) ? new URL(endpoint).host : endpoint);

export const tuningType = builder.objectRef<TuningRow>('TuningJob').implement({
  description: 'Staff: a fine-tuning job at the endpoint of the model.',
  interfaces: [nodeInterface],
  fields: (t) => ({
    endpoint: t.string({ description: 'Host that it runs at.', resolve: ({ endpoint }) => hostOf(endpoint) }),
    kind: t.expose('kind', { type: kindEnum }),
    task: t.expose('task', { type: taskEnum, nullable: true }),
    source: t.expose('source', { type: sourceEnum, nullable: true }),
    tag: t.exposeString('tag', { nullable: true }),
    tools: t.expose('tools', { type: toolsEnum }),
    baseModel: t.exposeString('baseModel'),
    suffix: t.exposeString('suffix'),
    epochs: t.exposeInt('epochs', { nullable: true, description: 'Null: as the endpoint thinks best.' }),
    examples: t.exposeInt('examples', { description: 'To learn from.' }),
    validations: t.exposeInt('validations', { description: 'To check with.' }),
    estimatedTokens: t.exposeInt('estimatedTokens', { description: 'What it was thought to take at its start.' }),
    estimatedCost: t.exposeFloat('estimatedCost', {
      nullable: true,
      description: 'In US dollars; null where no price was known.',
    }),
    state: t.expose('state', { type: stateEnum, description: 'LOST: nobody looks at it any more.' }),
    step: t.expose('step', { type: stepEnum }),
    remoteId: t.exposeString('remoteId', { nullable: true, description: 'What the endpoint calls it.' }),
    remoteState: t.exposeString('remoteState', { nullable: true, description: 'In the word of the endpoint.' }),
    wish: t.expose('wish', {
      type: wishEnum,
      nullable: true,
      description: 'What the endpoint has still to be told.',
    }),
    done: t.exposeInt('done', { nullable: true, description: 'Steps of `total`, where the endpoint says that.' }),
    total: t.exposeInt('total', { nullable: true }),
    finishesAt: t.expose('finishesAt', { type: 'DateTime', nullable: true }),
    model: t.exposeString('model', { nullable: true, description: 'That came of it.' }),
    trainedTokens: t.exposeInt('trainedTokens', { nullable: true }),
    note: t.exposeString('note', { description: 'Why it failed, or why a wish was refused; else empty.' }),
    trouble: t.exposeString('trouble', { description: 'What went wrong with the last look; else empty.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.exposeString('createdBy'),
    lookedAt: t.expose('lookedAt', { type: 'DateTime', nullable: true }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    events: t.field({
      type: [eventType],
      description: 'The latest first, a hundred at most.',
      complexity: 10,
      resolve: ({ id }, _args, { db }) => listTuningEvents(db, id, MOST_EVENTS),
    }),
  }),
});

export const planType = builder.objectRef<Plan>('TuningPlan').implement({
  description: 'Staff: what a job would come to.',
  fields: (t) => ({
    examples: t.exposeInt('examples', { description: 'To learn from.' }),
    validations: t.exposeInt('validations', { description: 'To check with.' }),
    tokens: t.exposeInt('tokens', { description: 'Of all epochs, thought.' }),
    epochs: t.exposeInt('epochs'),
    isEpochsGuessed: t.exposeBoolean('isEpochsGuessed'),
    cost: t.exposeFloat('cost', { nullable: true, description: 'In US dollars; null where no price is known.' }),
    spent: t.exposeFloat('spent', { description: 'Of the day, in US dollars.' }),
    limit: t.exposeFloat('limit'),
  }),
});

export const modelType = builder.objectRef<TunedModel>('TunedModel').implement({
  description: 'Staff: a model that came of a job, or that somebody named. It is asked only where somebody chooses it.',
  interfaces: [nodeInterface],
  fields: (t) => ({
    name: t.exposeString('name'),
    jobId: t.exposeID('jobId', { nullable: true, description: 'Of the job that it came of; null: named by hand.' }),
    notes: t.exposeString('notes'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.exposeString('createdBy'),
  }),
});
