import { choice, paragraphs, text } from '../../model/fields.ts';

/** How every kind opens: the same two fields under the same names, so that a kind can be swapped for another. */
export const opening = {
  heading: text('Heading', { max: 120 }),
  intro: paragraphs('Introduction', { max: 600, help: 'One or two sentences under the heading' }),
};

const GROUNDS = {
  plain: 'Page colour',
  tint: 'Soft tint',
  accent: 'Accent colour',
  ink: 'Dark',
};
export type Ground = keyof typeof GROUNDS;

/** The colour a section stands on. Neighbours should differ now and then; `first` is what a new section gets. */
export const ground = (first: Ground = 'plain') =>
  choice('Background', { [first]: GROUNDS[first], ...GROUNDS } as typeof GROUNDS);
