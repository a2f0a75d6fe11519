/** What a clause of a message is there for. */
export const roles = ['orders', 'news', 'stays', 'talk', 'repeats'] as const;
export type Role = (typeof roles)[number];

/** For each signal what it weighs for each role, in their order. */
export type Weights = ReadonlyMap<string, readonly number[]>;

/** How likely each role is, by all signals together. */
export function likelihoods(signals: readonly string[], weights: Weights): number[] {
  const share = 1 / Math.sqrt(Math.max(1, signals.length));
  const sums = roles.map((_, role) =>
    signals.reduce((sum, signal) => sum + share * (weights.get(signal)?.[role] ?? 0), weights.get('')?.[role] ?? 0),
  );
  const top = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - top));
  const all = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / all);
}
