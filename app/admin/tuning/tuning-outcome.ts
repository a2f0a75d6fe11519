import { z } from 'zod';

const texts = z.record(z.string(), z.string());

const outcomeSchema = z.object({
  intent: z.enum(['start', 'name']),
  values: texts,
  errors: z.record(z.string(), z.array(z.string())),
  problem: z.string().nullable(),
});

/** What a form of fine-tuning could not do, with what was typed. */
export type TuningOutcome = z.output<typeof outcomeSchema>;

/** That of the screen's last form, where it was one of these: the screen has others. */
export const readOutcome = (outcome: unknown): TuningOutcome | undefined => outcomeSchema.safeParse(outcome).data;
