import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid, unavailable } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { recordWrite } from '../audit/record-write.ts';
import { authorFrom } from '../users/author.ts';
import { findUser, lockUser } from '../users/store.ts';
import { requireBudget } from '../playground/budget.ts';
import { eventOfOurs } from './events.ts';
import { planTuning } from './plan-tuning.ts';
import { findTuningByKey, insertTuning, insertTuningEvents } from './store.ts';
import type { TuningRow } from './store.ts';
import { startSchema } from './tuning-input.ts';
import { tuningJob } from './tuning-job.ts';

/**
 * Begins a fine-tuning job with approved examples, once for its key: asked for again it gives the job that is there. Throws INVALID,
 * UNAVAILABLE without an endpoint, LIMIT_REACHED when the day may not cost so much, RATE_LIMITED.
 */
export async function startTuning(context: Context, input: unknown): Promise<TuningRow> {
  const person = requirePerson(context.actor, 'startTuningJob');
  const { key, suffix, isCostAccepted, ...choice } = parseInput(startSchema, input);
  const earlier = await findTuningByKey(context.db, key);
  if (earlier) return earlier;
  const { tuning } = context;
  if (!tuning) throw unavailable('No endpoint is set up here, so no job can begin.');
  await context.rateLimiter.take('startTuningJob', person.userId);
  const plan = await planTuning(context, choice);
  if (plan.examples === 0) throw invalid('kind', 'No approved example matches this. Approve some, or choose others.');
  if (plan.cost === null && !isCostAccepted)
    throw invalid('isCostAccepted', 'Nobody knows what this costs. Tick the box to begin anyway.');
  const row = await context.db.transaction(async (db) => {
    await lockUser(db, person.userId);
    await requireBudget({ ...context, db }, plan.cost ?? 0);
    const user = await findUser(db, person.userId);
    const now = context.clock();
    const made = await insertTuning(db, {
      id: context.ids(),
      key,
      endpoint: tuning.endpoint,
      ...choice,
      suffix,
      examples: plan.examples,
      validations: plan.validations,
      estimatedTokens: plan.tokens,
      estimatedCost: plan.cost,
      state: 'WORKING',
      step: 'UPLOAD',
      createdAt: now,
      createdBy: user ? authorFrom(user).name : person.sub,
      followedSince: now,
    });
    if (!made) return undefined;
    const { id, createdBy } = made;
    const after = { ...choice, suffix, examples: plan.examples, cost: plan.cost };
    await recordWrite(db, context, person, { action: 'startTuningJob', subject: { kind: 'tuningJob', id }, after });
    await insertTuningEvents(db, [eventOfOurs(context, id, 'INFO', `Asked for by ${createdBy}.`)]);
    await context.jobs.add(tuningJob, { id, turn: 0 }, { db });
    return made;
  });
  // Another press of the same button was first.
  if (!row) return startedBefore(context, key);
  context.jobs.wake(tuningJob);
  return row;
}

async function startedBefore({ db }: Context, key: string): Promise<TuningRow> {
  const row = await findTuningByKey(db, key);
  if (!row) throw new Error('A fine-tuning job was not kept');
  return row;
}
