import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid, notFound } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { eventOfOurs } from './events.ts';
import { changeTuning, holdTuning, insertTuningEvents, reviveTuning } from './store.ts';
import type { TuningRow } from './store.ts';
import type { Wish } from './tuning-input.ts';
import { tuningJob } from './tuning-job.ts';

const asked: Record<Wish, string> = {
  CANCEL: 'asked to cancel it',
  PAUSE: 'asked to pause it',
  RESUME: 'asked to go on with it',
  LOOK: 'asked to look at it again',
};

/**
 * Keeps what staff want of a job; the endpoint is told by whoever follows it, and what it answers stays with the job. LOOK looks at once, also
 * at one that was given up. What is over stays as it ended. Throws NOT_FOUND, INVALID where there is nothing to look at.
 */
export async function tellTuning(context: Context, id: string, wish: Wish): Promise<TuningRow> {
  const person = requirePerson(context.actor, 'tellTuningJob');
  const row = await context.db.transaction(async (db) => {
    const held = await holdTuning(db, id);
    if (!held) throw notFound('fine-tuning job');
    const isOver = held.state !== 'WORKING';
    if (isOver && wish !== 'LOOK') return held;
    if (isOver && (held.state === 'DONE' || held.remoteId === null))
      throw invalid('wish', 'There is nothing more to look at: this job is over.');
    const subject = { kind: 'tuningJob', id } as const;
    const by = await recordWrite(db, context, person, { action: 'tellTuningJob', subject, after: { wish } });
    if (isOver || wish !== 'LOOK')
      await insertTuningEvents(db, [eventOfOurs(context, id, 'INFO', `${by} ${asked[wish]}.`)]);
    // Somebody who waits goes on at once. Two at work on its beginning would begin it twice, but for one of them cancels it.
    const isHeard = held.step === 'FOLLOW' || wish === 'CANCEL';
    const turn = isHeard ? held.turn + 1 : held.turn;
    const changed = isOver
      ? await reviveTuning(db, id, context.clock())
      : await changeTuning(db, id, { turn, note: '', ...(wish !== 'LOOK' && { wish }) });
    if (changed && changed.turn !== held.turn) await context.jobs.add(tuningJob, { id, turn: changed.turn }, { db });
    return changed ?? held;
  });
  context.jobs.wake(tuningJob);
  return row;
}
