import type { FormField } from '../sections/form-fields.ts';

/** A word as it stands inside a sentence: "Headline" → "headline", but "FAQ" and "SEO title" stay. */
export const midSentence = (label: string): string =>
  /^\p{Lu}(?:\p{Lu}|\b[^\p{Ll}])/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/**
 * What people call the field that a path leads to: `['heading']` → "Heading", `['items', '2', 'price']` → "Price of
 * service 3". '' when the path leads to no field.
 */
export function fieldLabel(fields: FormField[], path: string[]): string {
  const [name, ...rest] = path;
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return '';
  if (rest.length === 0) return field.label;
  if (field.control === 'list') {
    const [index = '', ...inside] = rest;
    const item = `${field.item ?? 'item'} ${Number(index) + 1}`;
    const label = fieldLabel(field.fields ?? [], inside);
    return label === '' ? item.charAt(0).toUpperCase() + item.slice(1) : `${label} of ${item}`;
  }
  if (field.control === 'link') return `${field.label}: ${midSentence(fieldLabel(field.fields ?? [], rest))}`;
  const inner = fieldLabel(field.fields ?? [], rest);
  return inner === '' || field.control === 'image' ? field.label : inner;
}
