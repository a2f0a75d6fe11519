import { entry, textsOf } from '../forms/entry.ts';
import { readForm } from '../forms/index.ts';
import { changedFields, withTheirs } from './changed-fields.ts';
import { gone, type Intent } from './intent.ts';
import { partOf } from './part-of.ts';

/**
 * The form of a section, a page, the brand and so on: what differs from what it was filled from becomes operations. A form that shows
 * some of the fields names them in `only`. A list button (add, move, remove an item) saves the rest of the form with it; so does the one that
 * leads to the library to choose a picture for a field.
 */
export const savePart: Intent = {
  isTyped: true,
  previews: true,
  run: ({ document, form }) => {
    const name = entry(form, 'part');
    const part = partOf(document, name);
    if (!part) return gone(name.startsWith('page') ? 'page' : 'section');
    const only = textsOf(form, 'only');
    const read = readForm(part.fields, form, { before: part.values, ...(only.length > 0 && { only }) });
    if (!read.ok) {
      const { fields, values, listChange } = read;
      const isBegun =
        listChange?.kind === 'add' && isOnlyAbout([...listChange.path, listChange.index].join('.'), fields);
      return isBegun
        ? { ok: false, code: 'INVALID', message: 'Fill in the new one, then save.', values }
        : { ok: false, code: 'INVALID', message: 'Some of it needs another look.', fields, values };
    }
    const { values, listChange } = read;
    const changed = changedFields(part.values, values);
    const field = entry(form, '_library');
    return {
      ok: true,
      operations: Object.keys(changed).length === 0 ? [] : part.operations(changed),
      values,
      message: 'Saved',
      isQuiet: listChange !== null || field !== '',
      ...(field !== '' && { goTo: { panel: 'pictures', for: name, field } }),
      anchor: listChange ? `item-${[...listChange.path, listChange.index].join('.')}` : undefined,
      mergedWith: (newest) => withTheirs(part.values, values, partOf(newest, name)?.values ?? {}),
    };
  },
};

/** What was added a moment ago is empty: that is no mistake of anybody's. */
const isOnlyAbout = (item: string, fields: Record<string, string[]>): boolean =>
  Object.keys(fields).every((name) => name.startsWith(`${item}.`));
