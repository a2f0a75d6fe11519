/** What of a keyboard event counts. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export type KeyState = {
  /** The focus is where people type. */
  isTyping: boolean;
  /** Keys without Ctrl or Cmd are switched on. */
  singleKeys: boolean;
  canWrite: boolean;
  canUndo: boolean;
  canRedo: boolean;
};

export type KeyAction = 'save' | 'undo' | 'redo' | 'keys' | 'add' | 'pages' | 'publish' | 'back';

const letters: Record<string, KeyAction> = { a: 'add', g: 'pages', p: 'publish' };
const changing: KeyAction[] = ['save', 'undo', 'redo', 'add'];

/** What a key of the editor does; null for all others, and for nearly all of them while somebody types. */
export function keyAction(pressed: Pressed, state: KeyState): KeyAction | null {
  const action = meantBy(pressed, state);
  if (action === null || (changing.includes(action) && !state.canWrite)) return null;
  if (action === 'undo') return state.canUndo ? action : null;
  if (action === 'redo') return state.canRedo ? action : null;
  return action;
}

function meantBy({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, state: KeyState): KeyAction | null {
  const letter = key.toLowerCase();
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (letter === 's' && !shiftKey) return 'save';
    // In a field the browser's own undo works.
    if (letter === 'z' && !state.isTyping) return shiftKey ? 'redo' : 'undo';
    return null;
  }
  if (state.isTyping) return null;
  if (key === 'Escape') return 'back';
  if (!state.singleKeys) return null;
  if (key === '?') return 'keys';
  return shiftKey ? null : (letters[letter] ?? null);
}
