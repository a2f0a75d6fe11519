import { isRecord } from '../model/json.ts';
import type { FormField } from '../sections/form-fields.ts';
import type { EntryTree } from './form-entries.ts';

/**
 * What a button inside a form does to a list: `_add=items`, `_remove=items.2`, `_duplicate=items.2`,
 * `_move=items.2.up`. `path` leads to the list, `index` to the item (for `add`, the new one).
 */
export type ListChange = {
  kind: 'add' | 'remove' | 'duplicate' | 'up' | 'down';
  path: string[];
  index: number;
};

const INDEX = /^\d{1,4}$/;

/** The list change that the pressed button asks for; null when another button was pressed. */
export function readListChange(entries: EntryTree): ListChange | null {
  const of = (name: string) => entries.children.get(name)?.value?.split('.');
  const added = of('_add');
  if (added) return { kind: 'add', path: added, index: 0 };
  const moved = of('_move');
  const direction = moved?.pop();
  if (moved && (direction === 'up' || direction === 'down')) return withIndex(direction, moved);
  const removed = of('_remove');
  if (removed) return withIndex('remove', removed);
  const doubled = of('_duplicate');
  return doubled ? withIndex('duplicate', doubled) : null;
}

function withIndex(kind: ListChange['kind'], path: string[]): ListChange | null {
  const index = path.at(-1) ?? '';
  return INDEX.test(index) ? { kind, path: path.slice(0, -1), index: Number(index) } : null;
}

/** What a new item, or a whole new form, holds. */
export const initialValues = (fields: FormField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, structuredClone(initial)]));

function changed(
  items: unknown[],
  field: FormField,
  { kind, index }: ListChange,
): { items: unknown[]; index: number } | null {
  if (kind === 'add') return { items: [...items, initialValues(field.fields ?? [])], index: items.length };
  if (index >= items.length) return null;
  const others = items.filter((_, at) => at !== index);
  if (kind === 'remove') return { items: others, index };
  const to = kind === 'up' ? index - 1 : index + 1;
  if (kind !== 'duplicate' && (to < 0 || to >= items.length)) return { items, index };
  const rest = kind === 'duplicate' ? items : others;
  return { items: [...rest.slice(0, to), structuredClone(items[index]), ...rest.slice(to)], index: to };
}

/**
 * The values with a list change made in them, and the change with the index where the item now stands (for focus).
 * `full` when the list has no room. Null when the path leads to no list of this form.
 */
export function applyListChange(
  fields: FormField[],
  values: Record<string, unknown>,
  change: ListChange,
): { values: Record<string, unknown>; change: ListChange; full: boolean } | null {
  const [name = '', index = '', ...rest] = change.path;
  const field = fields.find((candidate) => candidate.name === name);
  const value = field && values[field.name];
  if (!field) return null;
  if (change.path.length === 1) {
    if (field.control !== 'list' || !Array.isArray(value)) return null;
    const grows = change.kind === 'add' || change.kind === 'duplicate';
    if (grows && field.max !== undefined && value.length >= field.max) return { values, change, full: true };
    const made = changed(value, field, change);
    return made && { values: { ...values, [name]: made.items }, change: { ...change, index: made.index }, full: false };
  }
  const inList = field.control === 'list';
  const inner: unknown = inList
    ? Array.isArray(value) && INDEX.test(index)
      ? value[Number(index)]
      : undefined
    : value;
  if (!isRecord(inner) || !field.fields) return null;
  const path = inList ? rest : change.path.slice(1);
  const made = applyListChange(field.fields, inner, { ...change, path });
  if (!made) return null;
  const next =
    inList && Array.isArray(value) ? value.map((item: unknown) => (item === inner ? made.values : item)) : made.values;
  return { ...made, values: { ...values, [name]: next }, change: { ...made.change, path: change.path } };
}
