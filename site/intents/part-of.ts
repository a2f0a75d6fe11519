import { z } from 'zod';
import {
  brandFields,
  businessSchema,
  footerFields,
  headerFields,
  pagePath,
  pageSchema,
  redirectSchema,
  seoFields,
  siteSeoFields,
  type Page,
  type Section,
  type WebsiteDocument,
} from '../model/document.ts';
import { image, list, toggle } from '../model/fields.ts';
import { patchOf } from '../model/patch.ts';
import { findPage, findSection } from '../model/find-section.ts';
import { getSection } from '../sections/index.ts';
import type { SectionLibrary } from '../sections/library.ts';
import type { Operation } from '../operations/index.ts';
import { belowPostsPart, blogPart } from './part-of-blog.ts';
import { languageChoices } from './languages.ts';
import type { Part, Values } from './part.ts';

const pageFields = z.object({
  title: pageSchema.shape.title.meta({ field: { label: 'Name of the page', control: 'text' } }),
  path: pagePath.meta({ field: { label: 'Address', control: 'text', help: 'Such as /menu. The home page is /' } }),
  inMenu: toggle('Show in the menu', true),
  seo: z.object(seoFields).meta({ field: { label: 'In search results', control: 'group' } }),
});

const { trade: _trade, hours: _hours, closedDays: _closedDays, ...facts } = businessSchema.shape;
const businessFields = z.object(facts);
const logoFields = {
  logo: image('Logo', {
    help: 'Beside the name in the header, and in the browser’s tab',
    options: { none: 'No logo', asset: 'My own picture' },
    frame: 'logo',
  }),
};
const brandForm = z.object({ ...brandFields, ...logoFields });
const logoForm = z.object(logoFields);
const iconForm = z.object({
  icon: image('Icon in the browser’s tab', {
    help: 'Also on the home screens of phones. A simple square picture of 180 × 180 pixels or more fits best',
    options: { none: 'The logo, or the first letter of the name', asset: 'My own picture' },
    frame: 'icon',
  }),
});
const sharingForm = z.object({ image: siteSeoFields.image });
const headerForm = z.object(headerFields);
const footerForm = z.object(footerFields);
const seoForm = z.object(siteSeoFields);
const redirectsForm = z.object({
  redirects: list(
    'Redirects',
    'redirect',
    {
      from: redirectSchema.shape.from.meta({
        field: { label: 'Old address', control: 'text', help: 'Such as /old-menu.html' },
      }),
      to: redirectSchema.shape.to.meta({
        field: { label: 'Leads to', control: 'text', help: 'A page such as /menu, or a web address' },
      }),
    },
    { max: 500 },
  ),
});

/**
 * The part of a document that a form names: `brand`, `logo`, `icon`, `sharing` (the picture beside a link), `business`, `header`, `footer`,
 * `seo`, `blog`, `below:<id>` (a section below every post), `language`, `redirects`, `section:<id>` or `page:<id>`.
 * Null when there is none (any more), or when it is of a kind that this release does not know. Its choices are of what is on in the library.
 */
export function partOf(document: WebsiteDocument, name: string, library?: SectionLibrary): Part | null {
  const [what, id = ''] = name.split(':', 2);
  switch (what) {
    case 'brand': {
      return plain(brandForm, document.brand, (changed) => ({
        type: 'setBrand',
        ...patchOf(brandForm.shape).parse(changed),
      }));
    }
    case 'logo':
      return plain(logoForm, { logo: document.brand.logo }, (changed) => ({
        type: 'setBrand',
        ...patchOf(logoForm.shape).parse(changed),
      }));
    case 'icon':
      return plain(iconForm, { icon: document.brand.icon }, (changed) => ({
        type: 'setBrand',
        ...patchOf(iconForm.shape).parse(changed),
      }));
    case 'sharing':
      return plain(sharingForm, { image: document.seo.image }, (changed) => ({
        type: 'setSeo',
        ...patchOf(sharingForm.shape).parse(changed),
      }));
    case 'business': {
      const { trade: _t, hours: _h, ...values } = document.business;
      return plain(businessFields, values, (changed) => ({
        type: 'setBusiness',
        ...patchOf(businessFields.shape).parse(changed),
      }));
    }
    case 'header':
      return plain(headerForm, document.header, (changed) => ({
        type: 'setHeader',
        ...patchOf(headerForm.shape).parse(changed),
      }));
    case 'footer':
      return plain(footerForm, document.footer, (changed) => ({
        type: 'setFooter',
        ...patchOf(footerForm.shape).parse(changed),
      }));
    case 'seo':
      return plain(seoForm, document.seo, (changed) => ({
        type: 'setSeo',
        ...patchOf(seoForm.shape).parse(changed),
      }));
    case 'blog':
      return blogPart(document, library);
    case 'below':
      return belowPostsPart(document, id);
    case 'language':
      return languagePart(document.language);
    case 'redirects':
      return plain(redirectsForm, { redirects: document.redirects }, (changed) => ({
        type: 'setRedirects',
        ...redirectsForm.parse(changed),
      }));
    case 'section':
      return sectionPart(findSection(document, id)?.section);
    case 'page':
      return pagePart(findPage(document, id));
    default:
      return null;
  }
}

const plain = (fields: z.ZodObject, values: Values, operation: (changed: Values) => Operation): Part => ({
  fields,
  values,
  operations: (changed) => [operation(changed)],
});

function languagePart(language: string): Part {
  const fields = z.object({
    language: z.enum(languageChoices(language).map(([code]) => code)).meta({
      field: {
        label: 'Language of the website',
        control: 'choice',
        options: Object.fromEntries(languageChoices(language)),
        help: 'Fixed words such as “Opening hours” change with it; your own texts stay as they are',
      },
    }),
  });
  return plain(fields, { language }, (changed) => ({ type: 'setLanguage', ...fields.parse(changed) }));
}

function sectionPart(section: Section | undefined): Part | null {
  const definition = section && getSection(section.kind);
  if (!section || !definition) return null;
  return plain(definition.fields, section.props, (props) => ({ type: 'updateSection', sectionId: section.id, props }));
}

function pagePart(page: Page | null): Part | null {
  if (!page) return null;
  const { title, path, inMenu, seo } = page;
  return plain(pageFields, { title, path, inMenu, seo }, (changed) => ({
    type: 'updatePage',
    pageId: page.id,
    ...patchOf(pageFields.shape).parse(changed),
  }));
}
