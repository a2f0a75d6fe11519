import { compare, tallyOf, verdictOn, type Comparison } from '#scoring/compare.ts';
import type { Services } from '../../context.ts';
import { forgetSetsBefore } from '../examples/sets/store.ts';
import { GATE_MS, LONGEST_GATE_MS } from './gate-job.ts';
import { forgetGatesBefore, gatesBegunBefore, holdGateRun, resultsOf, updateGateRun } from './store.ts';
import type { GateRow, ListedResult } from './store.ts';

export const UNEXPECTED =
  'Something went wrong, and this did not finish. What was answered stays; please replay it again.';
const GIVEN_UP = 'This did not finish: our server stopped in the middle of it. Please replay it again.';

type Needed = Pick<Services, 'db' | 'clock'>;

/** A case with all answers to it. `comparison`: null while answers are missing on a side. */
export type CaseResult = {
  place: number;
  kind: GateRow['cases'][number]['kind'];
  id: string;
  comparison: Comparison | null;
  old: ListedResult[];
  fresh: ListedResult[];
};

/** The cases of a run with what came of each so far. */
export function casesOf(
  { cases, times }: Pick<GateRow, 'cases' | 'times'>,
  results: readonly ListedResult[],
): CaseResult[] {
  return cases.map(({ kind, id }, place) => {
    const of = (side: ListedResult['side']) => results.filter((one) => one.place === place && one.side === side);
    const [old, fresh] = [of('OLD'), of('NEW')];
    const isWhole = old.length === times && fresh.length === times;
    const comparison = isWhole
      ? compare(
          old.map(({ outcome }) => outcome),
          fresh.map(({ outcome }) => outcome),
        )
      : null;
    return { place, kind, id, comparison, old, fresh };
  });
}

/** Judges a run whose cases were all asked, once. */
export async function endGateAsDone({ db, clock }: Needed, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await holdGateRun(tx, id);
    if (run?.state !== 'WORKING') return;
    const cases = casesOf(run, await resultsOf(tx, id));
    if (run.isByModel && isSilent(cases)) {
      await updateGateRun(tx, id, { state: 'FAILED', note: SILENT, endedAt: clock() });
      return;
    }
    const compared = cases.flatMap(({ kind, comparison }) =>
      comparison === null ? [] : [{ isFixed: kind === 'FIXED', comparison }],
    );
    const tally = tallyOf(compared);
    await updateGateRun(tx, id, { state: 'DONE', note: '', tally, verdict: verdictOn(tally), endedAt: clock() });
  });
}

const SILENT =
  'In more than one case of five no usable answer of a model came to either side, so this says nothing. Look at the endpoint, then replay it again.';
const MOST_SILENT = 1 / 5;

/** Whether the built-in designer stood in on both sides so often that they are the same for that reason alone. */
function isSilent(cases: readonly CaseResult[]): boolean {
  const silent = cases.filter(({ old, fresh }) =>
    [...old, ...fresh].every(({ outcome }) => outcome.isByAsked === false),
  );
  return silent.length > cases.length * MOST_SILENT;
}

/** Ends a run that came to no end, in words. What was answered stays. */
export async function endGateAsFailed({ db, clock }: Needed, id: string, note: string): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await holdGateRun(tx, id);
    if (run?.state === 'WORKING') await updateGateRun(tx, id, { state: 'FAILED', note, endedAt: clock() });
  });
}

/** Ends a run whose process died each time it was tried. */
export const giveUpGate = (services: Needed, { run }: { run: string }): Promise<void> =>
  endGateAsFailed(services, run, GIVEN_UP);

/** Ends what nobody works on any more, and forgets what is old. */
export async function tidyGates(services: Needed): Promise<void> {
  const now = services.clock().getTime();
  for (const { id } of await gatesBegunBefore(services.db, new Date(now - LONGEST_GATE_MS)))
    await endGateAsFailed(services, id, GIVEN_UP);
  const longAgo = new Date(now - GATE_MS);
  await forgetGatesBefore(services.db, longAgo);
  await forgetSetsBefore(services.db, longAgo);
}
