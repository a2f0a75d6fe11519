import type { WebsiteDocument } from '#site/model/document.ts';
import { findSection } from '#site/model/find-section.ts';
import { isRecord } from '#site/model/json.ts';
import { pathFromTitle } from '#site/model/page-path.ts';
import { spelled } from '#site/model/spelled.ts';
import { verbs } from '#site/operations/index.ts';
import { getSection, sectionKinds } from '#site/sections/index.ts';
import { fitValue, parsed } from './fit-value.ts';

type Values = Record<string, unknown>;

const kinds = sectionKinds.map((name) => ({ name }));

const isVerb = (name: string): name is keyof typeof verbs => Object.hasOwn(verbs, name);

/** The tool that a name means, whatever its spelling: "update_section" is `updateSection`. */
export function toolNamed(name: string, tools: readonly { name: string }[]): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  return tools.find((tool) => plain(tool.name) === plain(name))?.name ?? name;
}

/**
 * The arguments of a call as its verb would have them, where it is plain what was meant: shapes by the verb's schema and the fields
 * of the kind, fields that stand beside `props` or `section` put into it, ids and addresses that were left out.
 */
export function fitCall(document: WebsiteDocument, name: string, input: unknown): unknown {
  const given = parsed(input ?? {});
  if (!isVerb(name) || !isRecord(given)) return given;
  const { schema } = verbs[name];
  const { type: _type, ...call } = given;
  const gathered = gather(document, name, call);
  const fitted = fitValue(schema, gathered);
  return isRecord(fitted) ? withSections(document, name, fitted) : fitted;
}

/** A page or section whose fields were given without the object around them, props likewise. */
function gather(document: WebsiteDocument, name: string, call: Values): Values {
  if (name === 'addPage' && call['page'] === undefined) {
    const { index, ...page } = call;
    return { page, ...(index !== undefined && { index }) };
  }
  if ((name === 'addSection' || name === 'replaceSection') && call['section'] === undefined) {
    const { pageId, index, sectionId, ...section } = call;
    return definedOnly({ pageId, index, sectionId, section });
  }
  if (name === 'updateSection') {
    const kind = findSection(document, String(call['sectionId'] ?? ''))?.section.kind;
    const { sectionId, ...rest } = call;
    return definedOnly({ sectionId, props: propsOf(kind, rest).props });
  }
  return call;
}

const definedOnly = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The fields of a kind that stand beside `props` go into it. */
function propsOf(kind: unknown, { props, ...beside }: Values): { props: unknown; rest: Values } {
  const definition = typeof kind === 'string' ? getSection(kind) : undefined;
  const within = parsed(props ?? {});
  if (!definition || !isRecord(within)) return { props: within, rest: beside };
  const isField = ([name]: [string, unknown]) => Object.hasOwn(definition.fields.shape, name);
  const entries = Object.entries(beside);
  const all = { ...Object.fromEntries(entries.filter(isField)), ...within };
  return {
    props: fitValue(definition.fields.partial(), all),
    rest: Object.fromEntries(entries.filter((entry) => !isField(entry))),
  };
}

function withSections(document: WebsiteDocument, name: string, call: Values): Values {
  const { section, page, sections } = call;
  if (name === 'addSection') return { ...call, section: newSection(document, section, []) };
  if (name === 'replaceSection') return { ...call, section: fittedSection(section) };
  if (name === 'updatePage' && call['path'] !== undefined) return { ...call, path: withSlash(call['path']) };
  if (name === 'setBlog' && Array.isArray(sections)) return { ...call, sections: newSections(document, sections) };
  if (name !== 'addPage' || !isRecord(page)) return call;
  const title = typeof page['title'] === 'string' ? page['title'] : '';
  const path =
    withSlash(page['path']) ??
    pathFromTitle(
      title,
      document.pages.map((other) => other.path),
    );
  const id = page['id'] ?? freeId(spelled(title, 30) || 'page', usedIds(document));
  const inner = Array.isArray(page['sections']) ? { sections: newSections(document, page['sections']) } : {};
  return { ...call, page: { ...page, id, path, ...inner } };
}

/** "prices" is the address /prices. */
const withSlash = (path: unknown) =>
  typeof path === 'string' && path !== '' && !path.startsWith('/') ? `/${path}` : path;

function newSections(document: WebsiteDocument, list: readonly unknown[]): unknown[] {
  const taken: string[] = [];
  return list.map((item) => {
    const made = newSection(document, item, taken);
    if (isRecord(made) && typeof made['id'] === 'string') taken.push(made['id']);
    return made;
  });
}

function fittedSection(input: unknown): unknown {
  if (!isRecord(input)) return input;
  const { kind, ...others } = input;
  const known = typeof kind === 'string' ? toolNamed(kind, kinds) : kind;
  const { props, rest } = propsOf(known, others);
  return { ...rest, kind: known, ...(props !== undefined && { props }) };
}

function newSection(document: WebsiteDocument, input: unknown, taken: readonly string[]): unknown {
  const section = fittedSection(input);
  if (!isRecord(section) || section['id'] !== undefined) return section;
  const base = spelled(String(section['kind'] ?? 'section'), 30);
  return { ...section, id: freeId(base, [...usedIds(document), ...taken]) };
}

const usedIds = ({ pages, blog }: WebsiteDocument): string[] => [
  ...pages.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]),
  ...blog.sections.map(({ id }) => id),
];

function freeId(base: string, taken: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!taken.includes(id)) return id;
  }
}
