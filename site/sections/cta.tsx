import { z } from 'zod';
import { image, link, text, toggle } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  primary: link('Main button'),
  secondary: link('Second button'),
  showPhone: toggle('Show the phone number', true),
  note: text('Small line', { max: 140 }),
  picture: image('Picture', { help: 'For the layout with a picture' }),
  ground: ground('accent'),
});

export const cta = defineSection({
  kind: 'cta',
  label: 'Call to action',
  hint: 'Near the end of a page: the one next step. `line` is a single row; `poster` fills the width with large words; `picture` adds a picture; `call` makes the phone number itself the picture.',
  version: 1,
  fields,
  variants: {
    line: { label: 'One row', hint: 'Words on the left, buttons on the right' },
    poster: { label: 'Large words', hint: 'Very large heading, buttons below at the far side' },
    call: { label: 'Phone number', hint: 'The phone number as the largest thing on the page' },
    picture: { label: 'With picture', hint: 'A panel with words beside a picture that runs to the edge' },
  },
  sample: {
    heading: 'Water where it should not be?',
    intro: 'Turn the main valve off, then call. We are on the road until ten.',
    primary: { label: 'Ask for a visit', to: '/contact' },
    secondary: { label: 'Where the valve is', to: '/first-aid' },
    note: 'Evenings and Sundays at the same rate',
    picture: { source: 'placeholder', wants: 'your photo of the van', motif: 'tools', seed: 71, alt: 'The van' },
  },
  view: () => null,
  css: '',
});
