import { midSentence } from '../model/field-label.ts';
import { placeholder } from '../origins/marks.ts';
import type { FormField } from '../sections/form-fields.ts';

type Values = Record<string, unknown>;

const ITEMS = 3;

/**
 * What a section added by hand begins with: the shape of its kind's sample, with a mark in place of every text that only the owner
 * knows and nobody else can say. Nothing in it is made up; a visitor never sees the marks.
 */
export function starterProps(fields: FormField[], sample: Values, heading: string): Values {
  const starter = partStarter(fields, sample);
  return 'heading' in sample && typeof sample.heading === 'string' ? { ...starter, heading } : starter;
}

function partStarter(fields: FormField[], sample: Values): Values {
  return Object.fromEntries(
    fields.filter(({ name }) => name in sample).map((field) => [field.name, valueStarter(field, sample[field.name])]),
  );
}

function valueStarter(field: FormField, sample: unknown): unknown {
  switch (field.control) {
    case 'text':
    case 'paragraphs':
      // Where a link leads is an address or nothing.
      return sample === '' || field.name === 'to' || field.hasWords
        ? ''
        : placeholder(`your ${midSentence(field.label)}`);
    case 'list':
      return Array.isArray(sample)
        ? sample.slice(0, ITEMS).map((item: unknown) => partStarter(field.fields ?? [], asValues(item)))
        : [];
    case 'group':
      return partStarter(field.fields ?? [], asValues(sample));
    case 'link':
      return { label: '', to: '' };
    case 'image':
      return {
        ...asValues(sample),
        ...(asValues(sample).source === 'placeholder' ? { wants: 'your photo', alt: '' } : {}),
      };
    default:
      return sample;
  }
}

const asValues = (value: unknown): Values => (typeof value === 'object' && value !== null ? { ...value } : {});
