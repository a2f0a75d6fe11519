import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { noSuchFile, noSuchSite } from './plain-page.ts';
import type { Backend, PublishedFile, PublishedSite } from '#backend/index.ts';

/** Where hosting finds sites and tells of visits. */
export type Sites = Backend['sites'];

const SAFE_METHODS = new Set(['GET', 'HEAD']);
const HTML = 'text/html';

/** Pages are asked for again each time but cost a 304; a CDN may keep them for a minute. */
const PAGE_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const FILE_CACHING = 'public, max-age=3600';

const SITE_SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
};

type Encoded = { body: Buffer; encoding?: 'br' | 'gzip' };

function encodedFor(file: PublishedFile, accepted: string | string[] | undefined): Encoded {
  const accepts = String(accepted ?? '');
  if (file.brotli && /\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepts)) return { body: file.brotli, encoding: 'br' };
  if (file.gzip && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepts)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.identity };
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: PublishedFile, status: number) {
  const isPage = file.contentType.startsWith(HTML);
  const headers: OutgoingHttpHeaders = {
    'Content-Type': file.contentType,
    'Cache-Control': isPage ? PAGE_CACHING : FILE_CACHING,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...SITE_SECURITY,
  };
  if (status === 200 && request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const { body, encoding } = encodedFor(file, request.headers['accept-encoding']);
  headers['Content-Length'] = body.length;
  if (encoding) headers['Content-Encoding'] = encoding;
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function redirect(response: ServerResponse, status: 301 | 308, location: string) {
  response.writeHead(status, { Location: location, 'Cache-Control': 'public, max-age=300', 'Content-Length': 0 }).end();
}

const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** A target with what stood behind the old address (`?ref=mail`), unless it brings its own. */
function withSearch(target: string, search: string): string {
  const [address = '', fragment] = target.split('#', 2);
  const kept = address.includes('?') ? address : address + search;
  return fragment === undefined ? kept : `${kept}#${fragment}`;
}

/** The path as it is looked up, or null when it cannot be one. */
function pathOf(url: string) {
  const end = url.indexOf('?');
  const raw = end === -1 ? url : url.slice(0, end);
  if (!raw.includes('%')) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

function answer(request: IncomingMessage, response: ServerResponse, sites: Sites, site: PublishedSite | null) {
  if (!site) return noSuchSite(response);
  if (!SAFE_METHODS.has(request.method ?? '')) {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    return;
  }
  const path = pathOf(request.url ?? '/');
  const file = path === null || path === '/404' ? undefined : site.files.get(path);
  if (file) {
    if (request.method === 'GET' && file.contentType.startsWith(HTML)) sites.countVisit(site.websiteId);
    return sendFile(request, response, file, 200);
  }
  const clean = path?.replace(/(\/index\.html|\.html|\/+)$/, '') || '/';
  const search = searchOf(request.url ?? '');
  const target = path === null ? undefined : (site.redirects.get(path) ?? site.redirects.get(clean));
  if (target) return redirect(response, 301, withSearch(target, search));
  if (path !== null && clean !== path && site.files.get(clean))
    return redirect(response, 308, withSearch(encodeURI(clean), search));
  const ownPage = site.files.get('/404');
  if (ownPage) sendFile(request, response, ownPage, 404);
  else noSuchFile(response);
}

/** Answers a request for a published site. A host that the backend has in memory is answered in the same tick. */
export function serveSite(request: IncomingMessage, response: ServerResponse, sites: Sites, host: string) {
  const found = sites.find(host);
  if (!(found instanceof Promise)) return answer(request, response, sites, found);
  found.then(
    (site) => answer(request, response, sites, site),
    () => response.writeHead(503, { 'Retry-After': 5, 'Content-Length': 0 }).end(),
  );
}
