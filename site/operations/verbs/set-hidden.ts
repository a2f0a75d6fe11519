import { z } from 'zod';
import { idSchema } from '../../model/document.ts';
import { sectionName } from '../../model/part-names.ts';
import { withSection } from '../pages-and-sections.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({ type: z.literal('setHidden'), sectionId: idSchema, hidden: z.boolean() });

export const setHidden = {
  type: 'setHidden',
  hint: 'Hides a section from visitors or shows it again.',
  schema,
  apply: (document, { sectionId, hidden }) => withSection(document, sectionId, (section) => ({ ...section, hidden })),
  describe: ({ sectionId, hidden }, _before, after) => `${hidden ? 'Hid' : 'Showed'} ${sectionName(after, sectionId)}`,
} satisfies Verb<typeof schema>;
