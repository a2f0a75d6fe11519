import type { Page, Section, WebsiteDocument } from './document.ts';

/** Where a section stands: its page, its place there (from 0) and itself; null when no page has it. */
export type SectionPlace = { page: Page; index: number; section: Section };

export function findSection(document: WebsiteDocument, sectionId: string): SectionPlace | null {
  for (const page of document.pages) {
    const index = page.sections.findIndex((section) => section.id === sectionId);
    const section = page.sections[index];
    if (section) return { page, index, section };
  }
  return null;
}

export const findPage = (document: WebsiteDocument, pageId: string): Page | null =>
  document.pages.find((page) => page.id === pageId) ?? null;

/** A section by its id wherever visitors are shown it: on a page, or below the posts of the blog. */
export const visibleSection = ({ pages, blog }: WebsiteDocument, id: string): Section | undefined =>
  [...pages.flatMap((page) => page.sections), ...blog.sections].find((section) => section.id === id && !section.hidden);
