import type { z } from 'zod';
import type { Operation } from '../operations/index.ts';

export type Values = Record<string, unknown>;

/** A piece of the document that one form edits: its fields, what stands in them, and how changes are written back. */
export type Part = {
  fields: z.ZodObject;
  values: Values;
  /** `changed` holds only fields that differ, already validated by `fields`. */
  operations(changed: Values): Operation[];
};
