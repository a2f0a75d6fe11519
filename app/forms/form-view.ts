import type { FormField } from '#site/sections/form-fields.ts';

/** A form of one part of the document: which part, its fields, what stands in them. */
export type FormView = {
  part: string;
  fields: FormField[];
  values: unknown;
  /** Names of the fields shown, when these are not all of the part's. */
  only?: string[];
};
