import { z } from 'zod';
import { DEFAULT_DURATION, toastPositions, toastTypes } from './toast.ts';

export const toastSchema = z.object({
  type: z.enum(toastTypes).default('blank'),
  message: z.string().min(1).max(500),
  duration: z.number().int().positive().max(600_000).default(DEFAULT_DURATION),
  position: z.enum(toastPositions).default('bottom-right'),
});
export type ToastInput = z.input<typeof toastSchema>;
