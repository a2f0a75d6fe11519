import type { WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';
import { withoutMarks } from '#site/origins/marks.ts';
import { publishedDocument } from '#site/origins/published-document.ts';
import { renderPage, type RenderOptions } from '#site/render/index.ts';

const options = (draft: boolean): RenderOptions => ({
  draft,
  origin: 'https://example.test',
  hrefFor: (target) => target,
  fontBase: '/-/fonts/',
  badge: false,
  asset: () => null,
});

/** A website as it is read: `text` of all pages, their `html`, and `groups`: texts that stand together in one entry or sentence. */
export type SiteRead = { document: WebsiteDocument; html: string[]; text: string; groups: string[] };

const readable = (html: string) =>
  html
    .replaceAll(/<(style|svg)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<script(?! type="application\/ld)[^]*?<\/script>/g, ' ')
    .replaceAll(/<meta name="description" content="([^"]*)">/g, ' $1 ')
    .replaceAll(/<(?:wbr|\/?(?:strong|em|b|i|a|span|mark|time))\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** What visitors read of it. */
export function readPublished(whole: WebsiteDocument): SiteRead {
  const document = publishedDocument(whole);
  const html = document.pages.map(({ path }) => renderPage(whole, path, options(false)).html);
  return { document, html, text: html.map(readable).join('\n'), groups: groupsOf(document) };
}

/** What its owner reads of it, proposals without their marks. */
export function readDraft(document: WebsiteDocument): SiteRead {
  const html = document.pages.map(({ path }) => renderPage(document, path, options(true)).html);
  return { document, html, text: html.map(readable).join('\n'), groups: groupsOf(document).map(withoutMarks) };
}

const SENTENCES = /(?<=[.!?…])\s+|\n+/;

function groupsOf({ business, pages, brand }: WebsiteDocument): string[] {
  return [
    [brand.name, brand.tagline, business.place].join('\n'),
    ...[business.hoursNote, business.address].flatMap((text) => text.split(SENTENCES)),
    ...pages.flatMap(({ sections }) =>
      sections.filter(({ hidden }) => !hidden).flatMap(({ props }) => groupsIn(props)),
    ),
  ];
}

/** An object that holds no list of objects is one entry; long texts fall into sentences, with the name above them. */
function groupsIn(value: Record<string, unknown>): string[] {
  const inner = Object.values(value).flatMap((part) =>
    Array.isArray(part) ? part.filter(isRecord).flatMap(groupsIn) : isRecord(part) ? groupsIn(part) : [],
  );
  const texts = Object.values(value).filter((part) => typeof part === 'string');
  const long = texts.flatMap((text) => text.split(SENTENCES));
  const isEntry = texts.join(' ').length < 600;
  return [...inner, ...long, ...(isEntry && texts.length > 1 ? [texts.join('\n')] : [])];
}
