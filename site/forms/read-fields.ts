import { isRecord } from '../model/json.ts';
import { hasProposal, withoutMarks } from '../origins/marks.ts';
import type { FormField } from '../sections/form-fields.ts';
import { forgivingLink } from './forgiving-link.ts';
import type { EntryTree } from './form-entries.ts';
import { readImage } from './read-image.ts';

const OFF = new Set(['', 'off', 'false', '0']);

function readItems(field: FormField, node: EntryTree | undefined, before: unknown): unknown[] {
  const earlier: unknown[] = Array.isArray(before) ? before : [];
  if (!node) return earlier;
  return [...node.children]
    .filter(([index]) => /^\d{1,4}$/.test(index))
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([index, item]) => readFields(field.fields ?? [], item, earlier[Number(index)]));
}

/** A proposal that nobody touched stays one; what was typed is the owner's. */
function typedText(typed: string, before: unknown): string {
  const isUntouched =
    typeof before === 'string' &&
    hasProposal(before) &&
    withoutMarks(before).trim() === typed.replaceAll('\r\n', '\n').trim();
  return isUntouched ? before : withoutMarks(typed);
}

function readNumber(typed: string): number | string {
  const text = typed.trim().replace(',', '.');
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : typed;
}

function readField(field: FormField, node: EntryTree | undefined, before: unknown): unknown {
  if (field.control === 'toggle') return node?.value !== undefined && !OFF.has(node.value.toLowerCase());
  if (field.control === 'list') return readItems(field, node, before);
  if (!node) return before ?? structuredClone(field.initial);
  if (field.control === 'image') return readImage(node, before);
  if (field.control === 'group' || field.control === 'link') return readFields(field.fields ?? [], node, before);
  const typed = node.value ?? '';
  if (field.control === 'number') return readNumber(typed);
  // In a document `to` is always where a link leads.
  return field.name === 'to' ? forgivingLink(typed) : typedText(typed, before);
}

/**
 * The values of fields as a form's entries hold them, unchecked. Absent checkboxes are off; other fields that are absent keep
 * `before`. Light enough for browsers: nothing here knows a schema.
 */
export function readFields(fields: FormField[], node: EntryTree, before: unknown): Record<string, unknown> {
  const earlier = isRecord(before) ? before : {};
  const read = fields.map((field): [string, unknown] => [
    field.name,
    readField(
      field,
      node.children.get(field.name),
      Object.hasOwn(earlier, field.name) ? earlier[field.name] : undefined,
    ),
  ]);
  return { ...earlier, ...Object.fromEntries(read) };
}
