import { z } from 'zod';

export const eventSchema = z.object({ id: z.string(), created: z.number(), type: z.string(), object: z.unknown() });
export type EventRecord = z.infer<typeof eventSchema>;

/** An event that the app has not taken yet. */
export const deliverySchema = z.object({ event: z.string(), tries: z.number(), at: z.number() });
export type Delivery = z.infer<typeof deliverySchema>;
