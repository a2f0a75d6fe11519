import { entry } from '../forms/entry.ts';
import { findSection } from '../model/find-section.ts';
import { gone, type Intent } from './intent.ts';
import { kindLabel } from './kind-label.ts';

export const duplicateSection: Intent = {
  run: ({ document, form, newId }) => {
    const found = findSection(document, entry(form, 'section'));
    if (!found) return gone('section');
    const id = newId();
    return {
      ok: true,
      operations: [{ type: 'duplicateSection', sectionId: found.section.id, newId: id }],
      goTo: { section: id },
      message: `${kindLabel(found.section.kind)} duplicated`,
    };
  },
};
