const ROWS: Record<number, number[]> = { 1: [6], 2: [3, 3], 3: [2, 2, 2], 4: [4, 2, 2, 4] };

/**
 * How many of six columns each of `count` tiles takes so that every row is full. Rows of different cuts follow each other:
 * a wide and a narrow tile, their mirror, three equal ones.
 */
export function tileSpans(count: number): number[] {
  const spans: number[] = [];
  const cuts = [
    [4, 2],
    [2, 4],
    [2, 2, 2],
  ];
  for (let row = 0; count - spans.length > 4; row += 1) spans.push(...(cuts[row % cuts.length] ?? []));
  return [...spans, ...(ROWS[count - spans.length] ?? [])];
}
