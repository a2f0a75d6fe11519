import { z } from 'zod';
import { formLimits } from '#site/sections/parts/site-form.tsx';
import type { FormKind } from '#site/sections/definition.ts';
import type { Words } from '#site/render/words/words.ts';

/** What a form may send, by the names of its controls. */
export type SentFields = { name: string; email: string; phone: string; message: string };

const required: Record<FormKind, (keyof SentFields)[]> = {
  contact: ['name', 'email', 'message'],
  newsletter: ['email'],
  waitlist: ['email'],
};

const addressSchema = z.email();

/** The fields, trimmed, and a sentence in the site's language for each that cannot be taken. */
export function readSubmission(
  kind: FormKind,
  given: Partial<Record<string, string>>,
  words: Words,
): { fields: SentFields; errors: Partial<Record<keyof SentFields, string>> } {
  // No text of the database can hold a NUL; nobody means one.
  const of = (name: keyof SentFields) => (given[name] ?? '').replaceAll('\0', '').replaceAll('\r\n', '\n').trim();
  const fields = { name: of('name'), email: of('email'), phone: of('phone'), message: of('message') };
  const errors: Partial<Record<keyof SentFields, string>> = {};
  if (fields.email !== '' && !addressSchema.safeParse(fields.email).success) errors.email = words.formEmail;
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    if (fields[name].length > (name === 'message' ? formLimits.message : formLimits.line))
      errors[name] = words.formLong;
    if (fields[name] === '' && required[kind].includes(name)) errors[name] = words.formRequired;
  }
  return { fields, errors };
}
