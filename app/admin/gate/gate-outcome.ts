import { z } from 'zod';

const outcomeSchema = z.object({
  reason: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  problem: z.string().nullable(),
});

/** What could not be begun or made live, with the reason that was typed. */
export type GateOutcome = z.output<typeof outcomeSchema>;

/** That of the screen's last form, where it was one of these: the screen has others. */
export const readGateOutcome = (outcome: unknown): GateOutcome | undefined => outcomeSchema.safeParse(outcome).data;
