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
} from '../model/document.ts';
import { formFieldsOf, type FormField } from '../sections/form-fields.ts';
import { getSection } from '../sections/index.ts';
import { visitFields } from '../sections/visit-fields.ts';
import { hasProposal } from './marks.ts';

/** A text of a document and the change path that leads to it. */
export type TextAt = { path: string; text: string };

const parts: [keyof WebsiteDocument, FormField[]][] = [
  ['brand', formFieldsOf(z.object(brandFields))],
  ['business', formFieldsOf(businessSchema)],
  ['header', formFieldsOf(z.object(headerFields))],
  ['footer', formFieldsOf(z.object(footerFields))],
  ['seo', formFieldsOf(z.object(siteSeoFields))],
  ['blog', formFieldsOf(z.object(blogFields).omit({ path: true }))],
];
const seo = formFieldsOf(z.object(seoFields));

/** Every text that people read, with its path, in the order of the document. Links and choices are none. */
export function textsOf(document: WebsiteDocument): TextAt[] {
  return [
    ...parts.flatMap(([name, fields]) => textsIn(fields, document[name], [name])),
    ...document.pages.flatMap((page) => [
      { path: `pages/${page.id}/title`, text: page.title },
      ...textsIn(seo, page.seo, ['pages', page.id, 'seo']),
      ...page.sections.flatMap((section) => textsInSection(section, ['sections', section.id, 'props'])),
    ]),
    ...document.blog.sections.flatMap((section, index) =>
      textsInSection(section, ['blog', 'sections', String(index), 'props']),
    ),
  ];
}

function textsInSection({ kind, props }: Section, path: string[]): TextAt[] {
  const definition = getSection(kind);
  return definition ? textsIn(formFieldsOf(definition.fields), props, path) : [];
}

const textsIn = (fields: FormField[], values: unknown, path: string[]): TextAt[] =>
  visitFields(fields, values, path).flatMap(({ field, path: at, value }) =>
    (field.control === 'text' || field.control === 'paragraphs') && field.name !== 'to' && typeof value === 'string'
      ? [{ path: at.join('/'), text: value }]
      : [],
  );

/** The texts in which something is proposed. */
export const proposalsIn = (document: WebsiteDocument): TextAt[] =>
  textsOf(document).filter(({ text }) => hasProposal(text));
