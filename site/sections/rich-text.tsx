import { z } from 'zod';
import { link, paragraphs } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  body: paragraphs('Text', {
    max: 12000,
    help: 'Leave an empty line between paragraphs. A line that begins with "## " is a subheading, lines that begin with "- " make a list',
  }),
  action: link('Button'),
  ground: ground(),
});

export const richText = defineSection({
  kind: 'richText',
  label: 'Text',
  hint: 'Text that fits no other kind: terms, privacy, a longer explanation. `column` for reading; `aside` with the heading in the margin; `newspaper` for two columns without subheadings.',
  version: 1,
  fields,
  variants: {
    column: { label: 'One column', hint: 'A column of comfortable width' },
    aside: { label: 'Heading in the margin', hint: 'Heading stays on the left, text runs on the right' },
    newspaper: { label: 'Two columns', hint: 'Text flows through two columns under a wide heading' },
  },
  sample: {
    heading: 'House rules of the pottery',
    intro: 'Short, because most of it is common sense.',
    body: 'The studio is open to members day and night. You get a key and a shelf.\n\n## Kiln\n\nWe fire on Tuesdays and Fridays. Bring dry work by noon, with your mark and the clay on a slip of paper.\n\n- Earthenware to 1,060 °C\n- Stoneware to 1,240 °C\n- Nothing with found glass in it\n\n## Clay and water\n\nClay never goes down the sink. Wash tools in the bucket, and let the bucket settle.',
  },
  view: () => null,
  css: '',
});
