import { entry } from '../forms/entry.ts';
import { findSection } from '../model/find-section.ts';
import { getSection } from '../sections/index.ts';
import { gone, invalid, type Intent } from './intent.ts';

export const setVariant: Intent = {
  isQuiet: true,
  run: ({ document, form }) => {
    const found = findSection(document, entry(form, 'section'));
    if (!found) return gone('section');
    const variant = entry(form, 'variant');
    const definition = getSection(found.section.kind);
    if (!definition || !Object.hasOwn(definition.variants, variant))
      return invalid('variant', 'Choose one of the layouts.');
    if (variant === found.section.variant) return { ok: true, operations: [] };
    return {
      ok: true,
      operations: [{ type: 'setVariant', sectionId: found.section.id, variant }],
      message: `Layout: ${definition.variants[variant]?.label ?? variant}`,
    };
  },
};
