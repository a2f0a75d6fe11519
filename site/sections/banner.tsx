import { z } from 'zod';
import { link, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  when: text('When', { max: 80, help: 'Until when it holds, or from when' }),
  action: link('Link'),
  ground: ground('accent'),
});

export const banner = defineSection({
  kind: 'banner',
  label: 'Notice',
  hint: 'One piece of news: a holiday, an offer, a change. `strip` is a thin line between sections; `notice` a framed note; `poster` a large announcement with its date.',
  version: 1,
  fields,
  variants: {
    strip: { label: 'Thin strip', hint: 'One line over the full width' },
    notice: { label: 'Framed note', hint: 'A framed note with date, words and link' },
    poster: { label: 'Poster', hint: 'The date in very large type beside the words' },
  },
  sample: {
    heading: 'We are at the harbour market',
    intro: 'The shop is closed that day; come to the stall by the crane.',
    when: 'Saturday, 12 December',
    action: { label: 'What we bring', to: '/market' },
  },
  view: () => null,
  css: '',
});
