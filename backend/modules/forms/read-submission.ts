import { z } from 'zod';
import type { Section } from '#site/model/document.ts';
import { ownFieldsOfSection } from '#site/sections/parts/own-fields.ts';
import { formLimits } from '#site/sections/parts/site-form.tsx';
import type { FormKind } from '#site/sections/definition.ts';
import type { Words } from '#site/render/words/words.ts';
import { isPhone, readAnswers, typedIn } from './read-answers.ts';
import type { Given, ReadAnswers, SentFile } from './read-answers.ts';

/** What a form may send, by the names of its controls. */
export type SentFields = { name: string; email: string; phone: string; message: string };
type FieldName = keyof SentFields;

/** What a form asks for beside the fields of its owner's, and what of it has to be there. */
function askedBy(kind: FormKind, { props }: Section): { asked: FieldName[]; required: FieldName[] } {
  if (kind !== 'contact') return { asked: ['name', 'email', 'phone', 'message'], required: ['email'] };
  const phone: FieldName[] = props.askPhone === true ? ['phone'] : [];
  const message: FieldName[] = props.noMessage === true ? [] : ['message'];
  return {
    asked: ['name', 'email', ...phone, ...message],
    required: ['name', 'email', ...(props.needsPhone === true ? phone : []), ...message],
  };
}

const addressSchema = z.email();

/**
 * What was sent, by what the published section asks for, and a sentence in the site's language for each control that cannot be taken.
 * Never throws.
 */
export function readSubmission(
  kind: FormKind,
  section: Section,
  given: Given,
  files: readonly SentFile[],
  words: Words,
): { fields: SentFields } & ReadAnswers {
  const { asked, required } = askedBy(kind, section);
  const of = (name: FieldName) => (asked.includes(name) ? typedIn(given, name) : '');
  const fields = { name: of('name'), email: of('email'), phone: of('phone'), message: of('message') };
  const own = readAnswers(ownFieldsOfSection(section), given, files, words);
  const { errors } = own;
  if (fields.email !== '' && !addressSchema.safeParse(fields.email).success) errors.email = words.formEmail;
  if (required.includes('phone') && !isPhone(fields.phone)) errors.phone = words.formPhone;
  for (const name of asked) {
    if (fields[name].length > (name === 'message' ? formLimits.message : formLimits.line))
      errors[name] = words.formLong;
    if (fields[name] === '' && required.includes(name)) errors[name] = words.formRequired;
  }
  return { ...own, fields, values: { ...own.values, ...fields } };
}
