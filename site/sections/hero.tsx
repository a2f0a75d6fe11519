import { image, link, list, paragraphs, text } from '../model/fields.ts';
import { z } from 'zod';
import { defineSection } from './definition.ts';
import { ground } from './parts/opening-fields.ts';

const fields = z.object({
  eyebrow: text('Line above the heading', { max: 80, help: 'Trade and place, such as "Bakery in Haight, since 1998"' }),
  heading: text('Heading', { max: 120, help: 'Something true about this business that no other could say' }),
  intro: paragraphs('Introduction', { max: 500 }),
  primary: link('Main button'),
  secondary: link('Second button'),
  note: text('Small line under the buttons', { max: 140 }),
  picture: image('Picture'),
  more: list('More pictures', 'picture', { picture: image('Picture') }, { max: 4, help: 'For the mosaic layout' }),
  facts: list(
    'Facts beside the heading',
    'fact',
    { label: text('What', { max: 40 }), value: text('Fact', { max: 120 }) },
    { max: 4, help: 'For the layout with facts. Hours, phone and address come from the business details' },
  ),
  ground: ground(),
});

export const hero = defineSection({
  kind: 'hero',
  label: 'Opening',
  hint: 'The first section of a page: says what the business is and what to do next. One per page, always first. `statement` when there is no good picture; `facts` for shops whose visitors want hours, phone and address at once; `banner` and `mosaic` when pictures sell.',
  version: 1,
  fields,
  variants: {
    split: { label: 'Text beside picture', hint: 'Heading and buttons on one side, a tall picture on the other' },
    statement: { label: 'Large words', hint: 'One very large heading, no picture; text and buttons hang below it' },
    facts: { label: 'With hours and address', hint: 'Heading beside a panel with opening hours, phone and address' },
    banner: { label: 'Wide picture', hint: 'A picture over the full width with the words on a panel that overlaps it' },
    mosaic: { label: 'Several pictures', hint: 'Heading among two to five pictures of different sizes' },
  },
  sample: {
    eyebrow: 'Sourdough bakery in Leith',
    heading: 'Bread that takes two days to make',
    intro:
      'Flour from three Scottish mills, water, salt and a starter we have fed since 2009. The first loaves come out at seven; most are gone by two.',
    primary: { label: 'See what we bake', to: '/menu' },
    secondary: { label: 'Find the shop', to: '#find-us' },
    note: 'Order by noon for the next morning',
    picture: {
      source: 'placeholder',
      wants: 'your photo of the counter in the morning',
      motif: 'bread',
      seed: 7,
      alt: 'The counter with the morning loaves',
    },
    more: [
      {
        picture: {
          source: 'placeholder',
          wants: 'your photo of a loaf, cut open',
          motif: 'bread',
          seed: 11,
          alt: 'A loaf cut open',
        },
      },
      {
        picture: { source: 'placeholder', wants: 'your photo of the oven', motif: 'bread', seed: 12, alt: 'The oven' },
      },
    ],
    facts: [{ label: 'Today from the oven', value: 'Leith White, Oat & Honey, Seeded Rye' }],
  },
  view: () => null,
  css: '',
});
