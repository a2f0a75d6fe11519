import { startsWith, withoutSubject, type Tongue } from './tongue.ts';
import type { Token } from './tokens.ts';

/** "we are", or "run" behind an "and" that says who already. */
export function introductionAt(tokens: readonly Token[], index: number, { words }: Tongue): number {
  const whole = startsWith(words.weAre, tokens, index);
  const isBehindAnd = [1, 2].some((back) => index >= back && startsWith(words.and, tokens, index - back) === back);
  return whole || (isBehindAnd ? startsWith(withoutSubject(words.weAre, words.first), tokens, index) : 0);
}

export const introductionsIn = (tokens: readonly Token[], tongue: Tongue): number[] =>
  tokens.flatMap((_, index) => (introductionAt(tokens, index, tongue) > 0 ? [index] : []));
