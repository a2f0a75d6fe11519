import { z } from 'zod';
import { image, link, list, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Pictures',
    'picture',
    {
      picture: image('Picture'),
      title: text('Title', { max: 80 }),
      caption: text('Caption', { max: 200 }),
    },
    { max: 40 },
  ),
  action: link('Button'),
  ground: ground(),
});

export const gallery = defineSection({
  kind: 'gallery',
  label: 'Pictures',
  hint: 'Work, rooms, goods or places in pictures. `mosaic` for five or more; `strip` for a row to leaf through; `captions` for a few works that deserve words beside them.',
  version: 1,
  fields,
  variants: {
    mosaic: { label: 'Mosaic', hint: 'Large and small pictures that fit together without gaps in the rows' },
    strip: { label: 'Strip', hint: 'One row to scroll sideways' },
    captions: {
      label: 'Captions in the margin',
      hint: 'Pictures one below the other, words in the margin beside each',
    },
  },
  sample: {
    heading: 'Recent gardens',
    intro: 'Each was photographed at least two summers after planting.',
    items: [
      {
        picture: {
          source: 'placeholder',
          wants: 'your photo of the courtyard',
          motif: 'plant',
          seed: 31,
          alt: 'Courtyard with ferns',
        },
        title: 'Courtyard, Mill Lane',
        caption: 'Ferns, hart’s tongue and one old pear tree that stayed',
      },
      {
        picture: {
          source: 'placeholder',
          wants: 'your photo of the roof garden',
          motif: 'plant',
          seed: 32,
          alt: 'Roof garden with grasses',
        },
        title: 'Roof, Canal Street',
        caption: 'Grasses that like wind',
      },
      {
        picture: {
          source: 'placeholder',
          wants: 'your photo of the kitchen garden',
          motif: 'plant',
          seed: 33,
          alt: 'Kitchen garden beds',
        },
        title: 'Kitchen garden, Hollow Farm',
        caption: 'Eight beds, four years of rotation',
      },
      {
        picture: {
          source: 'placeholder',
          wants: 'your photo of the pond',
          motif: 'wave',
          seed: 34,
          alt: 'Pond with stepping stones',
        },
        title: 'Pond, Rectory Road',
        caption: 'Clay lined, no pump',
      },
      {
        picture: {
          source: 'placeholder',
          wants: 'your photo of the front garden',
          motif: 'plant',
          seed: 35,
          alt: 'Front garden in gravel',
        },
        title: 'Front garden, Station Row',
        caption: 'Gravel, thyme and poppies',
      },
    ],
    action: { label: 'All gardens', to: '/gardens' },
  },
  view: () => null,
  css: '',
});
