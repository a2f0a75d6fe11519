import { hasUnsavedInput } from '#app/forms/unsaved-input.ts';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let sign: Promise<void> | undefined;
let isHere = false;

/** Says that somebody is there, such as on a screen that was opened from another one. */
export const showSign = () => {
  isHere = true;
};

/**
 * Settles once somebody points, touches, types or scrolls: then code for what they may do is worth fetching. At once when something
 * that was typed earlier waits to be put back.
 */
export function firstSign(): Promise<void> {
  sign ??= new Promise((settle) => {
    if (isHere || hasUnsavedInput(location.pathname)) return settle();
    const options = { capture: true, passive: true };
    const seen = () => {
      for (const name of SIGNS) window.removeEventListener(name, seen, options);
      settle();
    };
    for (const name of SIGNS) window.addEventListener(name, seen, options);
  });
  return sign;
}
