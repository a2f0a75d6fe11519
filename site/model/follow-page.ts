import type { WebsiteDocument } from './document.ts';
import { isRecord } from './json.ts';
import { withLinks } from './rich-words.ts';

/** Where a link leads once the page at `from` has moved to `to`: parts after `#` or `?` stay. */
export function followed(target: string, from: string, to: string): string {
  const [, path = '', rest = ''] = /^([^#?]*)(.*)$/s.exec(target) ?? [];
  return path === from ? to + rest : target;
}

/** A copy with every link (`to`, or within a text) followed; the same value when none led there. */
function relinked<Value>(value: Value, from: string, to: string): Value;
function relinked(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => relinked(item, from, to));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value === 'string' && value.includes('](')) return withLinks(value, (link) => followed(link, from, to));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, entry]): [string, unknown] => [
    key,
    key === 'to' && typeof entry === 'string' ? followed(entry, from, to) : relinked(entry, from, to),
  ]);
  return entries.some(([key, entry]) => entry !== value[key]) ? Object.fromEntries(entries) : value;
}

/** The document with all its links to one page's old path leading to the new one. Parts without such a link are shared. */
export function followPage(document: WebsiteDocument, from: string, to: string): WebsiteDocument {
  if (from === to || from === '/') return document;
  const { business, header, footer, blog, pages, redirects } = document;
  return {
    ...document,
    business: relinked(business, from, to),
    header: relinked(header, from, to),
    footer: relinked(footer, from, to),
    blog: relinked(blog, from, to),
    pages: relinked(pages, from, to),
    redirects: relinked(redirects, from, to),
  };
}
