import { requirePerson } from '../../auth/policy.ts';
import type { Context, Services } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { LONGEST_RUN_MS, RUN_MS } from './run-job.ts';
import { forgetRunsBefore, holdRun, runsBegunBefore, sidesOf, updateRun, updateSide } from './store.ts';
import type { RunRow, SideRow } from './store.ts';

export const UNEXPECTED = 'Something went wrong, and this did not finish. Please run it again.';
const GIVEN_UP = 'This did not finish: our server stopped in the middle of it. Please run it again.';

type Needed = Pick<Services, 'db' | 'clock'>;

/** Keeps what a side came to, once, and ends the run with the second one. Nothing when the run is over. */
export async function endSide(
  { db, clock }: Needed,
  side: Pick<SideRow, 'runId' | 'side'>,
  end: Pick<SideRow, 'note'> & Partial<Pick<SideRow, 'result' | 'usage' | 'milliseconds'>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await holdRun(tx, side.runId);
    if (run?.state !== 'WORKING') return;
    const endedAt = clock();
    await updateSide(tx, side, { ...end, endedAt });
    const sides = await sidesOf(tx, run.id);
    if (!sides.every((one) => one.endedAt !== null)) return void (await updateRun(tx, run.id, { note: '' }));
    const isDone = sides.some(({ result }) => result !== null);
    await updateRun(tx, run.id, { state: isDone ? 'DONE' : 'FAILED', note: isDone ? '' : end.note, endedAt });
  });
}

/** Ends a run that came to nothing, in words. What a side has come to stays. */
export async function endRunAsFailed({ db, clock }: Needed, id: string, note: string): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await holdRun(tx, id);
    if (run?.state === 'WORKING') await updateRun(tx, id, { state: 'FAILED', note, endedAt: clock() });
  });
}

/** Ends a run whose process died each time it was tried. */
export const giveUpRun = (services: Needed, { run }: { run: string }): Promise<void> =>
  endRunAsFailed(services, run, GIVEN_UP);

/** Ends what nobody works on any more, and forgets what is old. */
export async function tidyRuns(services: Needed): Promise<void> {
  const now = services.clock().getTime();
  for (const { id } of await runsBegunBefore(services.db, new Date(now - LONGEST_RUN_MS)))
    await endRunAsFailed(services, id, GIVEN_UP);
  await forgetRunsBefore(services.db, new Date(now - RUN_MS));
}

/** Ends a run; whoever works on it hears of that. What is over stays as it ended. Throws NOT_FOUND. */
export async function cancelPlaygroundRun(context: Context, id: string): Promise<RunRow> {
  requirePerson(context.actor, 'cancelPlaygroundRun');
  return context.db.transaction(async (db) => {
    const run = await holdRun(db, id);
    if (!run) throw notFound('run');
    if (run.state !== 'WORKING') return run;
    return updateRun(db, id, { state: 'CANCELLED', endedAt: context.clock() });
  });
}
