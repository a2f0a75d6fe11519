import type { WebsiteDocument } from '../model/document.ts';
import { isRecord, sameJson } from '../model/json.ts';
import type { Operation } from './operation.ts';

/** Parts of a value that nobody reads as words. */
const NO_WORDS = new Set(['motif', 'source', 'id', 'seed', 'trade', 'variant', 'ground']);

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** The text with each standing of the words, as words of their own, replaced. */
function withWords(text: string, from: string, to: string): string {
  let rest = text;
  let done = '';
  for (let at = rest.indexOf(from); at >= 0; at = rest.indexOf(from)) {
    const end = at + from.length;
    const isWhole =
      (!isLetter(from[0]) || !isLetter((done + rest.slice(0, at)).at(-1))) &&
      (!isLetter(from.at(-1)) || !isLetter(rest[end]));
    done += rest.slice(0, at) + (isWhole ? to : from);
    rest = rest.slice(end);
  }
  return done + rest;
}

const dialled = (phone: string) => phone.replaceAll(/[^+\d]/g, '');

/** Where a button leads, when it leads to what is replaced. */
function withTarget(target: string, from: string, to: string): string {
  if (target === `mailto:${from}`) return `mailto:${to}`;
  const isPhone = target.startsWith('tel:') && dialled(from) !== '' && dialled(target) === dialled(from);
  return isPhone && dialled(to) !== '' ? `tel:${dialled(to)}` : target;
}

function replaced<Value>(value: Value, from: string, to: string): Value;
function replaced(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return withWords(value, from, to);
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(item, from, to));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (NO_WORDS.has(key)) return [key, part];
      return [key, key === 'to' && typeof part === 'string' ? withTarget(part, from, to) : replaced(part, from, to)];
    }),
  );
}

/** The entries of `after` that differ from `before`. */
function changedEntries<Values extends Record<string, unknown>>(before: Values, after: Values): Partial<Values>;
function changedEntries(before: Record<string, unknown>, after: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => !sameJson(before[key], value)));
}

const isAny = (patch: object) => Object.keys(patch).length > 0;

/**
 * Changes a fact wherever it stands: operations that replace the words `from`, where they stand as words of their own, by `to`
 * in every text of the website, and in buttons that call or write there. None where they stand nowhere; both are trimmed texts.
 */
export function replaceEverywhere(document: WebsiteDocument, from: string, to: string): Operation[] {
  if (from === '' || from === to) return [];
  const { brand, business, header, footer, seo, blog, pages } = document;
  const patchOf = <Values extends Record<string, unknown>>(values: Values) =>
    changedEntries(values, replaced(values, from, to));
  const { logo: _logo, icon: _icon, ...names } = brand;
  const { hours: _hours, ...facts } = business;
  const parts: Operation[] = [
    { type: 'setBrand', ...patchOf(names) },
    { type: 'setBusiness', ...patchOf(facts) },
    { type: 'setHeader', ...patchOf(header) },
    { type: 'setFooter', ...patchOf(footer) },
    { type: 'setSeo', ...patchOf(seo) },
    { type: 'setBlog', ...patchOf({ action: blog.action, sections: blog.sections }) },
  ];
  const inPages = pages.flatMap(({ id, title, seo: own, sections }): Operation[] => [
    { type: 'updatePage', pageId: id, ...patchOf({ title, seo: own }) },
    ...sections.flatMap((section): Operation[] => {
      const props = patchOf(section.props);
      return isAny(props) ? [{ type: 'updateSection', sectionId: section.id, props }] : [];
    }),
  ]);
  return [...parts, ...inPages].filter(({ type: _type, ...rest }) => Object.keys(rest).some((key) => key !== 'pageId'));
}
