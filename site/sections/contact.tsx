import { z } from 'zod';
import { image, link, text, toggle } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  note: text('Note', { max: 240, help: 'Such as "We answer within a day"' }),
  showHours: toggle('Show opening hours', true),
  showSocial: toggle('Show social profiles', true),
  picture: image('Picture', { help: 'For the layout with a picture' }),
  action: link('Button'),
  ground: ground(),
});

export const contact = defineSection({
  kind: 'contact',
  label: 'Contact details',
  hint: 'Phone, mail, address and hours, all taken from the business details. `columns` for shops with several of them; `large` when one call or mail is what matters; `picture` beside a picture of the place or person.',
  version: 1,
  fields,
  variants: {
    columns: { label: 'Columns', hint: 'Heading on the left, details in columns under fine lines' },
    large: { label: 'Large number', hint: 'Phone or mail in very large type, the rest small below' },
    picture: { label: 'With picture', hint: 'Details as a list beside a picture' },
  },
  sample: {
    heading: 'Call, write or knock',
    intro: 'The phone rings in the workshop. If nobody answers, the saw is running: try again in ten minutes.',
    note: 'Messages are answered the same evening.',
    picture: {
      source: 'placeholder',
      wants: 'your photo of the workshop door',
      motif: 'building',
      seed: 61,
      alt: 'The workshop door',
    },
  },
  view: () => null,
  css: '',
});
