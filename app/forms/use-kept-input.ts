import { useLocation } from '@remix-run/react';
import { useEffect, useMemo } from 'react';
import type { DraftState } from './draft.ts';
import { unsavedInput } from './unsaved-input.ts';

/**
 * What is typed into a form of this screen, kept in this tab until it is saved: a reload, a login, a look at something else do not lose
 * it. `read` changes with the form that it is of.
 */
export function useKeptInput(name: string, state: DraftState) {
  const { pathname } = useLocation();
  const unsaved = useMemo(() => unsavedInput(pathname, name), [pathname, name]);
  useEffect(() => {
    if (state === 'saved') unsaved.forget();
  }, [state, unsaved]);
  return unsaved;
}
