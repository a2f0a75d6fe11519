/**
 * The smallest set of ids that has to be moved to turn the order `before` into `after` (both hold the same ids):
 * all but one longest run that keeps its order.
 */
export function movedBetween(before: string[], after: string[]): Set<string> {
  const rank = new Map(before.map((id, index) => [id, index]));
  const ranks = after.map((id) => rank.get(id) ?? -1);
  const length: number[] = [];
  const previous: number[] = [];
  let best = -1;
  ranks.forEach((value, index) => {
    length[index] = 1;
    previous[index] = -1;
    for (let earlier = 0; earlier < index; earlier++) {
      const candidate = (length[earlier] ?? 0) + 1;
      if ((ranks[earlier] ?? 0) < value && candidate > (length[index] ?? 0)) {
        length[index] = candidate;
        previous[index] = earlier;
      }
    }
    if (best < 0 || (length[index] ?? 0) > (length[best] ?? 0)) best = index;
  });
  const moved = new Set(after);
  for (let index = best; index >= 0; index = previous[index] ?? -1) moved.delete(after[index] ?? '');
  return moved;
}
