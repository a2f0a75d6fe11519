import { useEffect, type RefObject } from 'react';

/** Closes what `<details>` opened once somebody presses or goes elsewhere. */
export function useCloseFromOutside(details: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const box = details.current;
      if (box?.open && event.target instanceof Node && !box.contains(event.target)) box.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [details]);
}
