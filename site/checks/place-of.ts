import type { WebsiteDocument } from '../model/document.ts';
import { findSection } from '../model/find-section.ts';
import { shortSectionName } from '../model/part-names.ts';
import type { Place } from './finding.ts';

const parts: Record<string, string> = {
  brand: 'Name and logo',
  business: 'Business details',
  header: 'Header',
  footer: 'Footer',
  seo: 'Search results',
  blog: 'Blog',
};

/** The section, page or part that a change path leads into, as people call it; null for a section that is hidden or gone. */
export function placeOf(document: WebsiteDocument, path: string): Place | null {
  const [root = '', id = ''] = path.split('/');
  if (root === 'pages') {
    const page = document.pages.find((candidate) => candidate.id === id);
    return page ? { path: [root, id], name: `Page ${page.title}`, pageId: id } : null;
  }
  if (root !== 'sections') return Object.hasOwn(parts, root) ? { path: [root], name: parts[root] ?? root } : null;
  const found = findSection(document, id);
  if (!found || found.section.hidden) return null;
  const { page, section } = found;
  const visible = page.sections.filter(({ hidden }) => !hidden);
  return {
    path: [root, id],
    name: `${page.title}, ${shortSectionName(section, visible)}`,
    pageId: page.id,
    sectionId: id,
  };
}
