import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from '@remix-run/react';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import { unsavedInput, type Entries } from './unsaved-input.ts';

/** Keeps what is typed into a form in this tab until it is saved: a reload, a login, a look at something else do not lose it. */
export function useKeptInput(part: string, outcome: ChangeOutcome | undefined) {
  const { pathname } = useLocation();
  const unsaved = useMemo(() => unsavedInput(pathname, part), [pathname, part]);
  const isTyping = useRef(false);

  useEffect(() => {
    // What was typed while a save was on its way is not in it.
    if (outcome?.ok && !isTyping.current) unsaved.forget();
  }, [outcome, unsaved]);

  const keep = useCallback(
    (form: HTMLFormElement) => {
      isTyping.current = true;
      unsaved.keep(form);
    },
    [unsaved],
  );
  const sent = useCallback(() => {
    isTyping.current = false;
  }, []);
  return { keep, sent, forget: unsaved.forget, read: unsaved.read };
}

/** Hands what was kept to `restore` when the form comes back with it unsaved. `read` changes with the form that it is of. */
export function useRestoredInput(read: () => Entries | null, restore: (entries: Entries) => void) {
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => {
    const entries = read();
    if (entries) latest.current(entries);
  }, [read]);
}
