import { createHash } from 'node:crypto';
import { requirePerson } from '../../auth/policy.ts';
import type { Person } from '../../auth/actor.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import type { KeptPrompt } from '../../db/schema.ts';
import { invalid, notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { staffHolder } from '../billing/holder.ts';
import { findChatTemplate, findVersion } from '../chat-templates/store.ts';
import { sampleBriefs } from '../template-editing/sample-briefs.ts';
import { findTraining } from '../training-websites/store.ts';
import { designerFor } from '../turns/designer-for.ts';
import { lockUser } from '../users/store.ts';
import { requireBudget } from './budget.ts';
import { runSchema } from './run-input.ts';
import type { RunInput, SideInput } from './run-input.ts';
import { playgroundJob } from './run-job.ts';
import { findRun, findWorkingRun, insertRun, sidesOf } from './store.ts';
import type { NewSide, RunRow } from './store.ts';

type Asked = Pick<RunRow, 'task' | 'words' | 'sample' | 'trainingId' | 'about' | 'seed'>;

/**
 * Begins a run: a brief, or a message about a sample or a training website, answered in two ways. What the templates say is kept with it.
 * Throws INVALID, LIMIT_REACHED once the day's runs have cost what they may, RATE_LIMITED.
 */
export async function startPlaygroundRun(context: Context, input: unknown): Promise<RunRow> {
  const person = requirePerson(context.actor, 'startPlaygroundRun');
  const { left, right, ...wanted } = parseInput(runSchema, input);
  const { task, words } = wanted;
  const seed = wanted.seed ?? createHash('sha256').update(context.ids()).digest().readUInt16BE(0);
  const asked = { task, words, seed, ...(await websiteOf(context.db, wanted)) };
  const sides = [
    await sideOf(context.db, task, { side: 'LEFT', input: left }),
    await sideOf(context.db, task, { side: 'RIGHT', input: right }),
  ];
  return begin(context, person, { asked, sides });
}

/** Begins an earlier run anew: the same words, templates as they were then, and seed. Throws NOT_FOUND and what the first one could. */
export async function repeatPlaygroundRun(context: Context, id: string): Promise<RunRow> {
  const person = requirePerson(context.actor, 'repeatPlaygroundRun');
  const earlier = await findRun(context.db, id);
  if (!earlier) throw notFound('run');
  const { task, words, sample, trainingId, about, seed } = earlier;
  const sides = await sidesOf(context.db, id);
  return begin(context, person, {
    asked: { task, words, sample, trainingId, about, seed },
    sides: sides.map(({ side, prompt, model, temperature }) => ({ side, prompt, model, temperature })),
  });
}

async function begin(
  context: Context,
  person: Person,
  { asked, sides }: { asked: Asked; sides: NewSide[] },
): Promise<RunRow> {
  await context.rateLimiter.take('startPlaygroundRun', person.userId);
  const designer = designerFor(context);
  const isByModel = designer === context.designer && Boolean(designer.draft);
  const { author } = await staffHolder(context.db, context.actor);
  const run = await context.db.transaction(async (db) => {
    await lockUser(db, person.userId);
    if (await findWorkingRun(db, person.userId))
      throw invalid('words', 'Another run of yours is under way. Wait for it, or cancel it first.');
    if (isByModel) await requireBudget({ ...context, db });
    const made = await insertRun(
      db,
      {
        id: context.ids(),
        userId: person.userId,
        createdBy: author.name,
        ...asked,
        isByModel,
        state: 'WORKING',
        createdAt: context.clock(),
      },
      sides,
    );
    await context.jobs.add(playgroundJob, { run: made.id }, { db });
    return made;
  });
  context.jobs.wake(playgroundJob);
  return run;
}

async function websiteOf(
  db: Database,
  { task, sample, trainingId }: Pick<RunInput, 'task' | 'sample' | 'trainingId'>,
): Promise<Pick<Asked, 'sample' | 'trainingId' | 'about'>> {
  if (task === 'BRIEF') return { sample: null, trainingId: null, about: '' };
  if (trainingId) {
    const training = await findTraining(db, trainingId);
    if (!training?.websiteId) throw invalid('website', 'This training website no longer exists. Choose another.');
    return { sample: null, trainingId, about: training.title };
  }
  const chosen = sampleBriefs.find(({ name }) => name === sample);
  if (!chosen) throw invalid('website', 'Choose the website that the message is about.');
  return { sample: chosen.name, trainingId: null, about: chosen.name };
}

const purposes = { BRIEF: 'FIRST_DESIGN', MESSAGE: 'CONVERSATION' } as const;
const purposeNames = { BRIEF: 'first designs', MESSAGE: 'conversations' } as const;
const prefixes = { LEFT: 'left', RIGHT: 'right' } as const;

async function sideOf(
  db: Database,
  task: RunRow['task'],
  { side, input }: { side: NewSide['side']; input: SideInput },
): Promise<NewSide> {
  const { model, temperature } = input;
  const prompt = await promptOf(db, { task, field: prefixes[side] }, input);
  return { side, prompt, model: model || null, temperature: temperature ?? null };
}

async function promptOf(
  db: Database,
  { task, field }: { task: RunRow['task']; field: string },
  { templateId, version }: SideInput,
): Promise<KeptPrompt | null> {
  if (!templateId) return null;
  const template = await findChatTemplate(db, templateId);
  if (!template) throw invalid(`${field}.templateId`, 'This chat template no longer exists. Choose another.');
  if (template.purpose !== purposes[task])
    throw invalid(`${field}.templateId`, `Choose a chat template for ${purposeNames[task]}.`);
  const number = version ?? template.version;
  const kept = await findVersion(db, templateId, number);
  if (!kept)
    throw invalid(
      `${field}.version`,
      `This chat template has no version ${number}: the newest is ${template.version}.`,
    );
  const { name, prompt, model, temperature, exampleCount } = kept.fields;
  return { id: templateId, name, version: number, prompt, model, temperature, exampleCount };
}
