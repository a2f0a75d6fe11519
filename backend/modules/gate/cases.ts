import type { Database } from '../../db/index.ts';
import type { GateCase } from '../../db/schema.ts';
import { fixedCases } from './fixed-cases.ts';
import type { FixedCase } from './fixed-cases.ts';
import { countValidation, replayableExamples } from './store.ts';

export type Replayable = FixedCase['purpose'];

/** More than these are not asked: it would cost too much, and say no more. */
const MOST_EXAMPLES = 100;

const purposes = { BRIEF: 'FIRST_DESIGN', MESSAGE: 'CONVERSATION' } as const;

/** What is replayed of these purposes: all fixed cases, and the newest approved examples of the validation split that have a website. */
export async function casesFor(
  db: Database,
  wanted: readonly Replayable[],
): Promise<{ cases: GateCase[]; leftOut: number }> {
  const fixed = fixedCases
    .filter(({ purpose }) => wanted.includes(purpose))
    .map(({ id }): GateCase => ({ kind: 'FIXED', id }));
  const asked = (['BRIEF', 'MESSAGE'] as const).filter((task) => wanted.includes(purposes[task]));
  const usable = await replayableExamples(db, asked, MOST_EXAMPLES);
  const leftOut = (await countValidation(db, asked)) - usable.length;
  return {
    cases: [...fixed, ...usable.map(({ id }): GateCase => ({ kind: 'EXAMPLE', id }))],
    leftOut,
  };
}
