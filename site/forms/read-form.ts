import type { z } from 'zod';
import { inPlainWords, messagesByField } from '../model/failure.ts';
import { formFieldsOf } from '../sections/form-fields.ts';
import { entryTree } from './form-entries.ts';
import { applyListChange, readListChange, type ListChange } from './list-change.ts';
import { readFields } from './read-fields.ts';

export type FormRead =
  | {
      ok: true;
      /** The value, checked and canonical. */
      values: Record<string, unknown>;
      /** The list button that was pressed and has been followed in `values`, with the index where its item stands now. */
      listChange: ListChange | null;
    }
  | {
      ok: false;
      /** What was typed, in the shape of the value, to fill the form again. */
      values: Record<string, unknown>;
      /** Messages by path of the field (`items.0.title`); a list's own stand at its name. */
      fields: Record<string, string[]>;
      listChange: ListChange | null;
    };

export type ReadOptions = {
  /** What stands there now: fields that the form does not have keep it. */
  before?: Record<string, unknown>;
  /** Names of the fields that the form shows, when it does not show all of them. */
  only?: string[];
};

/**
 * Reads a form made from `schema` (a kind's fields, the header's, the brand's …) that was sent without JavaScript.
 * Entries are named by path: `heading`, `primary.label`, `primary.to`, `items.0.title`, `picture.source`. A checkbox
 * that is absent is off; other fields that are absent keep `before`. An entry named like a list (`items`, any value)
 * says that the form shows the list, so that none of its items means an empty list. Buttons `_add`, `_remove`,
 * `_duplicate`, `_move` change lists (see `ListChange`). Forgiving about links. Never throws, whatever is sent.
 */
export function readForm(
  schema: z.ZodObject,
  entries: Iterable<readonly [string, unknown]>,
  options: ReadOptions = {},
): FormRead {
  const { before = {}, only } = options;
  const controls = formFieldsOf(schema);
  const tree = entryTree(entries);
  const shown = only ? controls.filter((field) => only.includes(field.name)) : controls;
  const typed = { ...before, ...readFields(shown, tree, before) };
  const asked = readListChange(tree);
  const made = asked && applyListChange(controls, typed, asked);
  const values = made?.values ?? typed;
  const parsed = schema.safeParse(values, { error: inPlainWords });
  const listChange = made && !made.full ? made.change : null;
  const noRoom = made?.full
    ? { [made.change.path.join('.')]: ['There is no room for more here. Remove one first'] }
    : null;
  if (parsed.success && !noRoom) return { ok: true, values: parsed.data, listChange };
  const fields = parsed.success ? {} : messagesByField(parsed.error);
  return { ok: false, values, fields: { ...fields, ...noRoom }, listChange };
}
