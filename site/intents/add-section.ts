import { entry } from '../forms/entry.ts';
import { findPage } from '../model/find-section.ts';
import { formFieldsOf } from '../sections/form-fields.ts';
import { getSection } from '../sections/index.ts';
import { gone, invalid, type Intent } from './intent.ts';
import { starterProps } from './starter-props.ts';

/** Adds a section of a kind, with marks for what its owner has to say, after the section named in `after`, or at the end. */
export const addSection: Intent = {
  run: ({ document, form, newId }) => {
    const page = findPage(document, entry(form, 'page'));
    if (!page) return gone('page');
    const kind = entry(form, 'kind');
    const definition = getSection(kind);
    if (!definition) return invalid('kind', 'Choose one of the sections.');
    const variant = Object.hasOwn(definition.variants, entry(form, 'variant')) ? entry(form, 'variant') : undefined;
    const after = page.sections.findIndex(({ id }) => id === entry(form, 'after'));
    const id = newId();
    return {
      ok: true,
      operations: [
        {
          type: 'addSection',
          pageId: page.id,
          index: after === -1 ? page.sections.length : after + 1,
          section: {
            id,
            kind,
            ...(variant ? { variant } : {}),
            props: starterProps(formFieldsOf(definition.fields), definition.sample, definition.label),
          },
        },
      ],
      goTo: { panel: null, section: id, after: null },
      message: `${definition.label} added. Make its words yours.`,
    };
  },
};
