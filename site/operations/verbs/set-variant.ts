import { z } from 'zod';
import { idSchema } from '../../model/document.ts';
import { midSentence } from '../../model/field-label.ts';
import { findSection } from '../../model/find-section.ts';
import { sectionName } from '../../model/part-names.ts';
import { getSection } from '../../sections/index.ts';
import { withSection } from '../pages-and-sections.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({ type: z.literal('setVariant'), sectionId: idSchema, variant: z.string().max(40) });

export const setVariant = {
  type: 'setVariant',
  hint: 'Gives a section another layout of its kind.',
  schema,
  apply: (document, { sectionId, variant }) => withSection(document, sectionId, (section) => ({ ...section, variant })),
  describe({ sectionId, variant }, _before, after) {
    const section = findSection(after, sectionId)?.section;
    const label = section && getSection(section.kind)?.variants[variant]?.label;
    return `Changed the layout of ${sectionName(after, sectionId)} to ${midSentence(label ?? variant)}`;
  },
} satisfies Verb<typeof schema>;
