import { measures, type Replayed } from './judge-replay.ts';
import { isWorseBeyondChance } from './sign-test.ts';

export type Comparison = 'BETTER' | 'WORSE' | 'SAME';

/** How well answers to one request did: how many of the measures held, all together. */
const scoreOf = (answers: readonly Pick<Replayed, 'held'>[]): number =>
  answers.reduce((sum, { held }) => sum + measures.filter((measure) => held[measure]).length, 0);

/** The new answers to a request against the old ones, of which there are as many. */
export function compare(old: readonly Pick<Replayed, 'held'>[], fresh: readonly Pick<Replayed, 'held'>[]): Comparison {
  const more = scoreOf(fresh) - scoreOf(old);
  return more > 0 ? 'BETTER' : more < 0 ? 'WORSE' : 'SAME';
}

export type Tally = { better: number; worse: number; same: number; fixedWorse: number };

export function tallyOf(cases: readonly { isFixed: boolean; comparison: Comparison }[]): Tally {
  const count = (wanted: Comparison) => cases.filter(({ comparison }) => comparison === wanted).length;
  const fixedWorse = cases.filter(({ isFixed, comparison }) => isFixed && comparison === 'WORSE').length;
  return { better: count('BETTER'), worse: count('WORSE'), same: count('SAME'), fixedWorse };
}

/** Worse on a case that may never get worse, worse on more cases than chance explains, or neither. */
export function verdictOn({ better, worse, fixedWorse }: Tally): 'PASSED' | 'FIXED_WORSE' | 'WORSE' {
  if (fixedWorse > 0) return 'FIXED_WORSE';
  return isWorseBeyondChance(worse, better) ? 'WORSE' : 'PASSED';
}
