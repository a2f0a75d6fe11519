import { useNavigate, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { keyAction, type KeyAction } from '#app/editing/key-action.ts';
import { searchWith } from '#app/editing/search-params.ts';
import { hasSingleKeys } from '#app/editing/single-keys.ts';

type Rights = { canWrite: boolean; canUndo: boolean; canRedo: boolean };

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** The form that is open: the one with the focus, else the first in sight. */
function openForm(focused: Element | null): HTMLFormElement | null {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form:has(> [name="intent"][value^="save"])')];
  return forms.find((form) => form.contains(focused)) ?? forms.find((form) => form.offsetParent !== null) ?? null;
}

/** The keys of the editor, as `KeysPanel` lists them. */
export function useEditorKeys(website: Rights, search: URLSearchParams) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const perform = (action: KeyAction, focused: Element | null) => {
    const row = focused?.closest<HTMLElement>('[aria-label="Sections"] [data-row]')?.dataset.row;
    const { panel, section } = { panel: search.get('panel'), section: search.get('section') };
    const show = (changes: Record<string, string | null>) => navigate(searchWith(search, { view: null, ...changes }));
    switch (action) {
      case 'save':
        return openForm(focused)?.requestSubmit();
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
  };
  const latest = useRef({ website, perform });
  useEffect(() => {
    latest.current = { website, perform };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Somebody nearer has dealt with it: an open dialog, a row that is held.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const focused = event.target instanceof Element ? event.target : null;
      const isTyping = focused?.closest(FIELDS) != null;
      const action = keyAction(event, { ...latest.current.website, isTyping, singleKeys: hasSingleKeys() });
      if (action === null) return;
      event.preventDefault();
      latest.current.perform(action, focused);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
