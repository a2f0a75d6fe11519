export const toastTypes = ['blank', 'error', 'success', 'loading', 'custom'] as const;
export const toastPositions = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

/** Milliseconds. */
export const DEFAULT_DURATION = 6000;
/** So many are on screen at once, at most. */
export const TOAST_LIMIT = 20;

/** A short message that the next page shows. A loading one ignores its duration and stays until it is changed. */
export type Toast = {
  type: (typeof toastTypes)[number];
  message: string;
  duration: number;
  position: (typeof toastPositions)[number];
};
