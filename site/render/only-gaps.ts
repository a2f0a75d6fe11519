import type { Section } from '../model/document.ts';
import { isRecord } from '../model/json.ts';
import { placeholdersIn } from '../model/placeholder.ts';
import { formFieldsOf, type FormField } from '../sections/form-fields.ts';
import { getSection } from '../sections/index.ts';
import { publishedText } from './wording.tsx';

/** What stands above a section and says nothing without it. */
const ABOVE = new Set(['heading', 'eyebrow']);

/** The words of fields, those of lists and groups too. Links and descriptions of pictures are not read. */
function wordsIn(fields: FormField[], props: Record<string, unknown>): string[] {
  return fields.flatMap(({ name, control, fields: inner = [] }) => {
    const value = props[name];
    if (control === 'text' || control === 'paragraphs') return typeof value === 'string' ? [value] : [];
    if (control === 'group') return isRecord(value) ? wordsIn(inner, value) : [];
    if (control === 'list' && Array.isArray(value))
      return value.filter(isRecord).flatMap((item) => wordsIn(inner, item));
    return [];
  });
}

const fieldsByKind = new Map<string, FormField[]>();

function fieldsOf(kind: string): FormField[] {
  const definition = getSection(kind);
  const fields = fieldsByKind.get(kind) ?? (definition ? formFieldsOf(definition.fields) : []);
  fieldsByKind.set(kind, fields);
  return fields;
}

/**
 * Whether words are all that a kind has to show. An opening is its heading; forms, times, addresses and pictures are there without a word.
 */
function isMadeOfWords(kind: string): boolean {
  const purpose = getSection(kind)?.purpose;
  return purpose === 'offer' || purpose === 'trust' || ['richText', 'banner', 'events', 'schedule'].includes(kind);
}

/**
 * True for a section of which only its heading would be left when it is published, since all else is still to be supplied:
 * visitors are not shown a heading over nothing.
 */
export function isOnlyGaps({ kind, props }: Section): boolean {
  if (!isMadeOfWords(kind)) return false;
  const words = wordsIn(
    fieldsOf(kind).filter(({ name }) => !ABOVE.has(name)),
    props,
  );
  return (
    words.some((text) => placeholdersIn(text).length > 0) && words.every((text) => publishedText(text).trim() === '')
  );
}
