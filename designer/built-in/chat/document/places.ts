import type { WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';
import { readOperation, type Operation } from '#site/operations/index.ts';

/** Where a value stands: the change path of a field, with the steps into it. `sections/<id>/props/items/2/name`. */
export type Place = string[];

/** A text of the document with its place. */
export type Text = { place: Place; text: string };

/** Names of props that hold no words. */
const WORDLESS = new Set([
  'motif',
  'source',
  'seed',
  'id',
  'to',
  'mapTo',
  'ground',
  'width',
  'height',
  'focus',
  'kind',
  'variant',
]);

function collect(value: unknown, place: Place, texts: Text[]): void {
  if (typeof value === 'string') {
    if (value.trim() !== '') texts.push({ place, text: value });
  } else if (Array.isArray(value)) value.forEach((item, index) => collect(item, [...place, String(index)], texts));
  else if (isRecord(value))
    for (const [name, inner] of Object.entries(value)) if (!WORDLESS.has(name)) collect(inner, [...place, name], texts);
}

/** Every text that visitors may read, in the order of the website; facts of the business come last. */
export function textsOf(document: WebsiteDocument): Text[] {
  const texts: Text[] = [];
  for (const page of document.pages) {
    collect(page.title, ['pages', page.id, 'title'], texts);
    for (const section of page.sections) collect(section.props, ['sections', section.id, 'props'], texts);
  }
  collect(document.brand.name, ['brand', 'name'], texts);
  collect(document.brand.tagline, ['brand', 'tagline'], texts);
  collect(document.header.action.label, ['header', 'action', 'label'], texts);
  collect(document.footer.note, ['footer', 'note'], texts);
  for (const name of ['phone', 'email', 'address', 'place', 'hoursNote'] as const)
    collect(document.business[name], ['business', name], texts);
  collect(document.seo.title, ['seo', 'title'], texts);
  collect(document.seo.description, ['seo', 'description'], texts);
  for (const page of document.pages) collect(page.seo, ['pages', page.id, 'seo'], texts);
  return texts;
}

/** What stands at a place; undefined where there is nothing. */
export function valueAt(document: WebsiteDocument, [root = '', id = '', ...rest]: Place): unknown {
  const inside = (value: unknown, steps: string[]): unknown =>
    steps.reduce<unknown>(
      (here, step) => (Array.isArray(here) ? here[Number(step)] : isRecord(here) ? here[step] : undefined),
      value,
    );
  if (root === 'sections')
    return inside(
      document.pages.flatMap((page) => page.sections).find((section) => section.id === id),
      rest,
    );
  if (root === 'pages')
    return inside(
      document.pages.find((page) => page.id === id),
      rest,
    );
  return inside(
    document,
    [root, id, ...rest].filter((step) => step !== ''),
  );
}

/** A copy of `value` in which `next` stands at `steps`; undefined takes a list's item away. */
export function withAt(value: unknown, [step, ...rest]: string[], next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    const index = Number(step);
    if (rest.length === 0 && next === undefined) return value.filter((_, at) => at !== index);
    return value.map((item: unknown, at) => (at === index ? withAt(item, rest, next) : item));
  }
  return isRecord(value) ? { ...value, [step]: withAt(value[step], rest, next) } : value;
}

const SETTERS: Record<string, string> = {
  brand: 'setBrand',
  business: 'setBusiness',
  header: 'setHeader',
  footer: 'setFooter',
  seo: 'setSeo',
  theme: 'setTheme',
};

export type Edit = { place: Place; value: unknown };

/** An operation from parts that are known only when it is made; none when it would not be valid. */
export const operation = (input: Record<string, unknown>): Operation[] => {
  const read = readOperation(input);
  return read.ok ? [read.operation] : [];
};

/** Sorted so that items are taken out of a list from its end: places before them stay true. */
const byPlaceFromEnd = (a: Edit, b: Edit) => {
  for (let step = 0; step < Math.max(a.place.length, b.place.length); step += 1) {
    const [left = '', right = ''] = [a.place[step], b.place[step]];
    if (left !== right) return Number(right) - Number(left) || (left < right ? 1 : -1);
  }
  return 0;
};

/** The operations that give places other values, one for each part of the document. `undefined` takes an item out of its list. */
export function operationsFor(document: WebsiteDocument, edits: readonly Edit[]): Operation[] {
  const parts = new Map<string, Record<string, unknown>>();
  for (const { place, value } of [...edits].sort(byPlaceFromEnd)) {
    const [root = '', id = ''] = place;
    const isSection = root === 'sections';
    const owner = isSection || root === 'pages' ? `${root}/${id}` : root;
    const [field = '', ...steps] = place.slice(isSection ? 3 : owner === root ? 1 : 2);
    const changed = parts.get(owner) ?? {};
    const base =
      field in changed
        ? changed[field]
        : valueAt(document, [...owner.split('/'), ...(isSection ? ['props'] : []), field]);
    parts.set(owner, { ...changed, [field]: withAt(base, steps, value) });
  }
  return [...parts].flatMap(([owner, fields]) => {
    const [root = '', id = ''] = owner.split('/');
    if (root === 'sections') return operation({ type: 'updateSection', sectionId: id, props: fields });
    if (root === 'pages') return operation({ type: 'updatePage', pageId: id, ...fields });
    return operation({ type: SETTERS[root], ...fields });
  });
}

/** The field that a lock would name for a place: `sections/<id>/props/items`. */
export const fieldOf = ([root = '', id = '', ...rest]: Place): string =>
  [root, id, ...rest.slice(0, root === 'sections' ? 2 : root === 'pages' ? (rest[0] === 'seo' ? 2 : 1) : 0)].join('/');
