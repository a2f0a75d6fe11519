import { requirePerson } from '../../auth/policy.ts';
import type { Person } from '../../auth/actor.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid, notFound } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { designerFor } from '../turns/designer-for.ts';
import { makeTrainingJob } from './making-job.ts';
import { holdTraining, insertTraining, updateTraining } from './store.ts';
import type { TrainingRow } from './store.ts';
import { fieldsOf } from './training-input.ts';

export type Begun = Pick<TrainingRow, 'origin' | 'title' | 'brief' | 'sourceUrl' | 'tags'> &
  Partial<Pick<TrainingRow, 'sourceWebsiteId'>>;

/**
 * Keeps an entry that is to be made, with the job that makes it, and what the audit log says of it. `hold` comes first in its
 * transaction: what it throws ends it.
 */
export async function beginMaking(
  context: Context,
  person: Person,
  begun: Begun,
  hold?: (db: Database) => Promise<unknown>,
): Promise<TrainingRow> {
  const id = context.ids();
  const now = context.clock();
  const made = await context.db.transaction(async (db) => {
    await hold?.(db);
    const unjudged = { score: null, notes: '', status: 'NEW' as const };
    const createdBy = await recordWrite(db, context, person, {
      action: 'createTrainingWebsite',
      subject: { kind: 'trainingWebsite', id },
      version: 1,
      after: fieldsOf({ ...begun, ...unjudged }),
    });
    await context.jobs.add(makeTrainingJob, { entry: id, isByModel: isByModel(context) }, { db });
    return insertTraining(db, {
      id,
      ...begun,
      ...unjudged,
      state: 'WORKING',
      note: 'Waiting for its turn',
      createdAt: now,
      createdBy,
      updatedAt: now,
      updatedBy: createdBy,
    });
  });
  context.jobs.wake(makeTrainingJob);
  return made;
}

const isByModel = (context: Context): boolean => designerFor(context) === context.designer;

/** Ends the making of an entry; whoever works on it hears of that. What is over stays as it ended. Throws NOT_FOUND. */
export async function cancelTrainingWebsite(context: Context, id: string): Promise<TrainingRow> {
  requirePerson(context.actor, 'cancelTrainingWebsite');
  return context.db.transaction(async (db) => {
    const row = await holdTraining(db, id);
    if (!row) throw notFound('training website');
    if (row.state !== 'WORKING') return row;
    return updateTraining(db, id, { state: 'CANCELLED', note: 'Cancelled. Nothing was kept but what you wrote.' });
  });
}

/** Makes an entry again that failed or was cancelled. Throws NOT_FOUND, and INVALID for one that has its document. */
export async function makeTrainingWebsiteAgain(context: Context, id: string): Promise<TrainingRow> {
  const person = requirePerson(context.actor, 'makeTrainingWebsiteAgain');
  await context.rateLimiter.take('createTrainingWebsite', person.userId);
  const again = await context.db.transaction(async (db) => {
    const row = await holdTraining(db, id);
    if (!row) throw notFound('training website');
    if (row.state === 'WORKING') return row;
    if (row.websiteId !== null) throw invalid('id', 'It is there already.');
    await context.jobs.add(makeTrainingJob, { entry: id, isByModel: isByModel(context) }, { db });
    return updateTraining(db, id, { state: 'WORKING', note: 'Waiting for its turn', updatedAt: context.clock() });
  });
  context.jobs.wake(makeTrainingJob);
  return again;
}
