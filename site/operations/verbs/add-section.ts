import { z } from 'zod';
import { idSchema } from '../../model/document.ts';
import { findSection } from '../../model/find-section.ts';
import { sectionTitle } from '../../model/part-names.ts';
import { inserted } from '../lists.ts';
import { completed, indexSchema, newSectionSchema, withPage } from '../pages-and-sections.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({
  type: z.literal('addSection'),
  pageId: idSchema,
  index: indexSchema.optional(),
  section: newSectionSchema,
});

export const addSection = {
  type: 'addSection',
  hint: 'Adds a section to a page, at the end unless `index` says where.',
  schema,
  apply(document, { pageId, index, section }) {
    const made = completed(section, document);
    if (!made.ok) return made;
    return withPage(document, pageId, (page) => ({ ...page, sections: inserted(page.sections, made.section, index) }));
  },
  describe({ section }, _before, after) {
    const place = findSection(after, section.id);
    return place
      ? `New section ${sectionTitle(place.section, place.page.sections)} on ${place.page.title}`
      : 'New section';
  },
} satisfies Verb<typeof schema>;
