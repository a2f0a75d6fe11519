import { z } from 'zod';
import { PaymentsError } from './errors.ts';
import type { FormFields } from './form-encoding.ts';

const expandSchema = z.object({ expand: z.array(z.string()).default([]) });

/** What a call asks to have expanded. */
export const expansionsIn = (fields: FormFields): string[] => expandSchema.safeParse(fields).data?.expand ?? [];

/** `metadata[a][b]` as Stripe names it. */
const nameOf = ([first, ...rest]: PropertyKey[]) =>
  `${String(first)}${rest.map((part) => `[${String(part)}]`).join('')}`;

/** The parameters of a call, or a refusal in Stripe's words. What the schema does not know is refused as well. */
export function readFields<Schema extends z.ZodType>(
  schema: Schema,
  { expand: _expand, ...fields }: FormFields,
): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const param = nameOf(issue?.path ?? []);
  const refuse = (code: string | undefined, message: string, name = param) =>
    new PaymentsError(400, 'invalid_request_error', message, { code, param: name });
  if (issue?.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, ...issue.keys.slice(0, 1)]);
    throw refuse('parameter_unknown', `Received unknown parameter: ${unknown}`, unknown);
  }
  if (issue?.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    throw refuse('parameter_missing', `Missing required param: ${param}.`);
  if (issue?.code === 'invalid_format' && issue.format === 'url') throw refuse('url_invalid', 'Not a valid URL');
  throw refuse(undefined, `Invalid ${param}: ${issue?.message ?? ''}`);
}

/** A whole number as a form has it. */
export const wholeNumber = z
  .string()
  .regex(/^-?\d{1,12}$/, 'must be an integer')
  .transform(Number);
export const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true');
export const webAddress = z.url({ protocol: /^https?$/ });

/** What an update may also take away, as an empty text. */
export const emptyable = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]);
const changesOfMetadata = emptyable(z.record(z.string().max(40), z.string().max(500)));
export const metadataChanges = changesOfMetadata.optional();

/** Metadata after a change: an empty value takes a key away, an empty whole all of them. */
export function mergeMetadata(
  before: Record<string, string>,
  changes: z.output<typeof metadataChanges>,
): Record<string, string> {
  if (changes === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));
}
