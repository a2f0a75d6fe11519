import { z } from 'zod';
import { idSchema } from '../../model/document.ts';
import { findPage, findSection } from '../../model/find-section.ts';
import { sectionName, shortSectionName } from '../../model/part-names.ts';
import { inserted, moved } from '../lists.ts';
import { indexSchema, noPage, noSection, withSectionsAround } from '../pages-and-sections.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({
  type: z.literal('moveSection'),
  sectionId: idSchema,
  pageId: idSchema.optional(),
  index: indexSchema,
});

export const moveSection = {
  type: 'moveSection',
  hint: 'Puts a section at another place, on its page or, with `pageId`, on another one.',
  schema,
  apply(document, { sectionId, pageId, index }) {
    const place = findSection(document, sectionId);
    if (!place) return noSection();
    if (pageId === undefined || pageId === place.page.id) {
      return withSectionsAround(document, sectionId, ({ page, index: from }) => moved(page.sections, from, index));
    }
    if (!findPage(document, pageId)) return noPage();
    const pages = document.pages.map((page) => {
      if (page === place.page)
        return { ...page, sections: page.sections.filter((section) => section !== place.section) };
      return page.id === pageId ? { ...page, sections: inserted(page.sections, place.section, index) } : page;
    });
    return { ...document, pages };
  },
  describe({ sectionId }, before, after) {
    const place = findSection(after, sectionId);
    if (!place) return 'Moved a section';
    const old = findSection(before, sectionId);
    if (old && old.page.id !== place.page.id) return `Moved ${sectionName(before, sectionId)} to ${place.page.title}`;
    const { page, section, index } = place;
    const name = shortSectionName(section, page.sections);
    const next = page.sections[index + 1];
    return next
      ? `Moved ${name} above ${shortSectionName(next, page.sections)} on ${page.title}`
      : `Moved ${name} to the end of ${page.title}`;
  },
} satisfies Verb<typeof schema>;
