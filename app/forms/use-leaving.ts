import { useEffect, useRef, type RefObject } from 'react';

type Leaving = {
  /** It holds something that is not saved. */
  isTyped: boolean;
  savesByButton: boolean;
  send(form: HTMLFormElement): void;
};

/** A form that leaves its screen is saved; before the whole page is left with something unsaved, the browser asks. */
export function useLeaving(form: RefObject<HTMLFormElement>, { isTyped, savesByButton, send }: Leaving): void {
  const latest = useRef({ isTyped, send, element: form.current });
  useEffect(() => {
    latest.current = { isTyped, send, element: form.current };
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current.isTyped) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      const { isTyped: isUnsaved, send: sendNow, element } = latest.current;
      if (isUnsaved && element && !savesByButton) sendNow(element);
    };
  }, [savesByButton]);
}
