import { z } from 'zod';

const moment = z.iso.datetime({ offset: true, error: 'Write a moment as in "2026-12-24T18:00:00Z".' });

export const bannerSchema = z
  .strictObject(
    {
      text: z
        .string('A banner needs a "text".')
        .trim()
        .min(1, 'A banner needs a text.')
        .max(300, 'A banner has at most 300 characters.'),
      tone: z.enum(['info', 'success', 'warning'], 'The tone is "info", "success" or "warning".').default('info'),
      from: moment.optional(),
      until: moment.optional(),
    },
    'A banner is {"text": "…", "tone": "info", "from": "…", "until": "…"}, or null for none.',
  )
  .refine(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), {
    message: 'A banner ends after it begins.',
    path: ['until'],
  })
  .nullable();
export type Banner = z.output<typeof bannerSchema>;

/** A banner as people see it. */
export type Notice = { text: string; tone: 'info' | 'success' | 'warning' };

/** What of a banner is to be seen at a moment. */
export function bannerAt(banner: Banner, now: Date): Notice | null {
  if (!banner || (banner.from && now < new Date(banner.from))) return null;
  if (banner.until && now >= new Date(banner.until)) return null;
  return { text: banner.text, tone: banner.tone };
}
