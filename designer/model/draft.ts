import type { AttachedPicture, RefusedCall } from '../designer.ts';
import type { Business, WebsiteDocument } from '#site/model/document.ts';
import { changesBetween, lockPathsOf, type Change, type Operation } from '#site/operations/index.ts';
import type { SectionLibrary } from '#site/sections/library.ts';

/** A turn as far as it has come. `scope` is null until the model has declared one, and may grow. */
export type Draft = {
  readonly start: WebsiteDocument;
  document: WebsiteDocument;
  operations: Operation[];
  /** What was done, for people. */
  sentences: string[];
  /** What was left as it is although the model meant to change it, for people. */
  kept: string[];
  scope: string[] | null;
  refused: RefusedCall[];
  /** Path of the page that the newest change is on. */
  page?: string | undefined;
  /** Faults that the model was told of. */
  readonly told: Set<string>;
  /** Pages that were given whole. */
  read: Set<string>;
  /** Characters of pages given in answer to the calls of one request. */
  given: number;
};

/** What decides whether a call may stand. */
export type Rules = {
  /** The owner's own words: brief, messages. What else is written is a suggestion. */
  words: readonly string[];
  /** What the person typed in this conversation; nothing that stands on the site. */
  said: string;
  /** A picture that came along: what it shows only its owner says. */
  picture?: AttachedPicture | undefined;
  /** Change path of a text that the person points to: they name it as clearly as with words. */
  pointed?: string | undefined;
  /** Facts of the business that the built-in designer read in these words. */
  read?: Business | undefined;
  /** The day it is, such as 2026-12-05: a day without a year is the next one. */
  today: string;
  /** Theme, template and the forms of header and footer were chosen by the person. */
  keepsLook: boolean;
  /** What new sections may be made of. */
  library: SectionLibrary;
  mostOperations: number;
  mostPages: number;
};

export const newDraft = (document: WebsiteDocument): Draft => ({
  start: document,
  document,
  operations: [],
  sentences: [],
  kept: [],
  scope: null,
  refused: [],
  told: new Set(),
  read: new Set(),
  given: 0,
});

/** Path of the page that changes are on, the last of them first; undefined where they are on none. */
export function pageOf(changes: readonly Change[], { pages }: WebsiteDocument): string | undefined {
  const ids = new Set(changes.flatMap(({ path: [root, id] }) => (root === 'sections' || root === 'pages' ? [id] : [])));
  return pages.findLast((page) => ids.has(page.id) || page.sections.some(({ id }) => ids.has(id)))?.path;
}

/** Parts of a website besides its pages. */
const PARTS = ['brand', 'business', 'theme', 'template', 'header', 'footer', 'seo', 'blog', 'language', 'pages'];

/** The declared parts with what they cover: a page its sections, `all` everything. */
export function coveredBy(parts: readonly string[], ...documents: WebsiteDocument[]): string[] {
  const bare = parts.map((part) => part.replace(/^(?:sections|pages)\/(?=[^/]+$)/, ''));
  const pages = documents.flatMap((document) => document.pages);
  const isAll = bare.includes('all');
  const within = pages.flatMap(({ id, path, sections }) =>
    isAll || bare.includes(id) || bare.includes(path) ? [id, ...sections.map((section) => section.id)] : [],
  );
  return [...new Set([...bare, ...within, ...(isAll ? [...PARTS, 'redirects'] : [])])];
}

/** The parts that a turn really changed, as a scope: whatever the model declared, this is what it means to change. */
export function changedParts({ start, document, operations }: Draft): string[] {
  const changed = changesBetween(start, document).forward.map(({ path: [root = '', id = '', ...rest] }) => {
    if (root !== 'sections' && root !== 'pages') return root;
    return rest.length > 0 && id !== '' ? id : id || root;
  });
  const template = operations.some(({ type }) => type === 'applyTemplate') ? ['template'] : [];
  return [...new Set([...changed, ...template])];
}

/** Fields written by hand that the turn changed, as it may where the person names them or points to them. */
export function openedLocks({ start, document }: Draft): string[] {
  const changed = new Set(lockPathsOf(changesBetween(start, document).forward));
  return start.locks.filter((lock) => changed.has(lock));
}
