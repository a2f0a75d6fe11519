import { z } from 'zod';
import { askedColour, messageExpectation } from '#scoring/expectation.ts';
import { openingSchema } from '#site/model/document.ts';

const channel = z.enum(['phone', 'email', 'form', 'address']);

/** What must come of a brief, written down by somebody who saw neither code nor data, before anything was generated. */
export const expectedSite = z.object({
  /** Null where the brief gives none: then any name that it does say will do. */
  name: z.string().nullable(),
  nameAlso: z.array(z.string()).default([]),
  place: z.string().nullable().default(null),
  present: z.array(z.string()).default([]),
  prices: z.array(z.object({ thing: z.string(), price: z.string() })).default([]),
  hours: z.array(openingSchema).default([]),
  /** Hours that are too odd to be typed: what must then be read on the site. */
  hoursVerbatim: z.string().nullable().default(null),
  people: z.array(z.object({ name: z.string(), role: z.string().default('') })).default([]),
  colours: z.array(askedColour).default([]),
  pages: z.array(z.string()).default([]),
  absent: z.array(z.string()).default([]),
  noChannel: z.array(channel).default([]),
  wishes: z.array(z.string()).default([]),
  /** Sentences that a website may open with, the best first; none where nobody chose or none will do. */
  openings: z.array(z.string()).optional(),
  notes: z.string().default(''),
});

const brief = z.object({ id: z.string(), text: z.string(), language: z.string(), expect: expectedSite });
const message = z.object({
  id: z.string(),
  site: z.string(),
  before: z.array(z.string()).default([]),
  text: z.string(),
  language: z.string(),
  expect: messageExpectation,
});

export const batchSchema = z.object({
  batch: z.string(),
  briefs: z.array(brief).min(1),
  messages: z.array(message).default([]),
});
export type Batch = z.infer<typeof batchSchema>;
export type FreshBrief = Batch['briefs'][number];
export type FreshMessage = Batch['messages'][number];
