import { findPage, findSection } from '#site/model/find-section.ts';
import { formFieldsOf } from '#site/sections/form-fields.ts';
import { getSection } from '#site/sections/index.ts';
import { starterProps } from '../starter-props.ts';
import { entry, gone, invalid, placeFrom, type Intent } from './intent.ts';

const labelOf = (kind: string) => getSection(kind)?.label ?? kind;

/** Adds a section of a kind, with marks for what its owner has to say, after the section named in `after`, or at the end. */
export const addSection: Intent = ({ document, form, newId }) => {
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
};

export const moveSection: Intent = ({ document, form }) => {
  const found = findSection(document, entry(form, 'section'));
  if (!found) return gone('section');
  const index = placeFrom(form, found.index);
  if (index < 0 || index >= found.page.sections.length) return { ok: true, operations: [] };
  return { ok: true, operations: [{ type: 'moveSection', sectionId: found.section.id, index }], message: 'Moved' };
};

/** Moves a section to the end of another page. */
export const moveToPage: Intent = ({ document, form }) => {
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
};

export const duplicateSection: Intent = ({ document, form, newId }) => {
  const found = findSection(document, entry(form, 'section'));
  if (!found) return gone('section');
  const id = newId();
  return {
    ok: true,
    operations: [{ type: 'duplicateSection', sectionId: found.section.id, newId: id }],
    goTo: { section: id },
    message: `${labelOf(found.section.kind)} duplicated`,
  };
};

export const setHidden: Intent = ({ document, form }) => {
  const found = findSection(document, entry(form, 'section'));
  if (!found) return gone('section');
  const hidden = entry(form, 'hidden') === 'true';
  return {
    ok: true,
    operations: [{ type: 'setHidden', sectionId: found.section.id, hidden }],
    message: `${labelOf(found.section.kind)} ${hidden ? 'hidden from visitors' : 'shown again'}`,
  };
};

export const setVariant: Intent = ({ document, form }) => {
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
};

export const removeSection: Intent = ({ document, form }) => {
  const found = findSection(document, entry(form, 'section'));
  if (!found) return gone('section');
  return {
    ok: true,
    operations: [{ type: 'removeSection', sectionId: found.section.id }],
    goTo: { section: null },
    message: `${labelOf(found.section.kind)} removed`,
    offersUndo: true,
  };
};
