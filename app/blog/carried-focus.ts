import type { RefObject } from 'react';
import { focusAgain, focusIn, type FocusedField } from '#app/forms/focused-field.ts';
import { useBeforePaint } from '#app/forms/use-before-paint.ts';

let carried: { to: string; focus: FocusedField } | null = null;

/** Remembers where somebody types, for the screen that takes this one's place. */
export function carryFocus(form: HTMLFormElement | null, to: string): void {
  const focus = focusIn(form);
  carried = focus && { to, focus };
}

/** Puts the cursor where it was on the screen before, each time the form is filled anew, until somebody moves it. */
export function useCarriedFocus(form: RefObject<HTMLFormElement>, here: string, generation: number): void {
  useBeforePaint(() => {
    if (carried?.to !== here) return;
    focusAgain(form.current, carried.focus);
    const drop = () => (carried = null);
    addEventListener('keydown', drop, { once: true });
    addEventListener('pointerdown', drop, { once: true });
    return () => {
      removeEventListener('keydown', drop);
      removeEventListener('pointerdown', drop);
    };
  }, [form, here, generation]);
}
