import { z } from 'zod';

export const eventSchema = z.object({
  id: z.string(),
  created: z.number(),
  type: z.string(),
  object: z.unknown(),
  /** What a change changed, as it was before. */
  previous: z.unknown().optional(),
});
export type EventRecord = z.infer<typeof eventSchema>;

/** An event that the app has not taken yet. */
export const deliverySchema = z.object({ event: z.string(), tries: z.number(), at: z.number() });
export type Delivery = z.infer<typeof deliverySchema>;

/** Tells the app what happened; `previous` is what a change changed. */
export type Tell = (type: string, object: object, previous?: object) => void;
