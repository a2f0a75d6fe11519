import type { FormView } from '#app/forms/form-view.ts';
import { partOf } from '#site/intents/part-of.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { formFieldsOf } from '#site/sections/form-fields.ts';

/** The form of a part of the document, or of some of its fields; null when there is no such part. */
export function formOf(document: WebsiteDocument, name: string, only?: string[]): FormView | null {
  const part = partOf(document, name);
  if (!part) return null;
  const fields = formFieldsOf(part.fields).filter((field) => !only || only.includes(field.name));
  return { part: name, fields, values: part.values, ...(only && { only }) };
}
