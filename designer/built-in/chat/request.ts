import type { Page, Section, WebsiteDocument } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';

/** One request of a message, with what is needed to answer it. Quoted words are kept out of `text` as marks. */
export type Ask = {
  /** The request in plain English words, typing errors mended; quoted words stand as marks. */
  text: string;
  /** As `text`, but spelled as it was typed. */
  typed: string;
  document: WebsiteDocument;
  /** The page that the person looks at. */
  page: Page;
  seed: number;
  /** Id of the section that the talk is about. */
  focusId?: string;
  /** Puts quoted words back and takes marks of speech from the ends. */
  value(text: string): string;
};

/** What an intent makes of a request. `did` completes "I …": "changed the heading to …". */
export type Deed = {
  operations: Operation[];
  did: string;
  /** Fields that the request names, as lock paths: these may be changed though a person edited them by hand. */
  names?: string[];
  /** Said after what was done: what it left open. */
  also?: string;
};
export type Answer = Deed | { asks: string } | { cannot: string; instead?: string } | { undo: true } | { says: string };

/** Understands one sort of request; undefined when it is not that sort. */
export type Intent = (ask: Ask) => Answer | undefined;

const MARK = /\ue000(\d+)\ue001/g;
const QUOTED =
  /"([^"\n]{1,2000})"|“([^”\n]{1,2000})”|„([^“”\n]{1,2000})[“”]|«\s?([^»\n]{1,2000}?)\s?»|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,400})['’](?![\p{L}\p{N}])/gu;

/** Stands in a request for one certain section. */
export const sectionMark = (id: string): string => `\ue002${id}\ue003`;
const SECTION_MARK = /\ue002([a-z0-9-]+)\ue003/;
/** The id of the section that words point at, if they do. */
export const markedSection = (words: string): string | undefined => SECTION_MARK.exec(words)?.[1];

export type Kept = { text: string; quotes: string[] };

/** Takes quoted words out of a message: they are data, whatever they say. */
export function keepQuotes(message: string): Kept {
  const quotes: string[] = [];
  const text = message.replace(QUOTED, (_, ...groups: (string | undefined)[]) => {
    quotes.push(groups.slice(0, 5).find((group) => group !== undefined) ?? '');
    return `\ue000${quotes.length - 1}\ue001`;
  });
  return { text, quotes };
}

/** Puts quotes back. */
export const restored = (text: string, quotes: readonly string[]): string =>
  text.replace(/\ue002[a-z0-9-]+\ue003/g, 'it').replace(MARK, (_, index: string) => quotes[Number(index)] ?? '');

/** A value as its owner means it: without marks of speech around it and without the stop that ends the request. */
export function valueOf(text: string, quotes: readonly string[]): string {
  const whole = /^\s*\ue000(\d+)\ue001[\s.!?]*$/.exec(text);
  if (whole) return (quotes[Number(whole[1])] ?? '').trim();
  return restored(text, quotes)
    .trim()
    .replace(/^[:=–—-]+\s*/, '')
    .replace(/(?:,?\s*please|,?\s*bitte|,?\s*thanks|,?\s*thank you)[.!]*$/i, '')
    .replace(/^["“„«'‘]+|["”“»'’]+$/g, '')
    .trim();
}

/** Every section with its page, those of the page in view first, then the home page. */
export function sectionsOf({ document, page }: Pick<Ask, 'document' | 'page'>): { page: Page; section: Section }[] {
  const pages = [page, ...document.pages.filter((other) => other.id !== page.id)];
  return pages.flatMap((one) => one.sections.map((section) => ({ page: one, section })));
}

/** An id that no page and no section has. */
export function freshId(document: WebsiteDocument, base: string, taken: readonly string[] = []): string {
  const used = new Set([
    ...document.pages.flatMap((page) => [page.id, ...page.sections.map((section) => section.id)]),
    ...taken,
  ]);
  const plain =
    base
      .replace(/[^a-z0-9-]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 32) || 'part';
  let id = plain;
  for (let number = 2; used.has(id); number += 1) id = `${plain}-${number}`;
  return id;
}

export const textProp = (section: Section, name: string): string => {
  const value = section.props[name];
  return typeof value === 'string' ? value : '';
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listProp = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Shows words in a reply without letting long ones fill it. */
export const shown = (text: string): string => `“${text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text}”`;
