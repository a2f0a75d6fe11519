import { z } from 'zod';
import { idSchema } from '../../model/document.ts';
import { sectionName } from '../../model/part-names.ts';
import { withSectionsAround } from '../pages-and-sections.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({ type: z.literal('removeSection'), sectionId: idSchema });

export const removeSection = {
  type: 'removeSection',
  hint: 'Removes a section.',
  schema,
  apply: (document, { sectionId }) =>
    withSectionsAround(document, sectionId, ({ page, section }) => page.sections.filter((other) => other !== section)),
  describe: ({ sectionId }, before) => `Removed ${sectionName(before, sectionId)}`,
} satisfies Verb<typeof schema>;
