import { getSection, sectionKinds } from '../sections/index.ts';
import { getTemplate, templates } from '../templates/index.ts';
import { DOCUMENT_VERSION, type Page, type Section, type WebsiteDocument } from './document.ts';
import { parseDocument } from './parse-document.ts';

function sampleSection(kind: string, id: string): Section[] {
  const definition = getSection(kind);
  if (!definition) return [];
  const variant = Object.keys(definition.variants)[0] ?? '';
  return [{ id, kind, version: definition.version, variant, hidden: false, props: { ...definition.sample } }];
}

/**
 * A valid website that shows every kind of section with its sample, spread over `pages` pages of `perPage` sections.
 * For tests, benchmarks and the section library.
 */
export function sampleDocument({ pages = 4, perPage = 6, template = templates[0]?.id ?? '' } = {}): WebsiteDocument {
  const made = Array.from({ length: pages }, (_, page): Page => {
    const sections = Array.from({ length: perPage }, (_unused, index) => {
      const kind = sectionKinds[(page * perPage + index) % sectionKinds.length] ?? '';
      return sampleSection(kind, `s${page}-${index}`);
    });
    return {
      id: `p${page}`,
      path: page === 0 ? '/' : `/page-${page}`,
      title: page === 0 ? 'Home' : `Page ${page}`,
      inMenu: true,
      seo: { title: '', description: '' },
      sections: sections.flat(),
    };
  });
  const { theme, header, footer } = getTemplate(template);
  const parsed = parseDocument({
    version: DOCUMENT_VERSION,
    template,
    language: 'en',
    brand: { name: 'Two Days Bread', tagline: 'Sourdough in Leith' },
    business: { trade: 'bakery' },
    theme,
    header,
    footer,
    pages: made,
    redirects: [],
    locks: [],
  });
  if (!parsed.ok) throw new Error(`${parsed.failure.path ?? ''} ${parsed.failure.message}`);
  return parsed.document;
}
