/**
 * Undo and redo over a history that only grows.
 *
 * Every revision remembers where undo and redo stand while it is the current one. `undoTarget` is the change that an
 * undo takes back; below it on the stack lies whatever the revision before that change had on top. `redoTarget` is the
 * UNDO revision that a redo reverses; below it lies whatever the revision before that undo had on top. So each stack is
 * a chain through the history itself, and a revision stores two numbers however long the chains are.
 */
export type Place = { number: number; undoTarget: number | null; redoTarget: number | null };

type Standing = Pick<Place, 'undoTarget' | 'redoTarget'>;

/** A new change can be taken back itself, and ends what could have been redone. */
export const afterChange = (number: number): Standing => ({ undoTarget: number, redoTarget: null });

/** The first revision is where everything begins: nothing to take back. */
export const atBeginning: Standing = { undoTarget: null, redoTarget: null };

/** `number` takes back a change; `beforeChange` is the revision just before that change. */
export const afterUndo = (number: number, beforeChange: Standing): Standing => ({
  undoTarget: beforeChange.undoTarget,
  redoTarget: number,
});

/** A change made again can be taken back again; `beforeUndo` is the revision just before the undo that is now reversed. */
export const afterRedo = (change: number, beforeUndo: Standing): Standing => ({
  undoTarget: change,
  redoTarget: beforeUndo.redoTarget,
});
