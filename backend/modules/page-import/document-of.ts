import { labelsOf } from '#site/labels/index.ts';
import { DOCUMENT_VERSION } from '#site/model/document.ts';
import type { Section, WebsiteDocument } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { getSection } from '#site/sections/index.ts';
import { getTemplate } from '#site/templates/index.ts';
import type { Draft } from './draft.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageHead } from './page-head.ts';

const TEMPLATE = 'almanac';

/** As much of a text as there is room for, up to the end of a word. */
function upTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 30)).trim();
}

/** Colours that are nearly white or black say nothing. */
export function isColour(hex: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) >= 40;
}

/** Drafts as sections of a page. `ids`: what the page's own links to its parts name, by section; `prefix` makes the others unlike those of other pages. */
export const sectionsFrom = (drafts: readonly Draft[], ids: readonly string[], prefix = ''): Section[] =>
  drafts.map(({ kind, variant, props }, at) => {
    const definition = getSection(kind);
    const variants = Object.keys(definition?.variants ?? {});
    const chosen = variant !== undefined && variants.includes(variant) ? variant : (variants[0] ?? '');
    const id = `${prefix}${ids[at] ?? `s${at}`}`.slice(0, 40);
    return { id, kind, version: definition?.version ?? 1, variant: chosen, hidden: false, props };
  });

/** What search engines read of a page. */
export const seoOf = ({ title, description }: Pick<PageHead, 'title' | 'description'>) => ({
  title: upTo(title, 70),
  description: upTo(description, 170),
});

export function parsed(value: unknown): WebsiteDocument {
  const read = parseDocument(value);
  if (!read.ok) throw new Error(`A page became no document: ${read.failure.path ?? ''} ${read.failure.message}`);
  return read.document;
}

/** A whole website of one page. */
export function documentOf(
  drafts: readonly Draft[],
  ids: readonly string[],
  head: PageHead,
  facts: PageFacts,
): WebsiteDocument {
  const { theme, header, footer } = getTemplate(TEMPLATE);
  const { trade, phone, email, address, place, hours, closedDays, social } = facts;
  return parsed({
    version: DOCUMENT_VERSION,
    template: TEMPLATE,
    language: facts.language,
    brand: { name: head.name, tagline: '' },
    business: { trade, phone, email, address, place, hours, closedDays, social },
    theme: { ...theme, ...(saysColour(head) && { accent: head.colour }) },
    header,
    footer: { ...footer, note: '' },
    seo: { title: '', description: '', image: { source: 'none' } },
    pages: [
      {
        id: 'home',
        path: '/',
        title: labelsOf(facts.language).home,
        inMenu: true,
        seo: seoOf(head),
        sections: sectionsFrom(drafts, ids),
      },
    ],
    redirects: [],
    locks: [],
  });
}

export const saysColour = ({ colour }: PageHead): boolean => colour !== '' && isColour(colour);
