const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a request changes nothing or comes from a page of the app. `Origin` and `Sec-Fetch-Site` must agree where
 * both are there; a state-changing request with neither is refused.
 */
export function isSameOriginRequest(request: Request, appOrigin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  if (origin === null && site === null) return false;
  return (origin === null || origin === appOrigin) && (site === null || site === 'same-origin');
}

/** True for a request that the browser makes ahead of time: it must not start or end anything. */
export const isPrefetch = (request: Request): boolean =>
  (request.headers.get('Sec-Purpose') ?? request.headers.get('Purpose') ?? '').includes('prefetch');

/** True when a page visit surely started on a page of the app or in the address bar: it may do what a link of another site may not. */
export function isOwnVisit(request: Request, appOrigin: string): boolean {
  const destination = request.headers.get('Sec-Fetch-Dest');
  if (isPrefetch(request) || (destination !== null && destination !== 'document')) return false;
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const referer = request.headers.get('Referer');
  return referer !== null && URL.canParse(referer) && new URL(referer).origin === appOrigin;
}
