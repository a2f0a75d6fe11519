import { localPath } from '#app/auth/redirect-target.ts';

type Place = {
  /** The website that the plans are looked at from; null: the dashboard. */
  website?: string | null | undefined;
  /** Where somebody was, to come back to. */
  returnTo?: string | null;
  /** The plan whose price and consequences are shown. */
  change?: string;
};

/** Where the plans are. The plan is the account's: they are reached without a website, too. */
export function plansAddress({ website, returnTo, change }: Place): string {
  const search = new URLSearchParams(website ? {} : { panel: 'plans' });
  if (change) search.set('change', change);
  if (returnTo) search.set('returnTo', returnTo);
  const path = website ? `/website/${encodeURIComponent(website)}/plans` : '/';
  return search.size > 0 ? `${path}?${search}` : path;
}

/** What forms and addresses say for a while; a screen is come back to without it. */
const PASSING = ['index', 'returnTo', 'change', 'done'];

/** The screen at this address, as somewhere to come back to; null for one that is too long to carry. */
export function returnPath({ pathname, search }: { pathname: string; search: string }): string | null {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  return localPath(`${pathname}${params.size > 0 ? `?${params}` : ''}`);
}

/** Where the forms of the plans are sent: to the screen they stand on. */
export const plansAction = (place: Place): string => plansAddress(place).replace(/^\/\?/, '/?index&');

/** What somebody was doing before they looked at the plans at this address. */
export const wayBack = (plans: string): string | null =>
  localPath(new URL(plans, 'http://local.invalid').searchParams.get('returnTo'));
