import { z } from 'zod';
import { image, link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Reviews',
    'review',
    {
      quote: paragraphs('What they said', { max: 800 }),
      name: text('Name', { max: 80 }),
      role: text('Who they are', { max: 120, help: 'Such as "regular since 2019" or a job and company' }),
      picture: image('Picture'),
    },
    { max: 12 },
  ),
  action: link('Link to all reviews'),
  ground: ground(),
});

export const testimonials = defineSection({
  kind: 'testimonials',
  label: 'Reviews',
  hint: 'What customers really said. Only with words from the brief or an import; otherwise a single placeholder such as [[a sentence a customer said about you]]. `lead` for one strong quote; `columns` for three or more; `strip` for many short ones.',
  version: 1,
  fields,
  variants: {
    lead: { label: 'One large quote', hint: 'The first quote very large, the others small below it' },
    columns: { label: 'Columns', hint: 'Quotes of different lengths set in columns like a newspaper' },
    strip: { label: 'Strip', hint: 'One row to scroll sideways' },
  },
  sample: {
    heading: 'What owners say',
    items: [
      {
        quote: 'He sat on the floor for twenty minutes until our dog came to him. Nobody had ever done that.',
        name: 'Marta W.',
        role: 'with Bruno, a greyhound',
      },
      {
        quote: 'They called the evening after the operation to ask how she slept. They called again the day after.',
        name: 'Joachim P.',
        role: 'with Minka',
      },
      { quote: 'Told us plainly that the cheaper medicine does the same.', name: 'Sara and Tom', role: 'two rabbits' },
    ],
  },
  view: () => null,
  css: '',
});
