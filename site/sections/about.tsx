import { z } from 'zod';
import { image, link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  body: paragraphs('Text', { max: 4000, help: 'Leave an empty line between paragraphs' }),
  picture: image('Picture'),
  signature: text('Signed by', { max: 80 }),
  role: text('Their role', { max: 80 }),
  facts: list(
    'Facts',
    'fact',
    { label: text('What', { max: 60 }), value: text('Fact', { max: 120 }) },
    { max: 8, help: 'Short truths such as "Members of: Guild of Master Craftsmen"' },
  ),
  action: link('Button'),
  ground: ground(),
});

export const about = defineSection({
  kind: 'about',
  label: 'About',
  hint: 'Who is behind the business and how they work, in their own words. `letter` when one person speaks; `portrait` with a picture of people or place; `facts` when there are checkable facts to set beside the text.',
  version: 1,
  fields,
  variants: {
    portrait: { label: 'Text and picture', hint: 'Running text with a tall picture that hangs lower' },
    letter: { label: 'Letter', hint: 'One column that reads like a letter and ends with a signature' },
    facts: { label: 'Text with facts', hint: 'Heading in the margin, text, and a column of facts' },
  },
  sample: {
    heading: 'Two sisters, one workshop, no showroom',
    intro: 'We build kitchens from ash and oak that grew within sixty miles.',
    body: 'Our father ran the sawmill next door, so we learned to judge a board before we could spell it. We still choose every trunk ourselves and let it dry for three years.\n\nWe take on six kitchens a year. That is how many the two of us can build without handing the work to somebody you have never met.',
    picture: {
      source: 'placeholder',
      wants: 'your photo of you both in the workshop',
      motif: 'tools',
      seed: 21,
      alt: 'Hanne and Ida Brandt in the workshop',
    },
    signature: 'Hanne Brandt',
    role: 'Joiner, and the one who answers the phone',
    facts: [
      { label: 'Timber', value: 'Ash, oak and elm, air-dried' },
      { label: 'From drawing to fitting', value: 'about five months' },
      { label: 'Kitchens a year', value: 'six' },
    ],
    action: { label: 'Look at finished kitchens', to: '/work' },
  },
  view: () => null,
  css: '',
});
