import { partOf } from '../intents/part-of.ts';
import type { WebsiteDocument } from '../model/document.ts';
import { isRecord } from '../model/json.ts';
import { withoutMarks } from '../origins/marks.ts';
import { formFieldsOf, type FormField } from '../sections/form-fields.ts';

/** `line`: one line; `paragraphs`: plain paragraphs; `words` and `blocks`: paragraphs whose words, or lines too, may be set off. */
export type TextKind = 'line' | 'paragraphs' | 'words' | 'blocks';

/** The field that holds a text: its part of the document, its name in that part's form, and what may stand in it. */
export type TextPlace = { part: string; field: string; label: string; kind: TextKind; max: number | undefined };

type Values = Record<string, unknown>;
type Found = { place: TextPlace; text: string; at: (string | number)[] };
export type PicturePlace = Pick<TextPlace, 'part' | 'field' | 'label'>;

/** Tells apart what reads the same: it is never seen, and never leaves the page that is made with it. */
const TWIN = '\u2060';
const MANY = /\u2060+/g;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The text, or a page of texts, without what tells twins apart. */
export const withoutTwins = (text: string): string => text.replace(MANY, '');

export type EditableTexts = {
  /** What the view is given in place of the part's own values: lines that read the same can be told apart in it. */
  values: Values;
  /** Where a text of these values stands; null for all else, and for paragraphs that stand there twice. */
  placeOf(text: string): TextPlace | null;
  /** The field of one of these pictures. */
  pictureOf(image: object): PicturePlace | null;
};

/** The texts of a part of a document (`section:<id>`, `header`), so that a view that prints one can say which field it is from. */
export function editableTexts(document: WebsiteDocument, names: readonly string[]): EditableTexts {
  const parts = names.flatMap((name) => {
    const part = partOf(document, name);
    return part ? [{ name, values: part.values, fields: formFieldsOf(part.fields) }] : [];
  });
  const places = new Map<string, TextPlace | null>();
  const pictures = new Map(parts.flatMap(({ name, fields, values: own }) => picturesIn(fields, own, name)));
  let values = parts[0]?.values ?? {};
  for (const { name, fields, values: own } of parts) {
    for (const { place, text, at } of textsIn(fields, own, name)) {
      if (!places.has(text)) places.set(text, place);
      else if (place.kind !== 'line' || name !== names[0] || DAY.test(text)) places.set(text, null);
      else {
        const twin = text + TWIN.repeat(places.size);
        places.set(twin, place);
        values = withAt(values, at, twin);
      }
    }
  }
  return {
    values,
    placeOf: (text) => places.get(text) ?? null,
    pictureOf: (image) => pictures.get(image) ?? null,
  };
}

/** Every text of these fields that says something. */
function textsIn(fields: FormField[], values: unknown, part: string, before: (string | number)[] = []): Found[] {
  if (!isRecord(values)) return [];
  return fields.flatMap((field): Found[] => {
    const at = [...before, field.name];
    const value = values[field.name];
    switch (field.control) {
      case 'text':
      case 'paragraphs':
        return typeof value === 'string' && value.trim() !== ''
          ? [
              {
                text: value,
                at,
                place: { part, field: at.join('.'), label: field.label, kind: kindOf(field), max: field.max },
              },
            ]
          : [];
      case 'link':
        return textsIn(
          (field.fields ?? []).filter(({ name }) => name === 'label'),
          value,
          part,
          at,
        ).map((found) => ({
          ...found,
          place: { ...found.place, label: field.label },
        }));
      case 'group':
        return textsIn(field.fields ?? [], value, part, at);
      case 'list':
        return Array.isArray(value)
          ? value.flatMap((item: unknown, index) => textsIn(field.fields ?? [], item, part, [...at, index]))
          : [];
      default:
        return [];
    }
  });
}

function picturesIn(
  fields: FormField[],
  values: unknown,
  part: string,
  before: (string | number)[] = [],
): [object, PicturePlace][] {
  if (!isRecord(values)) return [];
  return fields.flatMap((field): [object, PicturePlace][] => {
    const at = [...before, field.name];
    const value = values[field.name];
    if (field.control === 'image')
      return isRecord(value) ? [[value, { part, field: at.join('.'), label: field.label }]] : [];
    if (field.control === 'list' && Array.isArray(value))
      return value.flatMap((item: unknown, index) => picturesIn(field.fields ?? [], item, part, [...at, index]));
    return field.control === 'group' ? picturesIn(field.fields ?? [], value, part, at) : [];
  });
}

const kindOf = ({ control, rich }: FormField): TextKind => (control === 'text' ? 'line' : (rich ?? 'paragraphs'));

function withAt<Value>(value: Value, [step, ...rest]: (string | number)[], there: string): Value;
function withAt(value: unknown, [step, ...rest]: (string | number)[], there: string): unknown {
  if (step === undefined) return there;
  if (Array.isArray(value)) return value.map((item: unknown, at) => (at === step ? withAt(item, rest, there) : item));
  return isRecord(value) ? { ...value, [step]: withAt(value[step], rest, there) } : value;
}

/** What tells an editor's preview the field of these words. `raw` is what is typed there, where it reads otherwise than it is shown. */
export function marksOf(place: TextPlace | null, text: string): Record<string, string | number | undefined> {
  if (!place) return {};
  const isPlain = place.kind === 'line' && !text.includes('[[');
  return {
    'data-text': `${place.part} ${place.field}`,
    'data-label': place.label,
    'data-kind': place.kind,
    'data-max': place.max,
    'data-raw': isPlain ? undefined : withoutTwins(withoutMarks(text)),
  };
}
