import { z } from 'zod';
import type { FieldMeta } from '../model/fields.ts';
import type { SectionDefinition } from './definition.ts';

export type JsonSchema = Record<string, unknown>;

const optionNote = (meta: FieldMeta) =>
  meta.options &&
  Object.entries(meta.options)
    .map(([value, label]) => `${value}: ${label}`)
    .join('; ');

/**
 * A Zod schema as JSON Schema for what may be written (defaults optional), with what forms say about each field: labels as
 * titles, help and choices as descriptions. Rules that JSON Schema has no words for are left to the validation.
 */
export function writableSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...written } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const meta = z.globalRegistry.get(zodSchema)?.field;
      if (!meta) return;
      delete jsonSchema['field'];
      jsonSchema.title = meta.label;
      const notes = [meta.help, optionNote(meta)].filter((note) => note !== undefined);
      if (notes.length > 0) jsonSchema.description = notes.join('. ');
    },
  });
  return written;
}

/** The JSON Schema of a kind's props as a model may write them. */
export const jsonSchemaOf = ({
  fields,
  label,
  hint,
}: Pick<SectionDefinition, 'fields' | 'label' | 'hint'>): JsonSchema => ({
  ...writableSchema(fields),
  title: label,
  description: hint,
  additionalProperties: false,
});
