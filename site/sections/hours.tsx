import { z } from 'zod';
import { link, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  note: text('Note', { max: 240, help: 'Holidays, last orders. The hours themselves come from the business details' }),
  action: link('Button'),
  ground: ground('tint'),
});

export const hours = defineSection({
  kind: 'hours',
  label: 'Opening hours',
  hint: 'When the business is open. The times come from `business.hours`; never write them into a text. `week` draws the week as bars; `table` lists every day; `brief` sums days with equal times up in large type.',
  version: 1,
  fields,
  variants: {
    table: { label: 'Table', hint: 'Heading on the left, every day with its times on the right' },
    week: { label: 'Week as bars', hint: 'The week drawn as seven bars over the hours of the day' },
    brief: { label: 'Large and short', hint: 'Days with equal times summed up, in large type' },
  },
  sample: {
    heading: 'When to come',
    intro: 'The first hour is quiet; Saturdays are not.',
    note: 'Closed on public holidays and in the first week of August.',
  },
  view: () => null,
  css: '',
});
