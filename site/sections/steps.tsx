import { z } from 'zod';
import { link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Steps',
    'step',
    {
      name: text('Name', { max: 80 }),
      text: paragraphs('What happens', { max: 500 }),
      duration: text('How long', { max: 40, help: 'Such as "20 minutes" or "by the next day"' }),
    },
    { max: 10 },
  ),
  action: link('Button'),
  ground: ground(),
});

export const steps = defineSection({
  kind: 'steps',
  label: 'How it works',
  hint: 'What happens after somebody gets in touch, in order. `numbered` for steps with some text; `path` for three to five short ones; `margin` for a calm list with a heading that stays beside it.',
  version: 1,
  fields,
  variants: {
    numbered: { label: 'Large numbers', hint: 'Rows that open with a large numeral' },
    path: { label: 'Along a line', hint: 'Steps side by side along a line, below each other on phones' },
    margin: { label: 'Heading in the margin', hint: 'Heading and button on the left, steps as a list on the right' },
  },
  sample: {
    heading: 'Your first visit',
    intro: 'Nobody gets a needle they have not been told about.',
    items: [
      {
        name: 'Talk',
        text: 'We sit at a table, not in the chair, and you say what worries you.',
        duration: '15 minutes',
      },
      { name: 'Look', text: 'Examination and pictures. You see what we see on the screen.', duration: '20 minutes' },
      {
        name: 'Plan',
        text: 'You get the choices with their prices in writing and take them home.',
        duration: 'the same day',
      },
      {
        name: 'Treat',
        text: 'Only what you agreed to, and we stop whenever you raise a hand.',
        duration: 'when you are ready',
      },
    ],
    action: { label: 'Book a first visit', to: '/contact' },
  },
  view: () => null,
  css: '',
});
