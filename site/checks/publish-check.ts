import { z } from 'zod';
import {
  blogFields,
  brandFields,
  businessSchema,
  footerFields,
  headerFields,
  seoFields,
  siteSeoFields,
  type Page,
  type Section,
  type WebsiteDocument,
} from '../model/document.ts';
import { image } from '../model/fields.ts';
import { sameJson } from '../model/json.ts';
import { shortSectionName } from '../model/part-names.ts';
import { formFieldsOf } from '../sections/form-fields.ts';
import { getSection } from '../sections/index.ts';
import { AA, schemesOf, textPairsOf } from '../themes/index.ts';
import { checkFields } from './field-check.ts';
import { publishedDocument } from '../origins/published-document.ts';
import { finding, type Finding, type Place } from './finding.ts';
import { brokenLink, targetsOf, type Targets } from './link-check.ts';
import { checkProposals } from './proposal-check.ts';
import { checkWeights } from './weight-check.ts';

export type { Finding } from './finding.ts';

/** Search engines cut off what is longer. */
const SHOWN_TITLE = 60;
const SHOWN_DESCRIPTION = 160;

/**
 * What to look at before publishing, errors first: links that lead nowhere, pages that are too heavy (when `sizes` gives
 * their compressed bytes by page id), pictures without description, facts that are
 * still to be supplied, pages of which nothing would be shown, suggestions that nobody has decided about, example texts, empty pages, pages that search engines cannot tell apart, colours that cannot be
 * read. Hidden sections are left out, since visitors do not get them.
 */
export function publishCheck(document: WebsiteDocument, sizes = new Map<string, number>()): Finding[] {
  const targets = targetsOf(document);
  const found = [
    ...checkParts(document, targets),
    ...document.pages.flatMap((page) => checkPage(page, document, targets)),
    ...checkBelowPosts(document, targets),
    ...checkRedirects(document, targets),
    ...checkProposals(document),
    ...checkContrast(document),
    ...checkWeights(document, sizes),
  ];
  return [
    ...found.filter(({ severity }) => severity === 'error'),
    ...found.filter(({ severity }) => severity === 'warning'),
  ];
}

const brand = z.object({
  ...brandFields,
  logo: image('Logo', { frame: 'logo' }),
});
const header = z.object(headerFields);
const footer = z.object(footerFields);
const blog = z.object(blogFields).omit({ path: true });
const siteSeo = z.object(siteSeoFields);
const seo = formFieldsOf(z.object(seoFields));

function checkParts(document: WebsiteDocument, targets: Targets): Finding[] {
  const parts: [string, string, z.ZodObject, unknown][] = [
    ['brand', 'Name and logo', brand, document.brand],
    ['business', 'Business details', businessSchema, document.business],
    ['header', 'Header', header, document.header],
    ['footer', 'Footer', footer, document.footer],
    ['seo', 'Search results', siteSeo, document.seo],
    ['blog', 'Blog', blog, document.blog],
  ];
  return parts.flatMap(([path, name, fields, values]) =>
    checkFields(values, { place: { path: [path], name }, fields: formFieldsOf(fields), from: null, targets }),
  );
}

function checkPage(page: Page, document: WebsiteDocument, targets: Targets): Finding[] {
  const visible = page.sections.filter(({ hidden }) => !hidden);
  const place: Place = { path: ['pages', page.id], name: `Page ${page.title}`, pageId: page.id };
  const isHome = page.path === '/';
  const empty =
    visible.length === 0
      ? [
          finding(
            'error',
            place,
            isHome ? 'The home page is empty. Add a section.' : 'It is empty. Add a section or remove the page.',
          ),
        ]
      : [];
  const isLeftOut = visible.length > 0 && publishedDocument(document).pages.every(({ id }) => id !== page.id);
  const leftOut = isLeftOut
    ? [finding('warning', place, 'Visitors do not see it yet: all of it is suggested or still to be filled in.')]
    : [];
  const inSections = visible.flatMap((section) => {
    const name = `${page.title}, ${shortSectionName(section, visible)}`;
    const here: Place = { path: ['sections', section.id], name, pageId: page.id, sectionId: section.id };
    return checkSection(section, here, page.path, targets);
  });
  return [...empty, ...leftOut, ...checkSeo(page, place, document), ...inSections];
}

function checkSection(section: Section, here: Place, from: string | null, targets: Targets): Finding[] {
  const definition = getSection(section.kind);
  if (!definition) return [];
  const inProps: Place = { ...here, path: [...here.path, 'props'] };
  return [
    ...(sameJson(section.props, definition.fields.safeParse(definition.sample).data)
      ? [finding('warning', here, 'It still has the example text. Make it yours or hide it.')]
      : []),
    ...checkFields(section.props, { place: inProps, fields: formFieldsOf(definition.fields), from, targets }),
  ];
}

const checkBelowPosts = ({ blog: { sections } }: WebsiteDocument, targets: Targets): Finding[] =>
  sections.flatMap((section, index) => {
    const name = `Below every post, ${shortSectionName(section, sections)}`;
    return section.hidden
      ? []
      : checkSection(section, { path: ['blog', 'sections', String(index)], name }, null, targets);
  });

function checkSeo(page: Page, place: Place, { pages }: WebsiteDocument): Finding[] {
  const titleOf = ({ seo, title }: Page) => (seo.title || title).trim().toLowerCase();
  const twin = pages.find((other) => other !== page && titleOf(other) === titleOf(page));
  const { title, description } = page.seo;
  const texts = {
    place: { ...place, path: [...place.path, 'seo'] },
    fields: seo,
    from: page.path,
    targets: NO_TARGETS,
  };
  return [
    ...(twin
      ? [
          finding('warning', place, `It has the same title as ${twin.title} (${twin.path}). Give it one of its own.`, [
            'seo',
            'title',
          ]),
        ]
      : []),
    ...(title.length > SHOWN_TITLE
      ? [
          finding(
            'warning',
            place,
            `The title in search results is cut off after ${SHOWN_TITLE} characters. Shorten it.`,
            ['seo', 'title'],
          ),
        ]
      : []),
    ...(description.length > SHOWN_DESCRIPTION
      ? [
          finding(
            'warning',
            place,
            `The description in search results is cut off after ${SHOWN_DESCRIPTION} characters. Shorten it.`,
            ['seo', 'description'],
          ),
        ]
      : []),
    ...checkFields(page.seo, texts),
  ];
}

const NO_TARGETS: Targets = { pages: new Map(), redirects: new Set(), blog: null };

function checkRedirects({ redirects, pages }: WebsiteDocument, targets: Targets): Finding[] {
  const onlyPages: Targets = { ...targets, redirects: new Set() };
  return redirects.flatMap(({ from, to }, index) => {
    const place: Place = { path: ['redirects', String(index)], name: `Redirect from ${from}` };
    if (pages.some((page) => page.path === from)) {
      return [finding('warning', place, 'There is a page at this address, so it does nothing. Remove it.')];
    }
    const broken = brokenLink(to, from, onlyPages);
    if (broken === null || broken === 'no place') return [];
    const why = broken === 'no page' ? 'a page that is not there' : `which is ${broken}`;
    return [finding('error', place, `It leads to ${to.slice(0, 80)}, ${why}. Choose another page.`)];
  });
}

/** The looks derive readable colours from those asked for; this proves it for the theme at hand. */
function checkContrast({ theme }: WebsiteDocument): Finding[] {
  const { day, night } = schemesOf(theme);
  const schemes = [day, ...(night ? [night] : [])];
  const ratios = schemes.flatMap((scheme) =>
    Object.values(scheme).flatMap((tones) => textPairsOf(tones).map(({ ratio }) => ratio)),
  );
  const worst = Math.min(...ratios);
  if (worst >= AA) return [];
  const message = `Text and background are too alike (${worst.toFixed(1)} to 1, ${AA} is needed). Choose a darker or lighter colour.`;
  return [finding('error', { path: ['theme'], name: 'Colours' }, message)];
}
