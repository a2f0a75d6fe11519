import { z } from 'zod';
import { image, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  chapters: list(
    'Chapters',
    'chapter',
    {
      when: text('When', { max: 40, help: 'A year or a season' }),
      title: text('Title', { max: 100 }),
      text: paragraphs('Text', { max: 1600 }),
      picture: image('Picture'),
    },
    { max: 12 },
  ),
  ground: ground(),
});

export const story = defineSection({
  kind: 'story',
  label: 'Story',
  hint: 'How it came to be, in order. Only with dates or turns that the brief gives. `timeline` for four or more dated steps; `chapters` for two to four with pictures; `essay` for a text that is read from start to end.',
  version: 1,
  fields,
  variants: {
    timeline: { label: 'Timeline', hint: 'Dates in the margin along a line' },
    chapters: { label: 'Chapters with pictures', hint: 'Each chapter a spread of picture and text' },
    essay: { label: 'Essay', hint: 'One narrow column that opens with a large initial' },
  },
  sample: {
    heading: 'How a ferry shed became a brewery',
    intro: 'It took eleven years, two floods and one very patient harbour office.',
    chapters: [
      {
        when: '2012',
        title: 'The shed',
        text: 'The last ferry left in March. We rented the shed for storage and found that its stone cellar stays at eleven degrees all year.',
      },
      {
        when: '2015',
        title: 'First brew',
        text: 'Four hundred litres of pale ale, most of it given away to the people who had helped to carry the kettle down the stairs.',
      },
      {
        when: '2019',
        title: 'High water',
        text: 'The river came in on a Sunday. We lost the malt and kept the yeast.',
      },
      {
        when: 'Today',
        title: 'Nine beers and a bench',
        text: 'We brew twice a week, sell within thirty miles and pour in the yard whenever it is dry.',
      },
    ],
  },
  view: () => null,
  css: '',
});
