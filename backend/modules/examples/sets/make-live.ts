import { requirePerson } from '../../../auth/policy.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/index.ts';
import { invalid, notFound } from '../../../failure.ts';
import { recordWrite } from '../../audit/record-write.ts';
import { requireGate } from '../../going-live/require-gate.ts';
import { findLiveSet, type LiveSet } from '../../shown-examples/store.ts';
import { inWords, keptAs, readLiveSets } from './live-sets.ts';
import { wayOfExamples } from './set-change.ts';
import { holdLiveSet, insertSet, markOfSet, putLiveSet } from './store.ts';

/** What the audit log has all writes about sets under. */
export const SETS = { kind: 'exampleSet', id: 'live' } as const;

/**
 * Makes all that is approved for training what models are shown, in the place of the set before: in turns that begin from then on, in every
 * process. The audit log keeps what a replay found and the reason. Doing it twice is doing it once. Throws INVALID without a reason
 * where no replay was passed.
 */
export async function makeExamplesLive(context: Context, reason?: string | null): Promise<LiveSet> {
  const person = requirePerson(context.actor, 'makeExamplesLive');
  await context.db.transaction(async (db) => {
    await holdLiveSet(db);
    const sets = await readLiveSets(db);
    if (sets.isAllLive) return;
    const kept = await requireGate(db, wayOfExamples(context, sets), { reason });
    const number = await keepCandidates(context, db);
    await putLiveSet(db, { number, before: sets.live });
    await recordWrite(db, context, person, {
      action: 'makeExamplesLive',
      subject: SETS,
      before: { Live: inWords(sets.live, sets.shown) },
      after: { Live: inWords(number, sets.next.count), ...kept },
    });
  });
  return seenAtOnce(context);
}

/** Makes the set before this one live again, `to`: at once, since it was already. Throws NOT_FOUND where it is not the one before. */
export async function goBackFromExamples(context: Context, to: number): Promise<LiveSet> {
  const person = requirePerson(context.actor, 'goBackFromExamples');
  await context.db.transaction(async (db) => {
    const { number, before } = await holdLiveSet(db);
    if (before !== to) throw notFound('set to go back to');
    await putLiveSet(db, { number: to, before: null });
    const words = async (set: number) => inWords(set, (await markOfSet(db, set)).count);
    await recordWrite(db, context, person, {
      action: 'goBackFromExamples',
      subject: SETS,
      before: { Live: await words(number) },
      after: { Live: await words(to), Replay: 'It was live before.' },
    });
  });
  return seenAtOnce(context);
}

/** Keeps all that is approved for training as a set, unless there is such a one; gives its number. In a transaction. Throws INVALID. */
export async function keepCandidates({ clock }: Pick<Context, 'clock'>, db: Database): Promise<number> {
  await holdLiveSet(db);
  const { next, isAllLive } = await readLiveSets(db);
  if (isAllLive || (await keptAs(db, next)) !== undefined) return next.number;
  await insertSet(db, { ...next, createdAt: clock() });
  if ((await keptAs(db, next)) === undefined)
    throw invalid('id', 'Somebody approved or rejected an example at this very moment. Look again.');
  return next.number;
}

async function seenAtOnce({ db, shownExamples }: Context): Promise<LiveSet> {
  await shownExamples.readAgain();
  return findLiveSet(db);
}
