import type { FormField } from './form-fields.ts';
import { formFieldsOf } from './form-fields.ts';
import { getSection, sectionKinds } from './index.ts';
import { isOffered, offeredVariants, wholeLibrary, type SectionLibrary } from './library.ts';

/** How the catalogue is read; stands above it once. */
const LEGEND = `Each kind: what it is for, its layouts, its fields. After a field stands what it takes: a number is a text of at most that many characters ("+" several paragraphs, "*" with rich text); a|b one of these words; yes/no; link {label, to}; picture; [n: …] a list of at most n entries with these fields. A field may be left out.`;

const written = new WeakMap<SectionLibrary, string>();

/**
 * Every kind of section that the library offers as compact text for a model: what it is for, layouts, fields with types and
 * limits. The same text for the same library, so that what endpoints remember of it can be used again.
 */
export function kindsCatalogue(library: SectionLibrary = wholeLibrary): string {
  const text =
    written.get(library) ??
    [LEGEND, ...sectionKinds.filter((kind) => isOffered(library, kind)).map((kind) => kindText(kind, library))].join(
      '\n',
    );
  written.set(library, text);
  return text;
}

/** One kind as the catalogue has it; '' for one that there is not. */
export function kindText(kind: string, library: SectionLibrary = wholeLibrary): string {
  const definition = getSection(kind);
  if (!definition) return '';
  const advice = [definition.hint, library.get(kind)?.hint ?? ''].map(oneLine).filter(Boolean).join(' ');
  return `${kind}: ${advice} Layouts: ${offeredVariants(library, kind).join(', ')}. Fields: ${fieldsText(formFieldsOf(definition.fields))}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const fieldsText = (fields: readonly FormField[]): string =>
  fields
    .filter(({ untold }) => !untold)
    .map((field) => `${field.name} ${typeText(field)}`)
    .join(', ');

function typeText({ control, max, min, options = {}, rich, fields = [] }: FormField): string {
  switch (control) {
    case 'text':
      return max === undefined ? 'text' : String(max);
    case 'paragraphs':
      return `${max ?? ''}+${rich ? '*' : ''}`;
    case 'choice':
      return Object.keys(options).join('|');
    case 'toggle':
      return 'yes/no';
    case 'number':
      return `number ${min ?? ''}–${max ?? ''}`;
    case 'day':
      return 'YYYY-MM-DD';
    case 'time':
      return 'HH:MM';
    case 'link':
      return 'link';
    case 'image':
      return 'picture';
    case 'group':
      return `{${fieldsText(fields)}}`;
    case 'list':
      return `[${max ?? ''}: ${fieldsText(fields)}]`;
  }
}
