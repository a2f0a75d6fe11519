import { z } from 'zod';
import { day } from '#site/model/fields.ts';
import { choiceName, MOST_FILES, type OwnField } from '#site/sections/parts/own-fields.ts';
import { formLimits } from '#site/sections/parts/site-form.tsx';
import type { Words } from '#site/render/words/words.ts';
import type { FormAnswer } from '../../db/schema.ts';
import { fileKindOf, fileName } from './file-kind.ts';

/** A file as it came: of one that is larger than forms take only a part is there. */
export type SentFile = { field: string; name: string; body: Uint8Array; isWhole: boolean };

/** A file that may be kept, with the answer that it belongs to. */
export type TakenFile = { control: string; name: string; body: Uint8Array; answer: FormAnswer };

export type ReadAnswers = {
  answers: FormAnswer[];
  files: TakenFile[];
  /** What was typed, by the names of the controls, to be shown again. */
  values: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
};

export type Given = Partial<Record<string, string>>;
type Read = { value: string; error?: string; values?: Given; file?: Omit<TakenFile, 'answer'> };

/** No text of the database can hold a NUL; nobody means one. */
export const typedIn = (given: Given, name: string): string =>
  Object.hasOwn(given, name) ? (given[name] ?? '').replaceAll('\0', '').replaceAll('\r\n', '\n').trim() : '';

const emailSchema = z.email();
const daySchema = day('');
const NUMBER = /^[+-]?\d{1,15}(?:[.,]\d{1,9})?$/;
const PHONE = /^\+?[\d\s()./-]{3,40}$/;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Whether a text is a telephone number, however people group its digits. */
export const isPhone = (text: string): boolean => PHONE.test(text) && digitsIn(text) >= 3 && digitsIn(text) <= 17;

/** What is wrong with a text that is there, by the kind of its field. */
function wrongText({ kind, choices }: OwnField, value: string, words: Words): string | undefined {
  if (value.length > (kind === 'long' ? formLimits.message : formLimits.line)) return words.formLong;
  switch (kind) {
    case 'date':
      return daySchema.safeParse(value).success ? undefined : words.formDate;
    case 'number':
      return NUMBER.test(value) ? undefined : words.formNumber;
    case 'phone':
      return isPhone(value) ? undefined : words.formPhone;
    case 'email':
      return emailSchema.safeParse(value).success ? undefined : words.formEmail;
    case 'one':
      return choices.includes(value) ? undefined : words.formChoice;
    default:
      return undefined;
  }
}

function readText(field: OwnField, given: Given, words: Words): Read {
  const value = typedIn(given, field.name);
  const one =
    field.kind === 'long'
      ? value
      : value
          .split('\n')
          .map((line) => line.trim())
          .join(' ');
  const missing = field.kind === 'one' ? words.formChoice : words.formRequired;
  const error = one === '' ? (field.required ? missing : undefined) : wrongText(field, one, words);
  return { value: one, error, values: { [field.name]: one } };
}

function readSeveral({ name, choices, required }: OwnField, given: Given, words: Words): Read {
  const ticked = choices.flatMap((_, index) => typedIn(given, choiceName(name, index)) || []);
  const values = Object.fromEntries(
    choices.map((choice, index) => [choiceName(name, index), ticked.includes(choice) ? choice : '']),
  );
  const isWrong = ticked.some((choice) => !choices.includes(choice)) || (required && ticked.length === 0);
  const chosen = choices.filter((choice) => ticked.includes(choice));
  return { value: chosen.join('\n'), error: isWrong ? words.formChoice : undefined, values };
}

function readConsent({ name, required }: OwnField, given: Given, words: Words): Read {
  const isGiven = typedIn(given, name) === 'yes';
  return {
    value: isGiven ? 'Yes' : 'No',
    error: required && !isGiven ? words.formConsent : undefined,
    values: { [name]: isGiven ? 'yes' : '' },
  };
}

function readFile({ name, required }: OwnField, sent: SentFile | undefined, words: Words): Read {
  if (!sent) return { value: '', error: required ? words.formRequired : undefined };
  if (!sent.isWhole) return { value: '', error: words.formFileLarge };
  const kind = fileKindOf(sent.body);
  if (!kind) return { value: '', error: words.formFileKind };
  const called = fileName(sent.name, kind);
  return { value: called, file: { control: name, name: called, body: sent.body } };
}

function readOne(field: OwnField, given: Given, files: readonly SentFile[], words: Words): Read {
  if (field.kind === 'several') return readSeveral(field, given, words);
  if (field.kind === 'consent') return readConsent(field, given, words);
  if (field.kind !== 'file') return readText(field, given, words);
  return readFile(
    field,
    files.find((file) => file.field === field.name),
    words,
  );
}

/**
 * What somebody answered to an owner's own fields, by what the published form asks and never by what a browser says it asked. What
 * the form has no field for is left. Fields that were left empty have no answer, but a consent has one either way. Never throws.
 */
export function readAnswers(
  fields: readonly OwnField[],
  given: Given,
  files: readonly SentFile[],
  words: Words,
): ReadAnswers {
  const read: ReadAnswers = { answers: [], files: [], values: {}, errors: {} };
  for (const field of fields) {
    const { value, error, values, file } = readOne(field, given, files, words);
    Object.assign(read.values, values);
    if (error !== undefined) read.errors[field.name] = error;
    if (error !== undefined || value === '') continue;
    const answer: FormAnswer = { label: field.label, kind: field.kind, value };
    read.answers.push(answer);
    if (file && read.files.length < MOST_FILES) read.files.push({ ...file, answer });
  }
  return read;
}
