import { useNavigate, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { KeyTarget } from './editor-keys.ts';

/** Keys that browsers would do something else with. They are ours at once; the code for them comes a moment later. */
const isOurs = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's';

/** Listens for the keys of the editor; what they do is fetched with the first key. */
export function useEditorKeys({ website, search, intents }: Pick<KeyTarget, 'website' | 'search' | 'intents'>) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const latest = useRef({ website, search, intents, navigate, submit });
  useEffect(() => {
    latest.current = { website, search, intents, navigate, submit };
  });
  useEffect(() => {
    const onKey = async (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (isOurs(event)) event.preventDefault();
      const { press } = await import('./editor-keys.ts');
      press(event, latest.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
