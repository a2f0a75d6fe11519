import { z } from 'zod';
import { image, link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'People',
    'person',
    {
      name: text('Name', { max: 80 }),
      role: text('Role', { max: 100 }),
      text: paragraphs('About them', { max: 800 }),
      picture: image('Picture'),
      contact: link('Link', { help: 'A mail address (mailto:), a telephone (tel:) or a page' }),
    },
    { max: 40 },
  ),
  action: link('Button'),
  ground: ground(),
});

export const team = defineSection({
  kind: 'team',
  label: 'People',
  hint: 'The people customers will meet. Names only from the brief. `portraits` with a picture each; `roll` for names and roles without pictures; `profiles` for one to four with a text each.',
  version: 1,
  fields,
  variants: {
    portraits: { label: 'Portraits', hint: 'Tall pictures in a staggered grid with name and role' },
    roll: { label: 'List of names', hint: 'Names in large type, roles at the end of a fine line' },
    profiles: { label: 'Profiles', hint: 'One row a person: picture, name and a longer text' },
  },
  sample: {
    heading: 'Who picks up when you call',
    items: [
      {
        name: 'Amara Osei',
        role: 'Solicitor, family law',
        text: 'Twelve years of divorces and adoptions. Prefers a kitchen-table agreement to a day in court.',
        picture: {
          source: 'placeholder',
          wants: 'your portrait of Amara',
          motif: 'portrait',
          seed: 41,
          alt: 'Amara Osei',
        },
        contact: { label: 'amara@osei-lindqvist.example', to: 'mailto:amara@osei-lindqvist.example' },
      },
      {
        name: 'Per Lindqvist',
        role: 'Solicitor, property',
        text: 'Buys, sells and splits houses. Reads the small print aloud so that you hear it too.',
        picture: {
          source: 'placeholder',
          wants: 'your portrait of Per',
          motif: 'portrait',
          seed: 42,
          alt: 'Per Lindqvist',
        },
      },
      {
        name: 'Joan Whitaker',
        role: 'Office',
        text: 'Knows where every file is and which judge is on holiday.',
        picture: {
          source: 'placeholder',
          wants: 'your portrait of Joan',
          motif: 'portrait',
          seed: 43,
          alt: 'Joan Whitaker',
        },
      },
    ],
  },
  view: () => null,
  css: '',
});
