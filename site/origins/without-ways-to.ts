import type { WebsiteDocument } from '../model/document.ts';
import { isRecord } from '../model/json.ts';
import { withoutLinks } from '../model/rich-words.ts';

/** The document without links, buttons and redirects that lead to these paths; words that led there stay. */
export function withoutWaysTo(document: WebsiteDocument, paths: Set<string>): WebsiteDocument {
  const isGone = (to: string) => paths.has(to.split(/[?#]/)[0] ?? '');
  const redirects = document.redirects.filter(({ to }) => !isGone(to));
  return withoutLinksIn({ ...document, redirects }, isGone);
}

function withoutLinksIn<Value>(value: Value, isGone: (to: string) => boolean): Value;
function withoutLinksIn(value: unknown, isGone: (to: string) => boolean): unknown {
  if (typeof value === 'string') return withoutLinks(value, isGone);
  if (Array.isArray(value)) return value.map((item: unknown) => withoutLinksIn(item, isGone));
  if (!isRecord(value)) return value;
  const { to } = value;
  const leadsThere = typeof to === 'string' && isGone(to);
  // Of a button both parts go; an entry that led somewhere stays without its link.
  if (leadsThere && Object.keys(value).every((key) => key === 'label' || key === 'to')) return { label: '', to: '' };
  const parts = Object.entries(value).map(([key, part]) => [key, withoutLinksIn(part, isGone)]);
  return { ...Object.fromEntries(parts), ...(leadsThere && { to: '' }) };
}
