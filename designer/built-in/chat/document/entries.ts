import { tokensOf } from '../../reading/tokens.ts';
import type { Page, Section, WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';
import { formFieldsOf, type FormField } from '#site/sections/form-fields.ts';
import { getSection } from '#site/sections/index.ts';
import { valueAt, type Place } from './places.ts';

/** One thing in a list of a section: a service, a dish, a person, a question. */
export type Entry = {
  page: Page;
  section: Section;
  /** Of the item itself: `sections/<id>/props/items/2`. */
  place: Place;
  name: string;
  /** Which of its fields holds the name. */
  nameField: string;
  item: Record<string, unknown>;
};

/** A list of a section that entries can be added to. */
export type List = { page: Page; section: Section; place: Place; fields: FormField[]; nameField: string };

const NAMES = ['name', 'title', 'question', 'label', 'by', 'when', 'quote'];

const nameFieldOf = (fields: readonly FormField[]): string | undefined =>
  NAMES.find((name) => fields.some((field) => field.name === name));

function listsIn(
  page: Page,
  section: Section,
  value: Record<string, unknown>,
  fields: readonly FormField[],
  place: Place,
): List[] {
  return fields.flatMap((field) => {
    if (field.control !== 'list' || !field.fields) return [];
    const nameField = nameFieldOf(field.fields);
    if (nameField === undefined) return [];
    const list: List = { page, section, place: [...place, field.name], fields: field.fields, nameField };
    const items = Array.isArray(value[field.name]) ? (value[field.name] as unknown[]) : [];
    const inner = items.flatMap((item, index) =>
      isRecord(item) ? listsIn(page, section, item, field.fields ?? [], [...list.place, String(index)]) : [],
    );
    // What a group holds comes before the groups: people mean the dish, not the course.
    return [...inner, list];
  });
}

/** Documents do not change: what was found in one is found once. */
export function once<Found>(find: (document: WebsiteDocument) => Found): (document: WebsiteDocument) => Found {
  const found = new WeakMap<WebsiteDocument, Found>();
  return (document) => {
    const earlier = found.get(document);
    if (earlier !== undefined) return earlier;
    const now = find(document);
    found.set(document, now);
    return now;
  };
}

const fieldsOf = new Map<string, FormField[]>();

function fieldsOfKind(kind: string): FormField[] {
  const known = fieldsOf.get(kind);
  if (known) return known;
  const definition = getSection(kind);
  const fields = definition ? formFieldsOf(definition.fields) : [];
  fieldsOf.set(kind, fields);
  return fields;
}

/** Every list with names, in the order of the website. */
export const listsOf = once((document: WebsiteDocument): List[] =>
  document.pages.flatMap((page) =>
    page.sections.flatMap((section) =>
      listsIn(page, section, section.props, fieldsOfKind(section.kind), ['sections', section.id, 'props']),
    ),
  ),
);

export const itemsOf = (document: WebsiteDocument, list: List): Record<string, unknown>[] => {
  const value = valueAt(document, list.place);
  return Array.isArray(value) ? value.filter(isRecord) : [];
};

/** Every entry of every list. */
export const entriesOf = once((document: WebsiteDocument): Entry[] =>
  listsOf(document).flatMap((list) =>
    itemsOf(document, list).map((item, index) => {
      const name = item[list.nameField];
      return {
        page: list.page,
        section: list.section,
        place: [...list.place, String(index)],
        name: typeof name === 'string' ? name : '',
        nameField: list.nameField,
        item,
      };
    }),
  ),
);

/** Whether sections of a kind have a field of this name. */
export const hasProp = (section: Section, prop: string): boolean =>
  fieldsOfKind(section.kind).some(({ name }) => name === prop);

export const hasField = (list: Pick<List, 'fields'>, name: string): boolean =>
  list.fields.some((field) => field.name === name);

/** A text field of a section's props, '' when it has none. */
export const propText = (section: Section, name: string): string => {
  const value = section.props[name];
  return typeof value === 'string' ? value : '';
};

/** Words of the website's own, which are never typing errors of ours. */
export const namesIn = once(
  (document: WebsiteDocument) =>
    new Set(
      [
        ...entriesOf(document).map(({ name }) => name),
        document.brand.name,
        ...document.pages.map(({ title }) => title),
      ].flatMap((name) => tokensOf(name).map(({ text }) => text)),
    ),
);
