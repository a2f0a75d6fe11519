import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { Failure, invalid, notFound } from '../../failure.ts';
import { staffHolder } from '../billing/holder.ts';
import { seedExamples } from '../examples/seed-examples.ts';
import { budgetOf, requireBudget } from '../playground/budget.ts';
import { designerFor } from '../turns/designer-for.ts';
import { lockUser } from '../users/store.ts';
import { casesFor } from './cases.ts';
import { costOfOnce } from './cost.ts';
import { gateJob } from './gate-job.ts';
import { changeOf } from './proposed.ts';
import type { Proposed } from './proposed.ts';
import { holdGateRun, insertGateRun, lastGateRun, updateGateRun } from './store.ts';
import type { GateRow } from './store.ts';

export const MOST_TIMES = 5;

/**
 * Begins to replay what is to go live against what counts, each case `times` times on each side. What both are asked with is kept with it.
 * Throws INVALID, LIMIT_REACHED where the day's budget has no room for it, RATE_LIMITED.
 */
export async function startGate(context: Context, proposed: Proposed, times: number): Promise<GateRow> {
  const person = requirePerson(context.actor, 'startGateRun');
  if (!proposed.replay) throw invalid('times', proposed.why);
  if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES)
    throw invalid('times', `Ask each case 1 to ${MOST_TIMES} times.`);
  await context.rateLimiter.take('startPlaygroundRun', person.userId);
  const { purposes, ...sides } = proposed.replay;
  const change = changeOf(proposed);
  const isByModel = isAskedByModel(context);
  const { author } = await staffHolder(context.db, context.actor);
  await seedExamples(context);
  const run = await context.db.transaction(async (db) => {
    await lockUser(db, person.userId);
    if ((await lastGateRun(db, change))?.state === 'WORKING')
      throw invalid('times', 'This is being replayed already. Wait for it, or cancel it first.');
    const { cases, leftOut } = await casesFor(db, purposes);
    const cost = costOfOnce(context, cases, [sides.old, sides.new]);
    if (isByModel) await requireRoom({ ...context, db }, cost === null ? null : cost * times);
    const made = await insertGateRun(db, {
      id: context.ids(),
      userId: person.userId,
      createdBy: author.name,
      ...sides,
      change,
      oldName: proposed.oldName,
      newName: proposed.newName,
      cases,
      leftOut,
      times,
      isByModel,
      state: 'WORKING',
      createdAt: context.clock(),
    });
    await context.jobs.add(gateJob, { run: made.id }, { db });
    return made;
  });
  context.jobs.wake(gateJob);
  return run;
}

/** Whether a model answers what the caller has replayed; else the built-in designer. */
export function isAskedByModel(context: Context): boolean {
  const designer = designerFor(context);
  return designer === context.designer && Boolean(designer.draft);
}

async function requireRoom(context: Pick<Context, 'db' | 'live' | 'clock'>, cost: number | null): Promise<void> {
  await requireBudget(context);
  const { spent, limit } = await budgetOf(context);
  if (cost === null || spent + cost <= limit) return;
  const words = `This would cost about $${cost.toFixed(2)}, and $${(limit - spent).toFixed(2)} of today’s $${limit.toFixed(2)} is left. Ask each case fewer times, or begin after midnight UTC.`;
  throw new Failure(words, { code: 'LIMIT_REACHED', limit: 'playground', plan: 'staff' });
}

/** Ends a replay; whoever works on it hears of that. What is over stays as it ended. Throws NOT_FOUND. */
export async function cancelGate(context: Context, id: string): Promise<GateRow> {
  requirePerson(context.actor, 'cancelGateRun');
  return context.db.transaction(async (db) => {
    const run = await holdGateRun(db, id);
    if (!run) throw notFound('replay');
    if (run.state !== 'WORKING') return run;
    return updateGateRun(db, id, { state: 'CANCELLED', endedAt: context.clock() });
  });
}
