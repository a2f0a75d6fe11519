import { isRecord } from '../model/json.ts';
import type { FormField } from './form-fields.ts';

export type FieldVisit = { field: FormField; path: string[]; value: unknown };

/** Every field with its value, in the order of the form: lists, groups and links before what is in them, pictures whole. */
export function visitFields(fields: FormField[], values: unknown, path: string[] = []): FieldVisit[] {
  if (!isRecord(values)) return [];
  return fields.flatMap((field): FieldVisit[] => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const here = [...path, field.name];
    const visit = { field, path: here, value };
    if (field.control === 'list' && Array.isArray(value)) {
      const items: unknown[] = value;
      return [
        visit,
        ...items.flatMap((item, index) => visitFields(field.fields ?? [], item, [...here, String(index)])),
      ];
    }
    const goesIn = field.control === 'group' || field.control === 'link';
    return goesIn ? [visit, ...visitFields(field.fields ?? [], value, here)] : [visit];
  });
}
