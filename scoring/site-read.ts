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
export type SiteRead = {
  readonly document: WebsiteDocument;
  readonly html: string[];
  readonly text: string;
  readonly groups: string[];
};

/** Pages are drawn and read when somebody asks for them: what is looked for is often told by the document alone. */
function siteRead(document: WebsiteDocument, drawn: () => string[], grouped: () => string[]): SiteRead {
  const [html, groups] = [once(drawn), once(grouped)];
  const text = once(() => html().map(readable).join('\n'));
  return {
    document,
    get html() {
      return html();
    },
    get text() {
      return text();
    },
    get groups() {
      return groups();
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const WITHIN_WORDS = new Set(['wbr', 'strong', 'em', 'b', 'i', 'a', 'span', 'mark', 'time']);
const DESCRIPTION = 'meta name="description" content="';

/** The text of our own pages, by one way through them: a page may hold whatever a model wrote. */
function readable(html: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', at)) {
    const close = html.indexOf('>', open);
    if (close === -1) break;
    const tag = html.slice(open + 1, close);
    const name = /^\/?[a-z]\w*/.exec(tag)?.[0] ?? '';
    pieces.push(html.slice(at, open), betweenWords(tag, name));
    at = isUnread(tag, name) ? endOf(html, name, close) : close + 1;
  }
  return withoutEntities(pieces.join('') + html.slice(at));
}

function betweenWords(tag: string, name: string): string {
  if (tag.startsWith(DESCRIPTION)) return ` ${tag.slice(DESCRIPTION.length, -1)} `;
  return WITHIN_WORDS.has(name.replace('/', '')) ? '' : '\n';
}

/** Structured data is read, by machines. */
const isUnread = (tag: string, name: string) =>
  name === 'style' || name === 'svg' || (name === 'script' && !tag.startsWith('script type="application/ld'));

function endOf(html: string, name: string, from: number): number {
  const end = html.indexOf(`</${name}>`, from);
  return end === -1 ? html.length : end + name.length + 3;
}

const withoutEntities = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** What visitors read of it. */
export function readPublished(whole: WebsiteDocument): SiteRead {
  const document = publishedDocument(whole);
  const drawn = () => document.pages.map(({ path }) => renderPage(whole, path, options(false)).html);
  return siteRead(document, drawn, () => groupsOf(document));
}

/** What its owner reads of it, proposals without their marks. */
export function readDraft(document: WebsiteDocument): SiteRead {
  const drawn = () => document.pages.map(({ path }) => renderPage(document, path, options(true)).html);
  return siteRead(document, drawn, () => groupsOf(document).map(withoutMarks));
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
