import { z } from 'zod';
import { openingSchema } from '#site/model/document.ts';

/** A colour that was asked for, and where. */
export const askedColour = z.object({ part: z.enum(['main', 'background', 'text', 'any']), value: z.string() });

/** One thing that must hold after a message; exactly one of the names is given. */
export const messageCheck = z
  .object({
    appears: z.string(),
    disappears: z.string(),
    stays: z.string(),
    near: z.array(z.string()).min(2),
    notNear: z.array(z.string()).min(2),
    colour: askedColour,
    hours: z.array(openingSchema),
    hoursUnchanged: z.array(openingSchema.shape.day),
    page: z.string(),
    noPage: z.string(),
    section: z.string(),
    present: z.boolean(),
    first: z.string(),
    dark: z.boolean(),
    language: z.string(),
    name: z.string(),
    undone: z.boolean(),
    replyLanguage: z.string(),
  })
  .partial();
export type MessageCheck = z.infer<typeof messageCheck>;

/** What must come of a message: that something is done, asked back or declined, and what holds of the website then. */
export const messageExpectation = z.object({
  kind: z.enum(['do', 'ask', 'decline']),
  checks: z.array(messageCheck).default([]),
});
export type MessageExpectation = z.infer<typeof messageExpectation>;
