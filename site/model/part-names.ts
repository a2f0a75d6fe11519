import { formFieldsOf } from '../sections/form-fields.ts';
import { getSection } from '../sections/index.ts';
import { z } from 'zod';
import {
  blogFields,
  brandFields,
  businessSchema,
  footerFields,
  headerFields,
  seoFields,
  siteSeoFields,
  type Section,
  type WebsiteDocument,
} from './document.ts';
import { fieldLabel, midSentence } from './field-label.ts';
import { findPage, findSection } from './find-section.ts';
import { withoutMarks } from '../origins/marks.ts';
import { plainWords } from './rich-words.ts';

const PARTS: Record<string, { of: string; fields: z.ZodObject; more: Record<string, string> }> = {
  brand: {
    of: '',
    fields: z.object(brandFields),
    more: { name: 'Name of the website', logo: 'Logo', icon: 'Icon in the browser’s tab' },
  },
  business: {
    of: '',
    fields: businessSchema,
    more: { trade: 'Trade', hours: 'Opening hours', social: 'Social profiles' },
  },
  theme: {
    of: '',
    fields: z.object({}),
    more: {
      background: 'Background colour',
      ink: 'Text colour',
      accent: 'Accent colour',
      support: 'Second colour',
      type: 'Typefaces',
      radius: 'Corners',
      spacing: 'Spacing',
      motion: 'Motion',
      mode: 'Light or dark look',
    },
  },
  header: { of: 'the header', fields: z.object(headerFields), more: {} },
  footer: { of: 'the footer', fields: z.object(footerFields), more: {} },
  seo: { of: 'the website', fields: z.object(siteSeoFields), more: {} },
  blog: {
    of: 'the blog',
    fields: z.object(blogFields),
    more: { sections: 'Sections below the posts', formerPaths: 'Earlier addresses' },
  },
};

const WHOLE: Record<string, string> = {
  template: 'Template',
  language: 'Language',
  redirects: 'Redirects',
  locks: 'Locked fields',
};
const PAGE_FIELDS: Record<string, string> = {
  title: 'Name',
  path: 'Address',
  inMenu: 'Place in the menu',
  place: 'Position',
};
const SECTION_FIELDS: Record<string, string> = { variant: 'Layout', hidden: 'Visibility', place: 'Position' };
const seo = formFieldsOf(z.object(seoFields));

/** "the opening on Home"; with the section's heading when its page has several of the kind. */
export function sectionName(document: WebsiteDocument, sectionId: string): string {
  const place = findSection(document, sectionId);
  return place ? `${shortSectionName(place.section, place.page.sections)} on ${place.page.title}` : 'a section';
}

/** "the opening", told apart by its heading from others of its kind among `neighbours`. */
export function shortSectionName(section: Section, neighbours: Section[]): string {
  const { called, label = section.kind } = getSection(section.kind) ?? {};
  return toldApart(`the ${called ?? midSentence(label)}`, section, neighbours);
}

/** "Opening", as lists of sections call it, told apart in the same way. */
export const sectionTitle = (section: Section, neighbours: Section[]): string =>
  toldApart(getSection(section.kind)?.label ?? section.kind, section, neighbours);

function toldApart(name: string, { kind, props }: Section, neighbours: Section[]): string {
  const heading = typeof props['heading'] === 'string' ? withoutMarks(plainWords(props['heading'])) : '';
  const several = neighbours.filter((other) => other.kind === kind).length > 1;
  return several && heading !== '' ? `${name} “${heading.slice(0, 60)}”` : name;
}

/**
 * What people call the field or part that a change's path leads to: "Heading of the opening on Home", "Phone",
 * "Address of Menu". Without a document, pages and sections have no names: "Address of a page".
 */
export function partName(path: string[], document?: WebsiteDocument): string {
  const [root = '', id = '', ...rest] = path;
  if (root === 'sections') return nameInSection(id, rest, document);
  if (root === 'pages') {
    const page = document && findPage(document, id);
    const name = page ? page.title : 'a page';
    if (rest.length === 0) return page ? `The page ${page.title}` : 'A page';
    const label =
      rest[0] === 'seo' ? fieldLabel(seo, rest.slice(1)) || 'Search results' : (PAGE_FIELDS[rest[0] ?? ''] ?? 'Part');
    return `${label} of ${name}`;
  }
  const part = PARTS[root];
  if (!part) return WHOLE[root] ?? 'Website';
  const label = part.more[id] ?? fieldLabel(formFieldsOf(part.fields), [id, ...rest]);
  return part.of === '' ? label || root : `${label || 'Part'} of ${part.of}`;
}

function nameInSection(id: string, rest: string[], document: WebsiteDocument | undefined): string {
  const name = document ? sectionName(document, id) : 'a section';
  const [part = '', ...inside] = rest;
  if (part === '') return name.charAt(0).toUpperCase() + name.slice(1);
  if (part !== 'props') return `${SECTION_FIELDS[part] ?? 'Part'} of ${name}`;
  const section = document && findSection(document, id)?.section;
  const definition = section && getSection(section.kind);
  const label = definition ? fieldLabel(formFieldsOf(definition.fields), inside) : inside.join(' ');
  return `${label || 'Content'} of ${name}`;
}
