import type { FormField } from '#site/sections/form-fields.ts';

export type FieldsProps = {
  fields: FormField[];
  /** What the names of these fields begin with; '' at the top. */
  prefix: string;
  values: unknown;
  errors: Record<string, string[]>;
};

export type FieldProps = { field: FormField; name: string; value: unknown; errors: Record<string, string[]> };
