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

/** All examples at once, by Adam's steps. `addSlopes` adds what the examples pull at each of `length` weights; `penalty` pulls each towards 0. */
export function learnTogether(
  length: number,
  { rounds, step, penalty }: Steps & { penalty: (place: number) => number },
  addSlopes: (slopes: Float64Array, weights: Float64Array) => void,
): Float64Array {
  const weights = new Float64Array(length);
  const [first, second] = [new Float64Array(length), new Float64Array(length)];
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = weights.map((weight, place) => penalty(place) * weight);
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

/** Of what may be chosen the signs, and which are right, at least one of them. */
export type Choice = { signs: readonly (readonly string[])[]; right: readonly boolean[]; counts: number };

/** What each sign that `fewest` have says for being chosen, so that what is right is the likeliest: maximum likelihood with a penalty. */
export function learnToRank(
  choices: readonly Choice[],
  { fewest, ...steps }: Parameters<typeof learnTogether>[1] & { fewest: number },
): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { signs } of choices) for (const sign of signs.flat()) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const known = [...seen]
    .filter(([, times]) => times >= fewest)
    .map(([sign]) => sign)
    .sort();
  const places = new Map(known.map((sign, place) => [sign, place]));
  const examples = choices.map(({ signs, ...choice }) => ({
    ...choice,
    candidates: signs.map((all) => all.flatMap((sign) => places.get(sign) ?? [])),
  }));
  const learned = learnTogether(known.length, steps, (slopes, weights) => {
    for (const { candidates, right, counts } of examples) {
      const sums = candidates.map((signs) => signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0));
      const most = Math.max(...sums);
      const likely = sums.map((sum) => Math.exp(sum - most));
      const all = likely.reduce((sum, one) => sum + one, 0);
      const wanted = likely.reduce((sum, one, index) => sum + (right[index] ? one : 0), 1e-12);
      candidates.forEach((signs, index) => {
        const share = likely[index] ?? 0;
        const miss = counts * (share / all - (right[index] ? share / wanted : 0));
        for (const sign of signs) slopes[sign] = (slopes[sign] ?? 0) + miss;
      });
    }
  });
  return new Map(known.map((sign, place) => [sign, learned[place] ?? 0]));
}

/** As `inTenths` reads them: signs of one weight on a line. */
export function writtenInTenths(weights: ReadonlyMap<string, number>): string {
  const tenths = new Map<number, string[]>();
  for (const [sign, weight] of bySignal(weights))
    if (Math.abs(weight) >= 0.15) {
      const key = Math.round(weight * 10);
      tenths.set(key, [...(tenths.get(key) ?? []), sign]);
    }
  const lines: string[] = [];
  for (const [tenth, signs] of [...tenths].sort(([one], [other]) => other - one)) {
    lines.push(`${tenth}: ${signs[0] ?? ''}`);
    for (const sign of signs.slice(1)) {
      const longer = `${lines.at(-1) ?? ''} | ${sign}`;
      if (longer.length > 118) lines.push(`${tenth}: ${sign}`);
      else lines[lines.length - 1] = longer;
    }
  }
  return lines.join('\n');
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
