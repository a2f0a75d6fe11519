/** How the programs that learn weights step, each time the same. */

/** Numbers that look random and are the same each time. */
function* draws(): Generator<number, never> {
  for (let seed = 1; ;) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    yield seed / 2147483648;
  }
}

/** For each signal, and for '' that every example has, what it weighs for each outcome. */
export type Rows = Map<string, number[]>;
type Steps = { rounds: number; step: number };

/**
 * Example by example, in an order that is drawn anew each round. `missesOf` tells for each outcome how far what the weights say of an example
 * lies above what is right.
 */
export function learnInTurn<Example extends { signals: readonly string[] }>(
  examples: readonly Example[],
  { rounds, step, shrink }: Steps & { shrink: number },
  missesOf: (example: Example, weights: Rows) => readonly number[],
): Rows {
  const weights: Rows = new Map();
  const squares: Rows = new Map();
  const random = draws();
  const order = examples.map((_, index) => index);
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random.next().value * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const misses = missesOf(example, weights);
      const shareOfEach = 1 / Math.sqrt(example.signals.length);
      for (const signal of ['', ...example.signals]) {
        const own = weights.get(signal) ?? misses.map(() => 0);
        const sums = squares.get(signal) ?? misses.map(() => 1e-8);
        misses.forEach((miss, outcome) => {
          const slope = miss * (signal === '' ? 1 : shareOfEach) + shrink * (own[outcome] ?? 0);
          sums[outcome] = (sums[outcome] ?? 0) + slope * slope;
          own[outcome] = (own[outcome] ?? 0) - (step * slope) / Math.sqrt(sums[outcome] ?? 1);
        });
        weights.set(signal, own);
        squares.set(signal, sums);
      }
    }
  }
  return weights;
}

/** All examples at once, by Adam's steps. `addSlopes` adds what the examples pull at each of `length` weights; `penalty` pulls all towards 0. */
export function learnTogether(
  length: number,
  { rounds, step, penalty }: Steps & { penalty: number },
  addSlopes: (slopes: Float64Array, weights: Float64Array) => void,
): Float64Array {
  const weights = new Float64Array(length);
  const [first, second] = [new Float64Array(length), new Float64Array(length)];
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = weights.map((weight) => penalty * weight);
    addSlopes(slopes, weights);
    slopes.forEach((slope, at) => {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * slope * slope;
      const [speed, size] = [(first[at] ?? 0) / (1 - 0.9 ** round), (second[at] ?? 0) / (1 - 0.99 ** round)];
      weights[at] = (weights[at] ?? 0) - (step * speed) / (Math.sqrt(size) + 1e-8);
    });
  }
  return weights;
}

/** What is learned as the rows of a list: several entries on a line. */
export function linesOf(entries: readonly string[], longest: number, longestFirst = longest): string {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length < (lines.length > 1 ? longest : longestFirst))
      lines[lines.length - 1] = `${last}, ${entry}`;
    else lines.push(entry);
  }
  return lines.join(',\n');
}

/** By the signals' own order, whatever the machine's language. */
export const bySignal = <Value>(weights: Iterable<[string, Value]>): [string, Value][] =>
  [...weights].sort(([one], [other]) => (one < other ? -1 : 1));
