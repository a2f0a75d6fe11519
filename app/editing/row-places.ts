type Span = { top: number; bottom: number };

/** Where a row that is held at height `y` would come to stand, given where the rows of the list lie and which one is held. */
export const placeAt = (rows: readonly Span[], held: number, y: number): number =>
  rows.filter(({ top, bottom }, index) => index !== held && (top + bottom) / 2 < y).length;

/** Height of the line that shows this place: in the gap before the row that would follow. */
export function lineAt(rows: readonly Span[], held: number, place: number): number {
  const others = rows.filter((_, index) => index !== held);
  const before = others[place - 1];
  const after = others[place];
  if (before && after) return (before.bottom + after.top) / 2;
  return after ? after.top : (before?.bottom ?? 0);
}
