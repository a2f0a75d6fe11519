import type { NavigateFunction, SubmitFunction } from '@remix-run/react';
import { formsWith } from '#app/editing/forms-with.ts';
import { keyAction, type KeyAction } from '#app/editing/key-action.ts';
import { searchWith } from '#app/editing/search-params.ts';
import { hasSingleKeys } from '#app/editing/single-keys.ts';

/** The editor as it is when a key is pressed. */
export type KeyTarget = {
  website: { canWrite: boolean; canUndo: boolean; canRedo: boolean };
  /** Intents of the forms that are filled in over a while. */
  intents: readonly string[];
  search: URLSearchParams;
  navigate: NavigateFunction;
  submit: SubmitFunction;
};

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** The form that is open: the one with the focus, else the first in sight. */
function openForm(intents: readonly string[], focused: Element | null): HTMLFormElement | null {
  const forms = [...document.querySelectorAll<HTMLFormElement>(formsWith(intents))];
  return forms.find((form) => form.contains(focused)) ?? forms.find((form) => form.offsetParent !== null) ?? null;
}

function perform(action: KeyAction, focused: Element | null, { intents, search, navigate, submit }: KeyTarget) {
  const row = focused?.closest<HTMLElement>('[aria-label="Sections"] [data-row]')?.dataset.row;
  const { panel, section } = { panel: search.get('panel'), section: search.get('section') };
  const show = (changes: Record<string, string | null>) => navigate(searchWith(search, { view: null, ...changes }));
  switch (action) {
    case 'save':
      return openForm(intents, focused)?.requestSubmit();
    case 'undo':
    case 'redo':
      return submit({ intent: action }, { method: 'post', replace: true, preventScrollReset: true });
    case 'keys':
    case 'pages':
      return show({ panel: action });
    case 'add':
      return show({ panel: action, section: null, after: section ?? row ?? null });
    case 'publish':
      return show({ panel: action, section: null });
    case 'back':
      return panel === null ? section !== null && show({ section: null }) : show({ panel: null });
  }
}

/** Does what a key of the editor means, as `KeysPanel` lists them; nothing for all other keys. */
export function press(event: KeyboardEvent, target: KeyTarget) {
  // Somebody nearer may have dealt with it: an open dialog, a row that is held.
  if (document.querySelector('dialog[open]')) return;
  const focused = event.target instanceof Element ? event.target : null;
  const isTyping = focused?.closest(FIELDS) != null;
  const action = keyAction(event, { ...target.website, isTyping, singleKeys: hasSingleKeys() });
  if (action !== null) perform(action, focused, target);
}
