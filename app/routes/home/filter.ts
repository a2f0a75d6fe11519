/** Which page of which of my websites the dashboard shows. */
export type WebsiteFilter = { search: string; sort: 'RECENT' | 'NAME' | 'CREATED'; after: string | null };

export const panels = ['select', 'delete', 'deleted', 'import', 'account'] as const;
export type Panel = (typeof panels)[number];

/** What is open over the list, and what it is about. */
export type DashboardView = {
  filter: WebsiteFilter;
  panel: Panel | null;
  chosen: string[];
  deletedAfter: string | null;
};

export const MAX_CHOSEN = 100;

/** Panels that stand below the list: an address that opens one leads there. */
const BELOW: ReadonlySet<Panel> = new Set(['deleted', 'import', 'account']);

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

function paramsOf({ search, sort, after }: WebsiteFilter, { panel, chosen = [], deletedAfter }: More): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (sort !== 'RECENT') params.set('sort', sort);
  if (after) params.set('after', after);
  if (panel) params.set('panel', panel);
  for (const id of chosen) params.append('website', id);
  if (deletedAfter) params.set('deletedAfter', deletedAfter);
  return params;
}
