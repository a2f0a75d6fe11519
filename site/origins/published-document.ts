import type { Page, Section, WebsiteDocument } from '../model/document.ts';
import { withoutEmptied } from './emptied.ts';
import { anyText, mapTexts } from './map-texts.ts';
import { hasProposal, placeholdersIn, publishedText } from './marks.ts';
import { withoutWaysTo } from './without-ways-to.ts';

const known = new WeakMap<WebsiteDocument, WebsiteDocument>();

/**
 * What visitors get of a website, as a document: without proposals and without sentences that wait for a fact, then without the
 * entries, sections and pages of which nothing is left, and without links to such pages. Hidden sections are left as they
 * are. The same object for the same document, and the document itself when there is nothing to leave out.
 */
export function publishedDocument(document: WebsiteDocument): WebsiteDocument {
  const found = known.get(document);
  if (found) return found;
  const published = anyText(document, isOpen) ? withoutOpenTexts(document) : document;
  known.set(document, published);
  known.set(published, published);
  return published;
}

const isOpen = (text: string) => hasProposal(text) || placeholdersIn(text).length > 0;

function withoutOpenTexts({ pages, ...parts }: WebsiteDocument): WebsiteDocument {
  const kept = pages.flatMap((page) => publishedPage(page) ?? []);
  const gone = new Set(pages.map(({ path }) => path));
  for (const { path } of kept) gone.delete(path);
  const sections = parts.blog.sections.flatMap((section) => publishedSection(section) ?? []);
  const published: WebsiteDocument = {
    ...mapTexts(parts, publishedText),
    blog: { ...mapTexts(parts.blog, publishedText), sections },
    pages: kept,
  };
  return gone.size === 0 ? published : withoutWaysTo(published, gone);
}

/** Null for a page of which nothing would be left; the first page always stays. */
function publishedPage(page: Page): Page | null {
  const sections = page.sections.flatMap((section) => publishedSection(section) ?? []);
  const anyShown = (list: Section[]) => list.some(({ hidden }) => !hidden);
  if (page.path !== '/' && anyShown(page.sections) && !anyShown(sections)) return null;
  return { ...page, ...mapTexts({ title: page.title, seo: page.seo }, publishedText), sections };
}

const publishedSection = (section: Section): Section | null =>
  section.hidden ? section : withoutEmptied(section, mapTexts(section.props, publishedText), isOpen);
