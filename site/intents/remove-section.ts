import { entry } from '../forms/entry.ts';
import { findSection } from '../model/find-section.ts';
import { gone, type Intent } from './intent.ts';
import { kindLabel } from './kind-label.ts';

export const removeSection: Intent = {
  run: ({ document, form }) => {
    const found = findSection(document, entry(form, 'section'));
    if (!found) return gone('section');
    return {
      ok: true,
      operations: [{ type: 'removeSection', sectionId: found.section.id }],
      goTo: { section: null },
      message: `${kindLabel(found.section.kind)} removed`,
      offersUndo: true,
    };
  },
};
