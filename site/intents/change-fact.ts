import { entry } from '../forms/entry.ts';
import { replaceEverywhere } from '../operations/replace-everywhere.ts';
import { invalid, type Intent } from './intent.ts';

/** Changes a fact wherever it stands, from what it was when the form was filled to what was typed. */
export const changeFact: Intent = {
  run: ({ document, form }) => {
    const value = entry(form, 'value').replaceAll('\r\n', '\n');
    const from = entry(form, 'from').replaceAll('\r\n', '\n');
    if (value === '') return invalid('value', 'Write what it should be. To take it out, empty it under “Business”.');
    const operations = replaceEverywhere(document, from, value);
    if (operations.length === 0 && from !== value)
      return invalid('value', 'It was changed in the meantime. Look at it again and change it once more.');
    return { ok: true, operations, message: 'Changed everywhere' };
  },
};
