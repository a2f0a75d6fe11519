import { useCallback, useEffect, useRef, useState } from 'react';

const PAUSE = 900;

/**
 * Saves a form once typing pauses, and right away when it leaves the screen. `isDirty` is true from the first key until a save
 * has begun. Without JavaScript nothing here runs: the form's own button saves, and so it does when `waits`.
 */
export function useAutosave(save: (form: HTMLFormElement) => void, waits = false) {
  const [isDirty, setDirty] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const waiting = useRef<HTMLFormElement | null>(null);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  const saveNow = useCallback((form: HTMLFormElement | null) => {
    clearTimeout(timer.current);
    waiting.current = null;
    setDirty(false);
    if (form) latest.current(form);
  }, []);

  const touched = useCallback(
    (form: HTMLFormElement) => {
      setDirty(true);
      waiting.current = form;
      clearTimeout(timer.current);
      if (!waits) timer.current = setTimeout(() => saveNow(waiting.current), PAUSE);
    },
    [saveNow, waits],
  );

  useEffect(() => {
    const stop = (event: BeforeUnloadEvent) => {
      if (waiting.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', stop);
    return () => {
      window.removeEventListener('beforeunload', stop);
      clearTimeout(timer.current);
      if (waiting.current && !waits) latest.current(waiting.current);
    };
  }, [waits]);

  const forget = useCallback(() => saveNow(null), [saveNow]);

  return { isDirty, touched, saveNow, forget };
}
