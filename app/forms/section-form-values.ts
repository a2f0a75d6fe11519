import { textParts, withoutMarks } from '#site/origins/marks.ts';
import { dayInWords } from '#site/sections/parts/calendar-date.ts';
import type { FormField } from '#site/sections/form-fields.ts';

/** A named part of a value; undefined when the value has no such part. */
export function partOfValue(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** A text part of a value as it is typed in a form, a proposal without its marks; or ''. */
export function textPart(value: unknown, name: string): string {
  const part = partOfValue(value, name);
  return typeof part === 'string' || typeof part === 'number' ? withoutMarks(String(part)) : '';
}

/** By what a person recognises an item of a list: its first text that is no choice, placeholders without their marks. */
export const titleOfItem = (value: unknown, fields: readonly FormField[]): string =>
  titleOfTexts(
    fields
      .filter(({ control }) => control !== 'choice')
      .map(({ name }) => partOfValue(value, name))
      .filter((part) => typeof part === 'string'),
  );

/** The first of these texts that says something, placeholders without their marks; '' when none does. */
export const titleOfTexts = (texts: string[]): string => plainText(texts.find((text) => text.trim() !== '') ?? '');

/** True when one of these errors belongs to a field of this name or inside it. */
export const hasErrorsIn = (errors: Record<string, string[]>, name: string): boolean =>
  Object.keys(errors).some((key) => key === name || key.startsWith(`${name}.`));

const plainText = (text: string): string =>
  dayInWords(text, 'en-GB') ||
  textParts(text.trim())
    .map((part) => (part.kind === 'placeholder' ? part.wanted : part.text))
    .join('');
