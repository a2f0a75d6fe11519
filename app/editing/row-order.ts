/** A row that shall stand at `index` of its list, from 0. */
export type RowMove = { id: string; index: number };

/** `madeIn` is the revision that holds the move, once it was made. */
export type AskedMove = RowMove & { madeIn?: number };

/** The ids in their new order. An id that is not there, or a place outside of the list, changes nothing. */
export function withMoved(ids: readonly string[], { id, index }: RowMove): string[] {
  const rest = ids.filter((one) => one !== id);
  if (rest.length === ids.length || index < 0 || index > rest.length) return [...ids];
  return [...rest.slice(0, index), id, ...rest.slice(index)];
}

/** The moves that are still to be made, with one more. Of several moves of one row in a row the last one counts. */
export const withMove = (waiting: readonly RowMove[], move: RowMove): RowMove[] => [
  ...(waiting.at(-1)?.id === move.id ? waiting.slice(0, -1) : waiting),
  move,
];

/** What is to be seen of a list that was read at `revision`: what is not made yet stands in it already, and what was made later still. */
export const shownOrder = (ids: readonly string[], moves: readonly AskedMove[], revision: number): string[] =>
  moves.filter(({ madeIn }) => madeIn === undefined || madeIn > revision).reduce(withMoved, [...ids]);
