import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import type { GateCase } from '../../db/schema.ts';
import { invalid } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import { templateRefType } from '../chat/schema.ts';
import { chatTemplateType } from '../chat-templates/schema.ts';
import { seedExamples } from '../examples/seed-examples.ts';
import { keepCandidates } from '../examples/sets/make-live.ts';
import { exampleSetsType } from '../examples/sets/schema.ts';
import { standingOf } from '../going-live/require-gate.ts';
import { budgetOf } from '../playground/budget.ts';
import { countedBefore } from './after/counted-before.ts';
import { turnsByVersion } from './after/store.ts';
import { writingsByVersion } from '../tasks/outcomes/store.ts';
import type { VersionUsed } from './after/store.ts';
import { casesFor } from './cases.ts';
import { costOfOnce } from './cost.ts';
import { gateRunType } from './gate-run-type.ts';
import { changeOf, proposedExamples, proposedModel, proposedTemplate } from './proposed.ts';
import type { Proposed } from './proposed.ts';
import { cancelGate, isAskedByModel, MOST_TIMES, startGate } from './start-gate.ts';
import { findResult, lastGateRun } from './store.ts';

type Gate = Proposed & { cases: GateCase[]; leftOut: number };

async function gateOf(context: Context, proposed: Proposed): Promise<Gate> {
  const { db } = context;
  await seedExamples(context);
  const { cases, leftOut } = proposed.replay ? await casesFor(db, proposed.replay.purposes) : { cases: [], leftOut: 0 };
  return { ...proposed, cases, leftOut };
}

const gateType = builder.objectRef<Gate>('Gate').implement({
  description: 'Staff: what may be known before something goes live.',
  fields: (t) => ({
    oldName: t.exposeString('oldName', { description: 'What counts today; empty where nothing does.' }),
    newName: t.exposeString('newName'),
    isFree: t.boolean({
      description: 'It may go live at once; else a reason is needed.',
      complexity: 5,
      resolve: async ({ way }, _args, { db }) => (await standingOf(db, way)).isFree,
    }),
    note: t.string({ resolve: async ({ way }, _args, { db }) => (await standingOf(db, way)).note }),
    canReplay: t.boolean({ resolve: ({ replay }) => replay !== null }),
    whyNot: t.exposeString('why', { description: 'Why nothing can be replayed; else empty.' }),
    isByModel: t.boolean({
      description: 'Else the built-in designer answers, and takes no notice of templates and models.',
      resolve: (_gate, _args, context) => isAskedByModel(context),
    }),
    fixedCases: t.int({ resolve: ({ cases }) => cases.filter(({ kind }) => kind === 'FIXED').length }),
    examples: t.int({ resolve: ({ cases }) => cases.filter(({ kind }) => kind === 'EXAMPLE').length }),
    leftOut: t.exposeInt('leftOut', {
      description: 'Examples that have no website to be replayed on, or are too many.',
    }),
    mostTimes: t.int({ resolve: () => MOST_TIMES }),
    costOfOnce: t.float({
      nullable: true,
      description: 'About what asking each case once costs, in US dollars; null where nobody knows.',
      resolve: ({ replay, cases }, _args, context) =>
        replay && isAskedByModel(context) ? costOfOnce(context, cases, [replay.old, replay.new]) : null,
    }),
    leftToday: t.float({
      description: 'Of the day’s budget, in US dollars.',
      resolve: async (_gate, _args, context) => {
        const { spent, limit } = await budgetOf(context);
        return Math.max(0, limit - spent);
      },
    }),
    lastRun: t.field({
      type: gateRunType,
      nullable: true,
      complexity: 10,
      resolve: async (gate, _args, { db }) => (await lastGateRun(db, changeOf(gate))) ?? null,
    }),
  }),
});

const versionUsedType = builder.objectRef<VersionUsed>('ChatTemplateVersionUsed').implement({
  description:
    'Turns of the chat, or texts for blogs, of the last 90 days that were asked with one version. Trials are not counted.',
  fields: (t) => ({
    version: t.exposeInt('version'),
    turns: t.exposeInt('turns'),
    failed: t.exposeInt('failed', { description: 'They came to nothing, or the built-in designer stood in.' }),
    undone: t.exposeInt('undone', {
      description:
        'Somebody took back what they changed; of a text: deleted the draft, or did not take what was offered.',
    }),
    refused: t.exposeInt('refused', {
      description: 'The model changed nothing: it asked back, answered or declined; or wrote nothing new.',
    }),
  }),
});

const COUNTED_MS = 90 * 24 * 60 * 60 * 1000;

builder.objectFields(chatTemplateType, (t) => ({
  gate: t.field({
    type: gateType,
    description: 'Before its newest version goes live.',
    complexity: 10,
    resolve: async ({ id }, _args, context) => gateOf(context, await proposedTemplate(context.db, context, id)),
  }),
  countedBefore: t.field({
    type: templateRefType,
    nullable: true,
    description: 'What counted before this one, and can be gone back to.',
    resolve: (template, _args, { db }) => countedBefore(db, template),
  }),
  versionsUsed: t.field({
    type: [versionUsedType],
    description: 'How turns ended, or of one for blogs its texts, by version, the newest first; ten versions at most.',
    complexity: 10,
    resolve: ({ id, purpose }, _args, { db, clock }) => {
      const since = new Date(clock().getTime() - COUNTED_MS);
      return purpose === 'BLOG' ? writingsByVersion(db, id, since) : turnsByVersion(db, id, since);
    },
  }),
}));

builder.objectFields(exampleSetsType, (t) => ({
  gate: t.field({
    type: gateType,
    description: 'Before all that is approved for training goes live.',
    complexity: 10,
    resolve: async (_sets, _args, context) => gateOf(context, await proposedExamples(context)),
  }),
}));

builder.queryFields((t) => ({
  gateOfModel: t.field({
    type: gateType,
    description: 'Before another default model counts; null names the one of the installation.',
    args: { model: t.arg.string() },
    resolve: (_root, { model }, context) => {
      requirePerson(context.actor, 'gateOfModel');
      return gateOf(context, proposedModel(context, model ?? null));
    },
  }),
  gateResult: t.field({
    type: 'JSON',
    nullable: true,
    description: 'The website that a case came to when it was first asked on a side.',
    args: {
      run: t.arg.id({ required: true }),
      place: t.arg.int({ required: true }),
      isNew: t.arg.boolean({ required: true }),
    },
    complexity: 20,
    resolve: async (_root, { run, place, isNew }, { actor, db }) => {
      requirePerson(actor, 'gateResult');
      const side = isNew ? ('NEW' as const) : ('OLD' as const);
      return (await findResult(db, { runId: run, place, side }))?.website ?? null;
    },
  }),
}));

const inputType = builder.inputType('GateRunInput', {
  fields: (t) => ({
    templateId: t.id({ description: 'Its newest version is to go live.' }),
    isExamples: t.boolean({ description: 'All that is approved for training is to be shown to models.' }),
    isModel: t.boolean({ description: 'Another default model is to count: `model`.' }),
    model: t.string({ description: 'Null: the one of the installation.' }),
    times: t.int({ required: true, description: 'How often each case is asked on each side, 1 to 5.' }),
  }),
});

builder.mutationFields((t) => ({
  startGateRun: t.field({
    type: gateRunType,
    args: { input: t.arg({ type: inputType, required: true }) },
    resolve: async (_root, { input: { templateId, isExamples, isModel, model, times } }, context) => {
      requirePerson(context.actor, 'startGateRun');
      if (templateId != null) return startGate(context, await proposedTemplate(context.db, context, templateId), times);
      if (isExamples) {
        const set = await context.db.transaction((db) => keepCandidates(context, db));
        return startGate(context, await proposedExamples(context, set), times);
      }
      if (!isModel) throw invalid('templateId', 'Say what is to go live: a chat template, examples, or a model.');
      return startGate(context, proposedModel(context, model ?? null), times);
    },
  }),
  cancelGateRun: t.field({
    type: gateRunType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => cancelGate(context, id),
  }),
}));
