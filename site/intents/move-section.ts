import { entry } from '../forms/entry.ts';
import { findSection } from '../model/find-section.ts';
import { gone, placeFrom, type Intent } from './intent.ts';

export const moveSection: Intent = {
  isQuiet: true,
  run: ({ document, form }) => {
    const found = findSection(document, entry(form, 'section'));
    if (!found) return gone('section');
    const index = placeFrom(form, found.index);
    if (index < 0 || index >= found.page.sections.length) return { ok: true, operations: [] };
    return { ok: true, operations: [{ type: 'moveSection', sectionId: found.section.id, index }], message: 'Moved' };
  },
};
