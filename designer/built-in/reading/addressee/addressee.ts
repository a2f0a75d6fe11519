import type { Clause } from '../reading.ts';
import { isIn, type Tongue } from '../tongue.ts';
import { tokensOf } from '../tokens.ts';
import { signalsOf } from './signals.ts';
import { alone, among } from './weights.ts';

export type Weights = ReadonlyMap<string, number>;

/** How far signals speak for the builder (above 0) or for visitors (below), all of them together. */
export function weigh(signals: readonly string[], weights: Weights): number {
  const sum = signals.reduce((all, signal) => all + (weights.get(signal) ?? 0), 0);
  return (weights.get('') ?? 0) + sum / Math.sqrt(signals.length);
}

const degree = (weight: number) =>
  weight < -3 ? 'surely-not' : weight < -1 ? 'hardly' : weight < 1 ? 'maybe' : weight < 3 ? 'likely' : 'surely';

/** What the neighbours of a clause, and it itself, were taken for when each was looked at alone. */
export function signalsAround(clauses: readonly Clause[], weights: readonly number[], index: number): string[] {
  const near = (side: string, at: number) => {
    const [here, there] = [clauses[index], clauses[at]];
    if (!here || !there) return [];
    return [`${side}-${degree(weights[at] ?? 0)}${here.block === there.block ? '-beside' : ''}`];
  };
  return [...near('before', index - 1), ...near('after', index + 1), `itself-${degree(weights[index] ?? 0)}`];
}

/** Each clause's own signals, in order. `length`: of the brief, or null where places tell nothing. */
export const ownSignals = (clauses: readonly Clause[], length: number | null, tongue: Tongue): string[][] =>
  clauses.map((clause, index) => {
    const share = length === null ? null : clause.span.start / length;
    return signalsOf(clause, { isFirst: index === 0, isLast: index === clauses.length - 1, share }, tongue);
  });

/** In a brief of so few clauses their place tells nothing. */
const FEW = 5;

/** For each clause how far it is said to whoever builds the site: first alone, then by what stands around it. */
export function addressees(clauses: readonly Clause[], length: number, tongue: Tongue): number[] {
  const signals = ownSignals(clauses, clauses.length < FEW ? null : length, tongue);
  const first = signals.map((own) => weigh(own, alone));
  return signals.map((own, index) => weigh([...own, ...signalsAround(clauses, first, index)], among));
}

/** How clear it must be that a rule does not tell what is said to the builder, or tells it of what is said to visitors. */
const CLEAR = 0.1;
/** What opens a brief is mostly about the business. */
const CLEAR_AT_FIRST = 1.5;
/** What visitors would miss is kept from them only where all is clear. */
const CLEAR_WITH_FACTS = 2;
const CLEARLY_NOT = -4;
/** The same of a clause with a number or an address, which visitors would miss. */
const NOT_WITH_FACTS = -2;
/** A number that is no colour, or an address. */
const HELD = /@|(?<!#[0-9a-f]{0,5})\d/i;

/** Clauses with their roles mended where all signals together say otherwise than a rule. */
export function addressed(clauses: readonly Clause[], length: number, tongue: Tongue): Clause[] {
  const weights = addressees(clauses, length, tongue);
  const titles = clauses.filter(({ form, role }) => form === 'heading' && role !== 'fact').map(({ text }) => text);
  return clauses.map((clause, index) => {
    const weight = weights[index] ?? 0;
    const before = clauses[index - 1];
    // "Please mention that" we collect them: told to be printed.
    const isTold = before?.role === 'wish' && isIn(tongue.words.tell, tokensOf(before.text));
    const needed = HELD.test(clause.text) ? CLEAR_WITH_FACTS : index === 0 ? CLEAR_AT_FIRST : CLEAR;
    if (clause.role === 'fact' && weight > needed && !isTold)
      return { ...clause, role: isIn(tongue.words.negations, tokensOf(clause.text)) ? 'exclusion' : 'wish' };
    const isSteering = clause.role === 'wish' || clause.role === 'exclusion';
    const isForVisitors = weight < (HELD.test(clause.text) ? NOT_WITH_FACTS : CLEARLY_NOT);
    return isSteering && isForVisitors && !titles.includes(clause.under) ? { ...clause, role: 'fact' } : clause;
  });
}
