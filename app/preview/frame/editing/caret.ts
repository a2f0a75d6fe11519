/** Puts the caret where a host was pressed, or behind its words. */
export function putCaret(host: HTMLElement, point?: MouseEvent) {
  const range = (point && rangeAt(point)) ?? document.createRange();
  if (!point || !host.contains(range.startContainer)) {
    range.selectNodeContents(host);
    range.collapse(false);
  }
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Not every browser has the first of the two, and one day none has the second. */
function rangeAt({ clientX, clientY }: MouseEvent): Range | null {
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  if (!position) return document.caretRangeFromPoint?.(clientX, clientY) ?? null;
  const range = document.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
}

/** How far down the caret reaches. */
export function caretBottom(): number {
  const selection = getSelection();
  return selection && selection.rangeCount > 0 ? selection.getRangeAt(0).getBoundingClientRect().bottom : 0;
}

/** Types at the caret, so that the browser can undo it. */
export const typeIn = (words: string) => document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
