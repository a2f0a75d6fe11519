import type { RequestHandler } from 'express';
import { isSameOriginRequest } from '#app/auth/same-origin.ts';

/**
 * The app lives at one origin, or its cookies and its login would not work: another loopback name is sent there, any
 * other host is refused.
 */
export function requireAppHost({
  settings,
  peerOf,
}: {
  settings: { appOrigin: string };
  peerOf(request: Parameters<RequestHandler>[0]): { host: string };
}): RequestHandler {
  const { hostname } = new URL(settings.appOrigin);
  return (request, response, next) => {
    if (peerOf(request).host === hostname) return next();
    response.redirect(307, `${settings.appOrigin}${request.originalUrl}`);
  };
}

/** Refuses a state-changing request that does not say that it comes from a page of this app. */
export function requireSameOrigin({ appOrigin }: { appOrigin: string }): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET') return next();
    const headers = new Headers();
    for (const name of ['origin', 'sec-fetch-site'] as const) {
      const value = request.get(name);
      if (value) headers.set(name, value);
    }
    if (isSameOriginRequest(new Request(appOrigin, { method: request.method, headers }), appOrigin)) return next();
    response
      .status(403)
      .type('text')
      .set('Cache-Control', 'no-store')
      .send('This form was sent from another website, so nothing was changed. Open the page here and send it again.');
  };
}
