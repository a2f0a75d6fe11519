import { z } from 'zod';
import { day, text, time } from './fields.ts';

/**
 * Days on which the week does not hold: a holiday, a summer break. `until` is '' for a single day. Without times they are closed; with
 * them these are the only ones of each of the days.
 */
export const specialHoursSchema = z
  .object({
    from: day('From', { help: 'The first day' }),
    until: day('Until', { help: 'The last day; left empty for one day', isOptional: true }),
    opens: time('Opens', { help: 'Left empty when it is closed' }),
    closes: time('Closes'),
    note: text('Why', { max: 80, help: 'Such as “Christmas”' }),
  })
  .superRefine(({ from, until, opens, closes }, context) => {
    const wrong = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (until !== '' && until < from) wrong('until', 'The last day is before the first');
    if ((opens === '') !== (closes === '')) wrong(opens === '' ? 'opens' : 'closes', 'Give both times, or none');
    if (opens !== '' && opens === closes) wrong('closes', 'Opening and closing are the same time');
  });
export type SpecialHours = z.infer<typeof specialHoursSchema>;
