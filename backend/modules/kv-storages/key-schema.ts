import { z } from 'zod';

export const keySchema = z.object({
  key: z
    .string()
    .trim()
    .max(100, 'A key has at most 100 characters.')
    .regex(
      /^[a-z0-9]+([.-][a-z0-9]+)*$/,
      'Use lower-case letters and digits, with single dots or dashes between them, such as switch.sign-up.',
    ),
});
