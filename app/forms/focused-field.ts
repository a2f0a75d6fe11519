/** The field of a form that has the focus. */
export type FocusedField = { name: string; isTyping: boolean; selection: [start: number, end: number] | null };

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null);

export function focusIn(form: HTMLFormElement | null): FocusedField | null {
  const active = document.activeElement;
  const name = active && form?.contains(active) ? active.getAttribute('name') : null;
  if (!active || name === null) return null;
  const selection: FocusedField['selection'] = isText(active)
    ? [active.selectionStart ?? 0, active.selectionEnd ?? 0]
    : null;
  return { name, isTyping: active instanceof HTMLSelectElement || selection !== null, selection };
}

/** Gives the focus back to the field of this name, after the form was filled anew. */
export function focusAgain(form: HTMLFormElement | null, focus: FocusedField): void {
  const field = form?.elements.namedItem(focus.name);
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  if (isText(field) && focus.selection) field.setSelectionRange(...focus.selection);
}
