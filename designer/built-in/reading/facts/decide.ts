import type { Span } from '../reading.ts';

/** A claim on the characters of a span. `confidence` is between 0 and 1. */
export type Candidate = { span: Span; confidence: number };

/**
 * The claims that together explain most: of all sets without an overlap the one with the greatest sum of confidence times
 * length. Sorted by place. O(n log n).
 */
export function decide<Claim extends Candidate>(candidates: readonly Claim[]): Claim[] {
  const sorted = candidates.filter(({ span }) => span.end > span.start).sort((a, b) => a.span.end - b.span.end);
  const best: number[] = [0];
  const before: number[] = [];
  sorted.forEach(({ span, confidence }, index) => {
    const free = endingBy(sorted, span.start, index);
    before.push(free);
    const gain = (best[free] ?? 0) + confidence * (span.end - span.start);
    best.push(Math.max(best[index] ?? 0, gain));
  });
  const chosen: Claim[] = [];
  for (let index = sorted.length; index > 0;) {
    const claim = sorted[index - 1];
    if (claim && best[index] !== best[index - 1]) {
      chosen.push(claim);
      index = before[index - 1] ?? 0;
    } else index -= 1;
  }
  return chosen.reverse();
}

/** How many of the first `limit` claims end at `place` or before. */
function endingBy(sorted: readonly Candidate[], place: number, limit: number) {
  let [low, high] = [0, limit];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.span.end ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
