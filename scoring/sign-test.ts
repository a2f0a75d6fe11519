/** Less likely than this by chance alone is worse in earnest. */
const BY_CHANCE = 0.05;

/**
 * How likely it is that at least `worse` of the cases that differ come out worse where chance alone decides: an exact binomial with one
 * half. Cases that came out the same say nothing.
 */
export function chanceOf(worse: number, better: number): number {
  const tossed = worse + better;
  // Of many cases the ways are more than a number holds, so their logarithm is counted.
  let ways = -tossed * Math.LN2;
  let chance = 0;
  for (let heads = 0; heads <= tossed; heads += 1) {
    if (heads >= worse) chance += Math.exp(ways);
    ways += Math.log((tossed - heads) / (heads + 1));
  }
  return chance;
}

/** Whether more came out worse than chance explains. */
export const isWorseBeyondChance = (worse: number, better: number): boolean =>
  worse > better && chanceOf(worse, better) < BY_CHANCE;
