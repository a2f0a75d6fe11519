import { entry } from '../forms/entry.ts';
import { findPage, findSection } from '../model/find-section.ts';
import { gone, type Intent } from './intent.ts';

/** Moves a section to the end of another page. */
export const moveToPage: Intent = {
  run: ({ document, form }) => {
    const found = findSection(document, entry(form, 'section'));
    const page = findPage(document, entry(form, 'toPage'));
    if (!found) return gone('section');
    if (!page) return gone('page');
    if (page.id === found.page.id) return { ok: true, operations: [] };
    return {
      ok: true,
      operations: [{ type: 'moveSection', sectionId: found.section.id, pageId: page.id, index: page.sections.length }],
      goTo: { page: page.id, section: found.section.id },
      message: `Moved to ${page.title}`,
    };
  },
};
