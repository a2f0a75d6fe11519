import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from '@remix-run/react';
import type { ChangeOutcome } from '#app/editing/outcome.ts';

const storageFor = (path: string, part: string) => `unsaved ${path} ${part}`;

/** Storage may be switched off, or full: then a form is as safe as before. */
function store(key: string, form: HTMLFormElement | null) {
  try {
    if (!form) return sessionStorage.removeItem(key);
    const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
    sessionStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // Nothing to be done.
  }
}

function stored(key: string): [string, string][] | null {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!Array.isArray(entries)) return null;
    return entries.filter((entry): entry is [string, string] => Array.isArray(entry) && entry.length === 2);
  } catch {
    return null;
  }
}

/**
 * Keeps what is typed into a form in this tab until it is saved, and sends it again when the form comes back with it unsaved: after
 * a reload, a login, a look at something else. The server then treats it like any save: it counts, or it is shown with what is wrong.
 */
export function useKeptInput(part: string, outcome: ChangeOutcome | undefined, send: (data: FormData) => void) {
  const { pathname } = useLocation();
  const key = storageFor(pathname, part);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const isTyping = useRef(false);

  useEffect(() => {
    const entries = stored(key);
    if (!entries) return;
    const data = new FormData();
    for (const [name, value] of entries) data.append(name, value);
    latest.current(data);
  }, [key]);

  useEffect(() => {
    // What was typed while a save was on its way is not in it.
    if (outcome?.ok && !isTyping.current) store(key, null);
  }, [outcome, key]);

  const keep = useCallback(
    (form: HTMLFormElement) => {
      isTyping.current = true;
      store(key, form);
    },
    [key],
  );
  const sent = useCallback(() => {
    isTyping.current = false;
  }, []);
  return { keep, sent };
}
