import { hasUnsavedInput } from '#app/forms/unsaved-input.ts';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let sign: Promise<void> | undefined;
let settle: (() => void) | undefined;
let isHere = false;

/** Says that somebody waits for something. */
export function showSign(): void {
  isHere = true;
  settle?.();
}

/**
 * Settles once somebody points, touches, types or scrolls: then code for what they may do is worth fetching. At once when something
 * that was typed earlier waits to be put back.
 */
export function firstSign(): Promise<void> {
  sign ??= new Promise((settled) => {
    if (isHere || hasUnsavedInput(location.pathname)) return settled();
    const options = { capture: true, passive: true };
    settle = () => {
      for (const name of SIGNS) window.removeEventListener(name, showSign, options);
      settled();
    };
    for (const name of SIGNS) window.addEventListener(name, showSign, options);
  });
  return sign;
}
