import type { z } from 'zod';
import { Failure } from './failure.ts';

/** Input that fits the schema, or an INVALID failure with messages by field (`pages.0.title` for nested ones). */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) (fields[issue.path.join('.')] ??= []).push(issue.message);
  throw new Failure(parsed.error.issues[0]?.message ?? 'Some of what you sent needs another look.', {
    code: 'INVALID',
    fields,
  });
}
