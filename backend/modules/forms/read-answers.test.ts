import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '#site/render/words/index.ts';
import {
  choiceName,
  ownFieldKinds,
  ownFieldsOf,
  type OwnField,
  type OwnFieldKind,
} from '#site/sections/parts/own-fields.ts';
import { formLimits } from '#site/sections/parts/site-form.tsx';
import { readAnswers, type SentFile } from './read-answers.ts';

const words = wordsOf('en');
const field = (kind: OwnFieldKind, more: Partial<OwnField> = {}): OwnField => ({
  name: 'own-x',
  label: 'Asked',
  kind,
  required: false,
  choices: ['Rye', 'Wheat'],
  help: '',
  ...more,
});
const file = (body: string, more: Partial<SentFile> = {}): SentFile => ({
  field: 'own-x',
  name: 'a.pdf',
  body: Buffer.from(body),
  isWhole: true,
  ...more,
});
const answered = (kind: OwnFieldKind, value: string, more: Partial<OwnField> = {}) =>
  readAnswers([field(kind, more)], { 'own-x': value }, [], words);

describe('answers to fields of one’s own', () => {
  it.each([
    ['text', 'Ida', 'Ida'],
    ['text', '  two\r\nlines ', 'two lines'],
    ['text', 'a\0b', 'ab'],
    ['long', 'two\r\nlines', 'two\nlines'],
    ['one', 'Rye', 'Rye'],
    ['date', '2028-02-29', '2028-02-29'],
    ['number', '-12.50', '-12.50'],
    ['phone', '+44 (0)20 7946-0000', '+44 (0)20 7946-0000'],
    ['email', 'ida@example.test', 'ida@example.test'],
    ['consent', 'yes', 'Yes'],
    ['consent', 'whatever', 'No'],
  ] as const)('to a %s field, %j, are kept as %j', (kind, given, value) => {
    const read = answered(kind, given);
    expect(read.errors).toEqual({});
    expect(read.answers).toEqual([{ label: 'Asked', kind, value }]);
  });

  it.each([
    ['text', 'x'.repeat(formLimits.line + 1), words.formLong],
    ['long', 'x'.repeat(formLimits.message + 1), words.formLong],
    ['one', 'Spelt', words.formChoice],
    ['date', '2027-02-29', words.formDate],
    ['date', 'tomorrow', words.formDate],
    ['number', 'many', words.formNumber],
    ['number', '1e9', words.formNumber],
    ['phone', 'call me', words.formPhone],
    ['phone', '12', words.formPhone],
    ['email', 'ida@', words.formEmail],
  ] as const)('to a %s field may not be %j, and it is shown again', (kind, given, error) => {
    const read = answered(kind, given);
    expect(read.errors).toEqual({ 'own-x': error });
    expect(read.answers).toEqual([]);
    expect(read.values['own-x']).toBe(given);
  });

  it.each([
    ['text', words.formRequired],
    ['one', words.formChoice],
    ['several', words.formChoice],
    ['date', words.formRequired],
    ['consent', words.formConsent],
    ['file', words.formRequired],
  ] as const)('to a %s field have to be there when it says so', (kind, error) => {
    expect(answered(kind, '', { required: true }).errors).toEqual({ 'own-x': error });
  });

  it('may be several choices, each of the list', () => {
    const read = (given: Record<string, string>) => readAnswers([field('several')], given, [], words);
    const both = { [choiceName('own-x', 0)]: 'Wheat', [choiceName('own-x', 1)]: 'Rye' };
    expect(read(both).answers).toEqual([{ label: 'Asked', kind: 'several', value: 'Rye\nWheat' }]);
    expect(read({ [choiceName('own-x', 0)]: 'Spelt' }).errors).toEqual({ 'own-x': words.formChoice });
  });

  it('keep the consent as it was shown', () => {
    const label = 'I agree that my answers are kept for a year.';
    expect(answered('consent', 'yes', { label, required: true }).answers).toEqual([
      { label, kind: 'consent', value: 'Yes' },
    ]);
  });

  it('may be a file, under a name with the ending of what it is', () => {
    const read = (sent: SentFile) => readAnswers([field('file')], {}, [sent], words);
    expect(read(file('%PDF-1.7', { name: 'evil.html' }))).toMatchObject({
      answers: [{ label: 'Asked', value: 'evil.pdf' }],
      files: [{ name: 'evil.pdf' }],
    });
    expect(read(file('<svg>')).errors).toEqual({ 'own-x': words.formFileKind });
    expect(read(file('', { isWhole: false })).errors).toEqual({ 'own-x': words.formFileLarge });
    expect(read(file('%PDF-1.7', { field: 'other' }))).toMatchObject({ answers: [], files: [] });
  });

  it('to nothing that the form asks for are left', () => {
    expect(readAnswers([], { 'own-x': 'a', __proto__: 'b' }, [file('%PDF-')], words)).toEqual({
      answers: [],
      files: [],
      values: {},
      errors: {},
    });
  });
});

describe('whatever a form asks for and whatever is sent', () => {
  const kind = fc.constantFrom(...(Object.keys(ownFieldKinds) as OwnFieldKind[]));
  const definition = fc.record({
    label: fc.oneof(fc.constantFrom('', 'Asked', 'Phone'), fc.string({ maxLength: 20 })),
    kind,
    required: fc.boolean(),
    choices: fc.constantFrom('', 'Rye\nWheat', ' Rye \n\nRye\nWheat\n'),
    help: fc.constant(''),
  });
  const value = fc.oneof(
    fc.constantFrom('yes', 'Rye', '2026-02-30', '2026-12-24', '-3,5', '+49 30 1234', 'ida@example.test', '\0', ''),
    fc.string({ maxLength: 30 }),
    fc.constant('x'.repeat(6000)),
  );
  const body = fc.constantFrom('%PDF-1', '<html>', 'words', '\0', '');

  it('nothing throws, and nothing is taken that the definition forbids', () => {
    fc.assert(
      fc.property(
        fc.array(definition, { maxLength: 8 }),
        fc.array(value, { minLength: 24, maxLength: 24 }),
        fc.array(body, { maxLength: 4 }),
        (defined, values, bodies) => {
          const fields = ownFieldsOf(defined);
          expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
          const controls = fields.flatMap(({ name, choices }) => [
            name,
            ...choices.map((_, at) => choiceName(name, at)),
          ]);
          const given = Object.fromEntries(controls.map((name, at) => [name, values[at % values.length] ?? '']));
          const ofFiles = fields.filter((one) => one.kind === 'file');
          const files = bodies.map((text, at) =>
            file(text, { field: ofFiles[at % (ofFiles.length || 1)]?.name ?? 'no' }),
          );
          const { answers, errors } = readAnswers(fields, given, files, words);
          expect(Object.keys(errors).every((name) => fields.some((one) => one.name === name))).toBe(true);
          for (const one of fields) {
            const mine = answers.filter(({ label, kind: of }) => label === one.label && of === one.kind);
            if (one.required && errors[one.name] === undefined) expect(mine.length).toBeGreaterThan(0);
            for (const { value: text } of mine) {
              expect(text).not.toContain('\0');
              expect(text.length).toBeLessThanOrEqual(formLimits.message);
              if (one.kind === 'one') expect(one.choices).toContain(text);
              if (one.kind === 'several')
                expect(text.split('\n').every((part) => one.choices.includes(part))).toBe(true);
              if (one.kind === 'date') expect(new Date(`${text}T00:00Z`).toJSON()).toContain(text);
              if (one.kind === 'consent') expect(['Yes', 'No']).toContain(text);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
