import type { Edit, Selected } from './rich-edit.ts';

/** A textarea's text with what is selected in it. */
export const selectedIn = (area: HTMLTextAreaElement | null): Selected => ({
  value: area?.value ?? '',
  start: area?.selectionStart ?? 0,
  end: area?.selectionEnd ?? 0,
});

/** Types the edit into the textarea, so that it counts as typed and can be undone. */
export function typeEdit(area: HTMLTextAreaElement | null, edit: Edit | null) {
  if (!area) return;
  area.focus();
  if (!edit) return;
  area.setSelectionRange(edit.from, edit.to);
  // Old, but the one way that keeps the browser's undo; all browsers have it.
  const isTyped = document.execCommand(edit.text === '' ? 'delete' : 'insertText', false, edit.text);
  if (!isTyped) {
    area.setRangeText(edit.text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(edit.start, edit.end);
}

/** Puts another text in place of a part, while somebody may be typing elsewhere: they stay where they are. */
export function typeElsewhere(area: HTMLTextAreaElement, { from, to, text }: Pick<Edit, 'from' | 'to' | 'text'>): void {
  const { start, end } = selectedIn(area);
  const moved = (at: number) => (at <= from ? at : at >= to ? at + text.length - (to - from) : from + text.length);
  const active = document.activeElement;
  const top = area.scrollTop;
  typeEdit(area, { from, to, text, start: moved(start), end: moved(end) });
  area.scrollTop = top;
  if (active instanceof HTMLElement && active !== area) active.focus();
}
