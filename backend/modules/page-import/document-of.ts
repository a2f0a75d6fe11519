import { labelsOf } from '#site/labels/index.ts';
import { DOCUMENT_VERSION } from '#site/model/document.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
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
function isColour(hex: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) >= 40;
}

/** A whole website of one page. `ids`: what the page's own links to its parts name, by section. */
export function documentOf(
  drafts: readonly Draft[],
  ids: readonly string[],
  head: PageHead,
  facts: PageFacts,
): WebsiteDocument {
  const { theme, header, footer } = getTemplate(TEMPLATE);
  const sections = drafts.map(({ kind, variant, props }, at) => {
    const definition = getSection(kind);
    const variants = Object.keys(definition?.variants ?? {});
    const chosen = variant !== undefined && variants.includes(variant) ? variant : (variants[0] ?? '');
    return { id: ids[at] ?? `s${at}`, kind, version: definition?.version ?? 1, variant: chosen, hidden: false, props };
  });
  const { trade, phone, email, address, place, hours, social } = facts;
  const parsed = parseDocument({
    version: DOCUMENT_VERSION,
    template: TEMPLATE,
    language: facts.language,
    brand: { name: head.name, tagline: '' },
    business: { trade, phone, email, address, place, hours, social },
    theme: { ...theme, ...(head.colour && isColour(head.colour) && { accent: head.colour }) },
    header,
    footer: { ...footer, note: '' },
    seo: { title: '', description: '', image: { source: 'none' } },
    pages: [
      {
        id: 'home',
        path: '/',
        title: labelsOf(facts.language).home,
        inMenu: true,
        seo: { title: upTo(head.title, 70), description: upTo(head.description, 170) },
        sections,
      },
    ],
    redirects: [],
    locks: [],
  });
  if (!parsed.ok) throw new Error(`A page became no document: ${parsed.failure.path ?? ''} ${parsed.failure.message}`);
  return parsed.document;
}

export const saysColour = ({ colour }: PageHead): boolean => colour !== '' && isColour(colour);
