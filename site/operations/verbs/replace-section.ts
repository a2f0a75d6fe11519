import { z } from 'zod';
import { idSchema } from '../../model/document.ts';
import { findSection } from '../../model/find-section.ts';
import { sectionName, shortSectionName } from '../../model/part-names.ts';
import { exchanged } from '../lists.ts';
import { completed, newSectionSchema, withSectionsAround } from '../pages-and-sections.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({
  type: z.literal('replaceSection'),
  sectionId: idSchema,
  section: newSectionSchema.extend({ id: idSchema.optional() }),
});

export const replaceSection = {
  type: 'replaceSection',
  hint: 'Puts another section, of any kind, in the place of one. It keeps the id unless it brings its own.',
  schema,
  apply(document, { sectionId, section: { id = sectionId, ...section } }) {
    const made = completed({ id, ...section }, document);
    if (!made.ok) return made;
    return withSectionsAround(document, sectionId, ({ page, index }) => exchanged(page.sections, index, made.section));
  },
  describe({ sectionId, section }, before, after) {
    const place = findSection(after, section.id ?? sectionId);
    const now = place ? shortSectionName(place.section, place.page.sections) : 'another section';
    return `Replaced ${sectionName(before, sectionId)} by ${now}`;
  },
} satisfies Verb<typeof schema>;
