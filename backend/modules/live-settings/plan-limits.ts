import { z } from 'zod';

const atLeast = (least: number) =>
  z
    .int({ error: 'A limit is a whole number.' })
    .min(least, `This is at least ${least}.`)
    .max(1_000_000, 'This is at most 1,000,000.')
    .optional();

const TERABYTE = 1024 ** 4;

const ofWebsites = {
  assistantMessages: atLeast(0),
  generatedPictures: atLeast(0),
  pages: atLeast(1),
  mediaBytes: z
    .int({ error: 'Write a whole number of bytes: 52428800 is 50 MB.' })
    .min(0, 'This is at least 0.')
    .max(TERABYTE, 'This is at most one terabyte.')
    .optional(),
};

const words = (names: string[]): string => new Intl.ListFormat('en').format(names);

const ofPlan = z
  .strictObject(
    {
      ...ofWebsites,
      websites: atLeast(1),
      domains: atLeast(0),
      waitlistEntries: z
        .union([z.null(), atLeast(0).unwrap()], 'Write a whole number from 0 to 1,000,000, or null for no limit.')
        .optional(),
    },
    `Limits of a plan are whole numbers for ${words([...Object.keys(ofWebsites), 'websites', 'domains', 'waitlistEntries'])}.`,
  )
  .optional();

/** Numbers that plans have instead of their own, by plan; what is not named stays as it is. */
export const limitChangesSchema = z.strictObject(
  {
    free: ofPlan,
    starter: ofPlan,
    business: ofPlan,
    visitor: z
      .strictObject(ofWebsites, `Limits of visitors are whole numbers for ${words(Object.keys(ofWebsites))}.`)
      .optional(),
  },
  'Write limits for free, starter, business or visitor, as in {"free": {"websites": 5}}.',
);
export type LimitChanges = z.output<typeof limitChangesSchema>;
