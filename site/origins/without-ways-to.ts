import type { WebsiteDocument } from '../model/document.ts';
import type { Link } from '../model/fields.ts';
import { isRecord } from '../model/json.ts';
import { withoutLinks } from '../model/rich-words.ts';

const NOWHERE: Link = { label: '', to: '' };

type Gone = {
  isGone(to: string): boolean;
  /** What a button that led there becomes. */
  instead: Link;
};

/** The document without links, buttons and redirects that lead to these paths; words that led there stay. */
export function withoutWaysTo(document: WebsiteDocument, paths: Set<string>): WebsiteDocument {
  const isGone = (to: string) => paths.has(to.split(/[?#]/)[0] ?? '');
  return withOtherWays(document, { isGone, instead: NOWHERE });
}

/** The same for whatever is gone, with another button in the place of each, unless that stands beside it already. */
export function withOtherWays(document: WebsiteDocument, gone: Gone): WebsiteDocument {
  const redirects = document.redirects.filter(({ to }) => !gone.isGone(to));
  return withoutLinksIn({ ...document, redirects }, gone);
}

function withoutLinksIn<Value>(value: Value, gone: Gone): Value;
function withoutLinksIn(value: unknown, gone: Gone): unknown {
  if (typeof value === 'string') return withoutLinks(value, gone.isGone);
  if (Array.isArray(value)) return value.map((item: unknown) => withoutLinksIn(item, gone));
  if (!isRecord(value)) return value;
  if (isButton(value)) return leadsTo(value, gone.isGone) ? gone.instead : value;
  const parts = Object.entries(value).map(([key, part]) => {
    const isChanged = isButton(part) && leadsTo(part, gone.isGone);
    return [key, isChanged && standsBeside(value, gone.instead) ? NOWHERE : withoutLinksIn(part, gone)];
  });
  // An entry that led somewhere stays without its link.
  return { ...Object.fromEntries(parts), ...(leadsTo(value, gone.isGone) && { to: '' }) };
}

const leadsTo = ({ to }: Record<string, unknown>, isGone: Gone['isGone']): boolean =>
  typeof to === 'string' && isGone(to);

const isButton = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && 'to' in value && Object.keys(value).every((key) => key === 'label' || key === 'to');

const standsBeside = (value: Record<string, unknown>, { to }: Link): boolean =>
  Object.values(value).some((part) => isRecord(part) && part['to'] === to);
