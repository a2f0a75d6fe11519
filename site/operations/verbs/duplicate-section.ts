import { z } from 'zod';
import { idSchema } from '../../model/document.ts';
import { sectionName } from '../../model/part-names.ts';
import { inserted } from '../lists.ts';
import { withSectionsAround } from '../pages-and-sections.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({ type: z.literal('duplicateSection'), sectionId: idSchema, newId: idSchema });

export const duplicateSection = {
  type: 'duplicateSection',
  hint: 'Puts a copy of a section right below it, under an id of its own.',
  schema,
  apply: (document, { sectionId, newId }) =>
    withSectionsAround(document, sectionId, ({ page, section, index }) =>
      inserted(page.sections, { ...section, id: newId }, index + 1),
    ),
  describe: ({ sectionId }, before) => `Duplicated ${sectionName(before, sectionId)}`,
} satisfies Verb<typeof schema>;
