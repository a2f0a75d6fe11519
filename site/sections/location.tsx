import { z } from 'zod';
import { image, list, paragraphs, target, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  ways: list(
    'Ways to get here',
    'way',
    { by: text('By', { max: 60, help: 'Such as "Tram" or "By car"' }), text: paragraphs('Directions', { max: 300 }) },
    { max: 6 },
  ),
  mapTo: target.default('').meta({
    field: {
      label: 'Link to a map',
      control: 'text',
      help: 'Leave empty to look the address of the business up on OpenStreetMap',
    },
  }),
  picture: image('Picture', { help: 'The front of the house helps people to find it' }),
  ground: ground(),
});

export const location = defineSection({
  kind: 'location',
  label: 'Where to find us',
  hint: 'The address with a link to a map and how to get there. The address comes from `business.address`. Directions only from the brief. `address` sets it in large type; `picture` beside a picture or drawing of the place; `line` is a single quiet row.',
  version: 1,
  fields,
  variants: {
    picture: { label: 'Beside a picture', hint: 'A wide picture with the address on a panel that overlaps it' },
    address: { label: 'Large address', hint: 'The address in large type, ways to get there in columns below' },
    line: { label: 'One row', hint: 'Heading, address and map link in one row' },
  },
  sample: {
    heading: 'Behind the old customs house',
    intro: 'Look for the blue door. The bell is loud.',
    ways: [
      { by: 'Tram', text: 'Line 22 to The Shore, two minutes on foot' },
      { by: 'Bike', text: 'Stands in the yard, pump at the door' },
      { by: 'Car', text: 'No parking in the lane; the quay has places by the hour' },
    ],
    picture: {
      source: 'placeholder',
      wants: 'your photo of the front door',
      motif: 'building',
      seed: 51,
      alt: 'The blue door',
    },
  },
  view: () => null,
  css: '',
});
