import { z } from 'zod';
import { image, link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Points',
    'point',
    { name: text('Name', { max: 80 }), text: paragraphs('Description', { max: 400 }) },
    { max: 12 },
  ),
  picture: image('Picture', { help: 'For the layout beside a picture' }),
  action: link('Button'),
  ground: ground(),
});

export const features = defineSection({
  kind: 'features',
  label: 'What sets it apart',
  hint: 'Reasons to choose this business or product: how it works, what it promises, what it leaves out. Words, not icons. `statements` for two to four short strong points; `columns` for three to eight; `beside` when there is one good picture.',
  version: 1,
  fields,
  variants: {
    columns: { label: 'Columns with lines', hint: 'Heading in the margin, points in two columns under fine lines' },
    beside: { label: 'Beside a picture', hint: 'A picture on one side, the points as a list on the other' },
    statements: { label: 'Large statements', hint: 'Each point a line of large type with its explanation beside it' },
    tiles: { label: 'Tiles', hint: 'Panels of uneven width that fit together like a plan' },
  },
  sample: {
    heading: 'Made for people who keep bees, not for people who keep spreadsheets',
    intro: 'Hive records that work with gloves on and without a signal.',
    items: [
      { name: 'Works in the field', text: 'Everything is kept on the phone and sent when you are back in range.' },
      { name: 'One thumb is enough', text: 'Large buttons, no typing: queen seen, brood, stores, temper, done.' },
      { name: 'Treatments on record', text: 'Batch, dose and withdrawal dates in the form your inspector asks for.' },
      { name: 'Yours to keep', text: 'Take all of it with you as a plain table at any time.' },
    ],
    picture: {
      source: 'placeholder',
      wants: 'your picture of the app beside a hive',
      motif: 'plant',
      seed: 4,
      alt: 'The app beside a hive',
    },
    action: { label: 'See a hive record', to: '/tour' },
  },
  view: () => null,
  css: '',
});
