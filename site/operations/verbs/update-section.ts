import { z } from 'zod';
import { idSchema } from '../../model/document.ts';
import { fieldLabel } from '../../model/field-label.ts';
import { findSection } from '../../model/find-section.ts';
import { sectionName } from '../../model/part-names.ts';
import { patched } from '../../model/patch.ts';
import { getSection } from '../../sections/index.ts';
import { formFieldsOf } from '../../sections/form-fields.ts';
import { noSection, unknownProp, withSection } from '../pages-and-sections.ts';
import { entryWords } from '../entry-words.ts';
import type { Verb } from '../verb.ts';
import { changedNames, fieldWords } from '../words.ts';

const schema = z.strictObject({
  type: z.literal('updateSection'),
  sectionId: idSchema,
  props: z.record(z.string(), z.unknown()),
});

export const updateSection = {
  type: 'updateSection',
  hint: 'Changes fields of a section: `props` holds those that change; a list, link or picture is given whole.',
  schema,
  apply(document, { sectionId, props }) {
    const place = findSection(document, sectionId);
    const definition = place && getSection(place.section.kind);
    if (!definition) return noSection();
    const stray = unknownProp(definition, props);
    return (
      stray ?? withSection(document, sectionId, (section) => ({ ...section, props: patched(section.props, props) }))
    );
  },
  describe({ sectionId }, before, after) {
    const old = findSection(before, sectionId)?.section;
    const section = findSection(after, sectionId)?.section;
    const definition = section && getSection(section.kind);
    const fields = definition ? formFieldsOf(definition.fields) : [];
    const names = changedNames(old?.props, section?.props);
    const isOfLists = names.every((name) => fields.some((field) => field.name === name && field.control === 'list'));
    const entries = old && section && isOfLists ? entryWords(old.props, section.props, fields) : undefined;
    if (entries !== undefined) return `${entries} in ${sectionName(after, sectionId)}`;
    const labels = names.map((name) => fieldLabel(fields, [name]) || name);
    return `Changed ${fieldWords(labels)} of ${sectionName(after, sectionId)}`;
  },
} satisfies Verb<typeof schema>;
