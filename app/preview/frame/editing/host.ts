import { restOf } from './texts.ts';

/** The element that a text is typed into. */
export type Host = {
  element: HTMLElement;
  /** Puts everything back; `words` stand there from now on, null leaves the text as it was. */
  close: (words: string | null) => void;
};

const OURS = ['contenteditable', 'data-editing', 'role', 'aria-multiline', 'aria-label'];

/** Opens a text for typing: itself, or an element in its place where it is made of several. */
export function openHost(text: HTMLElement, words: string): Host {
  const element = text.dataset.kind === 'blocks' ? cover(text) : text;
  const before = [...element.childNodes];
  const rest = restOf(text);
  element.textContent = words;
  for (const one of rest) one.hidden = true;
  element.contentEditable = 'true';
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    // Not every browser has it; what is pasted is plain all the same.
  }
  element.setAttribute('data-editing', '');
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-multiline', String(text.dataset.kind !== 'line'));
  element.setAttribute('aria-label', text.dataset.label ?? '');
  return {
    element,
    close(kept) {
      for (const name of OURS) element.removeAttribute(name);
      if (kept !== null) {
        text.dataset.raw = kept;
        return;
      }
      element.replaceChildren(...before);
      for (const one of rest) one.hidden = false;
      if (element !== text) element.remove();
      text.removeAttribute('data-covered');
    },
  };
}

function cover(text: HTMLElement): HTMLElement {
  text.querySelector(':scope > .edit-blocks')?.remove();
  const element = document.createElement('div');
  element.className = 'edit-blocks';
  text.setAttribute('data-covered', '');
  text.prepend(element);
  for (const name of ['role', 'aria-label', 'tabindex']) text.removeAttribute(name);
  return element;
}
