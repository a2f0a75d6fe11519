import { z } from 'zod';
import { list, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Figures',
    'figure',
    {
      value: text('Figure', { max: 24, help: 'As people should read it: "340", "12 t", "48 h"' }),
      label: text('What it counts', { max: 80 }),
      note: text('Note', { max: 160 }),
    },
    { max: 8 },
  ),
  source: text('Source', { max: 160, help: 'Where the figures come from and from when' }),
  ground: ground('tint'),
});

export const stats = defineSection({
  kind: 'stats',
  label: 'Figures',
  hint: 'Two to five numbers that the brief gives and that mean something. Never invent one: leave the section out or use a placeholder. `row` for three or four; `lead` when one figure matters most; `ledger` for many or with notes.',
  version: 1,
  fields,
  variants: {
    row: { label: 'Row of figures', hint: 'Large figures side by side, divided by fine lines' },
    lead: { label: 'One large figure', hint: 'The first figure very large, the others small beside it' },
    ledger: { label: 'Table', hint: 'One row a figure with its note, right-aligned like an account' },
  },
  sample: {
    heading: 'The orchard in numbers',
    items: [
      { value: '412', label: 'trees', note: 'of 38 old varieties' },
      { value: '0', label: 'sprays since 2006', note: 'sheep keep the grass down' },
      { value: '9,600 l', label: 'juice last autumn', note: 'pressed within a day of picking' },
    ],
    source: 'Harvest book, autumn 2025',
  },
  view: () => null,
  css: '',
});
