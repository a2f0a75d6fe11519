import { inWords } from '#app/editing/value-in-words.ts';
import type { Choices, Field, Value } from './noun.ts';

/** A value as a form holds it: nothing for what is empty or off. */
export function formText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === false || value === '') return undefined;
  if (value === true) return 'on';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The fields of an entry as a form holds them. */
export const formTexts = <Name extends string>(
  fields: readonly Field<Name>[],
  values: { readonly [N in Name]?: unknown },
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name }) => {
      const text = formText(values[name]);
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** A field's value for people who read it. */
export function fieldInWords<Name extends string>(field: Field<Name>, value: unknown, choices: Choices): string {
  if (field.kind === 'switch') return value === true ? field.words.on : field.words.off;
  if (field.kind === 'choice')
    return choices[field.name]?.find((option) => option.value === value)?.label ?? inWords(value);
  return inWords(value);
}

export const factLabel = <Name extends string>({ shownAs, label }: Field<Name>): string => shownAs ?? label;

/** What the form of an entry with these values sends. */
export function formOf<Name extends string>(
  fields: readonly Field<Name>[],
  entry: { readonly [N in Name]?: Value },
): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(formTexts(fields, entry))) form.set(name, text);
  return form;
}
