import { entry } from '../forms/entry.ts';
import { findSection } from '../model/find-section.ts';
import { gone, type Intent } from './intent.ts';
import { kindLabel } from './kind-label.ts';

export const setHidden: Intent = {
  isQuiet: true,
  run: ({ document, form }) => {
    const found = findSection(document, entry(form, 'section'));
    if (!found) return gone('section');
    const hidden = entry(form, 'hidden') === 'true';
    return {
      ok: true,
      operations: [{ type: 'setHidden', sectionId: found.section.id, hidden }],
      message: `${kindLabel(found.section.kind)} ${hidden ? 'hidden from visitors' : 'shown again'}`,
    };
  },
};
