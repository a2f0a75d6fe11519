import type { Services } from '../../context.ts';
import { Failure } from '../../failure.ts';
import type { Run } from '../../jobs/queue.ts';
import { requireBudget } from '../playground/budget.ts';
import { whileWanted } from '../tasks/while-wanted.ts';
import { announceWebsite } from '../websites/store.ts';
import { endGateAsDone, endGateAsFailed, UNEXPECTED } from './end-gate.ts';
import { replay } from './replay.ts';
import { findGateRun, insertResult, resultsOf } from './store.ts';
import type { GateRow, ResultRow } from './store.ts';

/**
 * Asks what a run has not asked yet, the old and the new side of a case at the same time, and ends it once. A run whose process is asked to stop
 * is left to the next one, which goes on where it stopped.
 */
export async function doGateRun(services: Services, { data, signal: closing }: Run<{ run: string }>): Promise<void> {
  const run = await findGateRun(services.db, data.run);
  if (run?.state !== 'WORKING') return;
  const { db, log } = services;
  await whileWanted(
    services,
    { websiteId: run.id, closing, isWanted: async () => (await findGateRun(db, run.id))?.state === 'WORKING' },
    async ({ signal }) => {
      const done = new Set((await resultsOf(db, run.id)).map(nameOf));
      for (const open of roundsOf(run)) {
        const left = open.filter((one) => !done.has(nameOf(one)));
        if (left.length === 0) continue;
        if (run.isByModel) await requireBudget(services);
        await Promise.all(left.map((one) => askOnce(services, run, one, signal)));
        await announceWebsite(db, run.id);
      }
      await endGateAsDone(services, run.id);
    },
    async (error) => {
      if (!(error instanceof Failure)) log.error('A replay failed', { error, id: run.id });
      await endGateAsFailed(services, run.id, error instanceof Failure ? error.message : UNEXPECTED);
    },
  );
}

type Once = Pick<ResultRow, 'place' | 'side' | 'nth'>;

const nameOf = ({ place, side, nth }: Once) => `${place} ${side} ${nth}`;

/** Both sides of a case, as often as it is asked. */
const roundsOf = ({ cases, times }: GateRow): Once[][] =>
  Array.from({ length: times }, (_, nth) =>
    cases.map((_case, place) => (['OLD', 'NEW'] as const).map((side) => ({ place, side, nth }))),
  ).flat();

async function askOnce(services: Services, run: GateRow, once: Once, signal: AbortSignal): Promise<void> {
  const one = run.cases[once.place];
  if (!one) return;
  const began = performance.now();
  const came = await replay(services, { run, one, side: once.side, nth: once.nth }, signal);
  // An example that is gone meanwhile says nothing on either side.
  if (!came) return;
  await insertResult(services.db, {
    runId: run.id,
    ...once,
    exampleId: one.kind === 'EXAMPLE' ? one.id : null,
    outcome: came.replayed,
    website: came.website,
    usage: came.usage,
    milliseconds: Math.round(performance.now() - began),
  });
}
