import { z } from 'zod';
import { image, link, list, paragraphs, text, target } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Services',
    'service',
    {
      name: text('Name', { max: 80 }),
      text: paragraphs('Description', { max: 500 }),
      price: text('Price', { max: 60, help: 'As people should read it: "from £45", "£60 an hour"' }),
      picture: image('Picture'),
      to: target
        .default('')
        .meta({ field: { label: 'Link to more', control: 'text', help: 'A page like /services or a web address' } }),
    },
    { max: 24 },
  ),
  note: text('Note below', { max: 240, help: 'What prices include, how far you travel' }),
  action: link('Button'),
  ground: ground(),
});

export const services = defineSection({
  kind: 'services',
  label: 'Services',
  hint: 'What the business does for people, each with a name, a sentence and perhaps a price. `ledger` for four or more, and whenever there are prices; `alternating` for two to four that have pictures and more text; `bento` when one service matters most.',
  version: 1,
  fields,
  variants: {
    ledger: { label: 'List with lines', hint: 'One row a service: name, description, price at the end of a fine line' },
    cards: { label: 'Cards', hint: 'Cards in a grid, with pictures when given' },
    bento: { label: 'Tiles of different sizes', hint: 'The first service large, the others around it' },
    alternating: { label: 'Alternating rows', hint: 'Picture and text side by side, changing sides' },
  },
  sample: {
    heading: 'What we repair',
    intro: 'We quote before we start and charge nothing when we cannot fix it.',
    items: [
      {
        name: 'Dripping taps and valves',
        text: 'Washers, cartridges and ceramic discs, most of them from the van, in one visit.',
        price: 'from £65',
      },
      {
        name: 'Boiler service',
        text: 'A full yearly check with flue gas reading and a written record for your warranty.',
        price: '£95',
      },
      {
        name: 'Blocked drains',
        text: 'Cleared by hand or by jet, then looked at with a camera so that it does not come back.',
        price: 'from £80',
      },
      {
        name: 'New bathrooms',
        text: 'From the first drawing to the last bead of sealant, with one person to call throughout.',
        price: 'by quote',
        to: '/bathrooms',
      },
    ],
    note: 'Prices include VAT and the first half hour. No call-out fee within the ring road.',
    action: { label: 'Ask for a visit', to: '/contact' },
  },
  view: () => null,
  css: '',
});
