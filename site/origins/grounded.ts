import { z } from 'zod';
import {
  brandFields,
  businessSchema,
  footerFields,
  headerFields,
  seoFields,
  siteSeoFields,
  type WebsiteDocument,
} from '../model/document.ts';
import { plainWords } from '../model/rich-words.ts';
import { isLabel } from '../labels/index.ts';
import { formFieldsOf, type FormField } from '../sections/form-fields.ts';
import { getSection } from '../sections/index.ts';
import { visitFields } from '../sections/visit-fields.ts';
import { publishedText } from './marks.ts';

/** A text of a document and the change path that leads to it. */
export type TextAt = { path: string; text: string };

const parts: [keyof WebsiteDocument, FormField[]][] = [
  ['brand', formFieldsOf(z.object(brandFields))],
  ['business', formFieldsOf(businessSchema)],
  ['header', formFieldsOf(z.object(headerFields))],
  ['footer', formFieldsOf(z.object(footerFields))],
  ['seo', formFieldsOf(z.object(siteSeoFields))],
];
const seo = formFieldsOf(z.object(seoFields));

/** Every text that people read, with its path, in the order of the document. Links and choices are none. */
export function textsOf(document: WebsiteDocument): TextAt[] {
  return [
    ...parts.flatMap(([name, fields]) => textsIn(fields, document[name], [name])),
    ...document.pages.flatMap((page) => [
      { path: `pages/${page.id}/title`, text: page.title },
      ...textsIn(seo, page.seo, ['pages', page.id, 'seo']),
      ...page.sections.flatMap((section) => {
        const definition = getSection(section.kind);
        return definition
          ? textsIn(formFieldsOf(definition.fields), section.props, ['sections', section.id, 'props'])
          : [];
      }),
    ]),
  ];
}

const textsIn = (fields: FormField[], values: unknown, path: string[]): TextAt[] =>
  visitFields(fields, values, path).flatMap(({ field, path: at, value }) =>
    (field.control === 'text' || field.control === 'paragraphs') && field.name !== 'to' && typeof value === 'string'
      ? [{ path: at.join('/'), text: value }]
      : [],
  );

/**
 * Texts that visitors would read and that nobody said: neither a label nor a cleaned span of a source (the brief, messages,
 * forms, imports). Cleaned means the same words in the same order, whatever their capitals, spaces, quotes, dashes and
 * stops. What is joined by ` · `, ` – `, a colon, a new line, or of several sentences, is judged piece by piece.
 */
export function ungroundedTexts(document: WebsiteDocument, sources: readonly string[]): TextAt[] {
  const isGrounded = groundedIn(document.language, sources);
  return textsOf(document).filter(({ text }) => !isGrounded(publishedText(text)));
}

/** Judges single texts; make it once for many. */
export function groundedIn(language: string, sources: readonly string[]): (text: string) => boolean {
  const said = sources.map((source) => ({ words: wordsOf(plainWords(source)), signs: signsOf(source) }));
  const isSaid = (text: string) => {
    const words = wordsOf(text);
    return (
      words.trim() === '' || said.some((source) => source.words.includes(words) || isRunOfSigns(text, source.signs))
    );
  };
  const isFixed = (text: string) => isLabel(text, language);
  const isEither = (text: string) => isSaid(text) || isFixed(text);
  return (text) => {
    const plain = plainWords(text);
    return isEither(plain) || piecesOf(plain).every((piece) => isEither(piece) || sentencesOf(piece).every(isEither));
  };
}

const piecesOf = (text: string) => text.split(/ [·–—|] |: |\n/);
const sentencesOf = (text: string) => text.split(/(?<=[.!?…])["”’»)]? /);

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.,:][\p{N}]+)*|[£$€¥₹%@&+]/gu;

/** The words of a text in small letters, each with a space on both sides. */
const wordsOf = (text: string) => ` ${(text.toLowerCase().match(WORD) ?? []).join(' ')} `;

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const signsOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const isRunOfSigns = (text: string, signs: string) => UNSPACED.test(text) && signs.includes(signsOf(text));
