import { z } from 'zod';

export const toastTypes = ['blank', 'error', 'success', 'loading', 'custom'] as const;
export const toastPositions = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const;

export const DEFAULT_DURATION = 6000;
/** So many are on screen at once, at most. */
export const TOAST_LIMIT = 20;

/** A short message that the next page shows. `duration` is in milliseconds; a loading toast ignores it and stays. */
export const toastSchema = z.object({
  type: z.enum(toastTypes).default('blank'),
  message: z.string().min(1).max(500),
  duration: z.number().int().positive().max(600_000).default(DEFAULT_DURATION),
  position: z.enum(toastPositions).default('bottom-right'),
});
export type Toast = z.output<typeof toastSchema>;
export type ToastInput = z.input<typeof toastSchema>;
