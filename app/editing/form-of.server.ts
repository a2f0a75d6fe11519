import type { FormView } from '#app/forms/form-view.ts';
import { partOf } from '#site/intents/part-of.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { formFieldsOf } from '#site/sections/form-fields.ts';
import type { SectionLibrary } from '#site/sections/library.ts';

type Shown = {
  /** Some of its fields; all of them when left out. */
  only?: string[];
  /** What new sections may be made of; all there is when left out. */
  library?: SectionLibrary;
};

/** The form of a part of the document; null when there is no such part. */
export function formOf(document: WebsiteDocument, name: string, { only, library }: Shown = {}): FormView | null {
  const part = partOf(document, name, library);
  if (!part) return null;
  const fields = formFieldsOf(part.fields).filter((field) => !only || only.includes(field.name));
  return { part: name, fields, values: part.values, ...(only && { only }) };
}
