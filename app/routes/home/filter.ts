/** Which page of which of my websites the dashboard shows. */
export type WebsiteFilter = {
  search: string;
  sort: 'RECENT' | 'NAME' | 'CREATED';
  after: string | null;
  /** Where the pages before this one begin, the nearest last; '' is the first page. */
  trail: string[];
};

/** So many pages one can go back, step by step; before them there is the way to the first. */
const LONGEST_TRAIL = 10;

/** The page that follows, and the one before; null where there is none. */
export const nextPage = (filter: WebsiteFilter, cursor: string | null): WebsiteFilter | null =>
  cursor === null
    ? null
    : { ...filter, after: cursor, trail: [...filter.trail, filter.after ?? ''].slice(-LONGEST_TRAIL) };
export const pageBefore = (filter: WebsiteFilter): WebsiteFilter | null => {
  const before = filter.trail.at(-1);
  return before === undefined ? null : { ...filter, after: before || null, trail: filter.trail.slice(0, -1) };
};
export const firstPage = (filter: WebsiteFilter): WebsiteFilter => ({ ...filter, after: null, trail: [] });

export const panels = ['select', 'delete', 'deleted', 'import', 'site-import', 'account', 'plans'] as const;
export type Panel = (typeof panels)[number];

/** What is open over the list, and what it is about. */
export type DashboardView = {
  filter: WebsiteFilter;
  panel: Panel | null;
  chosen: string[];
  deletedAfter: string | null;
};

export const MAX_CHOSEN = 100;

/** What the forms of the access keys want. */
export const CREATE_KEY = 'create-key';
export const REVOKE_KEY = 'revoke-key';
/** So many the API lets somebody have. */
export const MAX_KEYS = 20;

/** Where the access keys are, where their forms are sent, and where one is asked about before it is revoked. */
export const KEYS_ADDRESS = '/?panel=account#access-keys';
export const KEYS_ACTION = '/?index&panel=account#access-keys';
export const revokeAddress = (id: string): string => `/?panel=account&revoke=${encodeURIComponent(id)}#access-keys`;

/** Panels that stand below the list: an address that opens one leads there. */
const BELOW: ReadonlySet<Panel> = new Set(['deleted', 'import', 'site-import', 'account']);

type More = { panel?: Panel; chosen?: string[]; deletedAfter?: string };

/** The dashboard's address with a filter, and with a panel open. */
export function dashboardAddress(filter: WebsiteFilter, more: More = {}): string {
  const params = paramsOf(filter, more);
  const place = more.panel && BELOW.has(more.panel) ? `#${more.panel}` : '';
  return params.size > 0 ? `/?${params}${place}` : '/';
}

/** Where forms of the dashboard are sent, so that they come back to the same page of the list. */
export function dashboardAction(filter: WebsiteFilter): string {
  const params = paramsOf(filter, {});
  return params.size > 0 ? `/?index&${params}` : '/?index';
}

function paramsOf(
  { search, sort, after, trail }: WebsiteFilter,
  { panel, chosen = [], deletedAfter }: More,
): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (sort !== 'RECENT') params.set('sort', sort);
  if (after) params.set('after', after);
  if (after) for (const cursor of trail) params.append('trail', cursor);
  if (panel) params.set('panel', panel);
  for (const id of chosen) params.append('website', id);
  if (deletedAfter) params.set('deletedAfter', deletedAfter);
  return params;
}
