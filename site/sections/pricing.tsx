import { z } from 'zod';
import { link, list, paragraphs, text, toggle } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  plans: list(
    'Offers',
    'offer',
    {
      name: text('Name', { max: 60 }),
      price: text('Price', { max: 40, help: 'As people should read it: "£48", "free"' }),
      unit: text('Per what', { max: 40, help: 'Such as "a month" or "per person"' }),
      text: text('For whom', { max: 200 }),
      includes: paragraphs('What it includes', { max: 1200, help: 'One thing a line' }),
      action: link('Button'),
      highlighted: toggle('Stands out', false),
    },
    { max: 6 },
  ),
  note: text('Note below', { max: 240 }),
  ground: ground(),
});

export const pricing = defineSection({
  kind: 'pricing',
  label: 'Prices',
  hint: 'Two to five offers to choose between. For a long list of single prices use `services` (ledger), for dishes `menu`. Prices must come from the brief; otherwise write a placeholder. `table` when offers differ line by line.',
  version: 1,
  fields,
  variants: {
    plans: { label: 'Side by side', hint: 'One column an offer, the one that stands out on its own ground' },
    ledger: { label: 'Price list', hint: 'One row an offer: price, name and what it includes' },
    table: { label: 'Comparison', hint: 'A table of everything included, with a mark where an offer has it' },
  },
  sample: {
    heading: 'Climb as often as you like',
    intro: 'Shoes are in every price. There is no joining fee and no minimum term.',
    plans: [
      {
        name: 'Once',
        price: '€13',
        unit: 'a visit',
        text: 'Come by, no booking needed',
        includes: 'All walls\nRental shoes',
        action: { label: 'How to get here', to: '/visit' },
      },
      {
        name: 'Ten',
        price: '€99',
        unit: 'for ten visits',
        text: 'Share it with whom you like',
        includes: 'All walls\nRental shoes\nValid for two years',
        action: { label: 'Buy at the desk', to: '/visit' },
        highlighted: true,
      },
      {
        name: 'Month',
        price: '€52',
        unit: 'a month',
        text: 'For two evenings a week and more',
        includes: 'All walls\nRental shoes\nTraining room\nOne guest a month',
        action: { label: 'Become a member', to: '/join' },
      },
    ],
    note: 'Under 18, students and pensioners pay a quarter less.',
  },
  view: () => null,
  css: '',
});
