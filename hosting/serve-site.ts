import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { MEDIA_PATH, serveMedia } from './serve-media.ts';
import { noSuchFile, noSuchSite } from './plain-page.ts';
import type { PublishedFile, PublishedSite } from '#backend/index.ts';
import { withFormTokens } from './form-pages.ts';
import { isFormAddress, serveForm } from './site-forms.ts';
import { serveLock } from './site-lock.ts';
import { SITE_SECURITY, type Sites } from './sites.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD']);
const HTML = 'text/html';

/** Pages are asked for again each time but cost a 304; a CDN may keep them for a minute. */
const PAGE_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const FILE_CACHING = 'public, max-age=3600';
/** Of a site with a password: nobody in between may keep it for others. */
const PRIVATE_CACHING = 'private, no-cache';

type Encoded = { body: Buffer; encoding?: 'br' | 'gzip' };

function encodedFor(file: PublishedFile, accepted: string | string[] | undefined): Encoded {
  const accepts = String(accepted ?? '');
  if (file.brotli && /\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepts)) return { body: file.brotli, encoding: 'br' };
  if (file.gzip && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepts)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.identity };
}

type Sent = { file: PublishedFile; status: number; isPrivate: boolean };

function sendFile(request: IncomingMessage, response: ServerResponse, { file, status, isPrivate }: Sent) {
  const caching = file.contentType.startsWith(HTML) ? PAGE_CACHING : FILE_CACHING;
  const headers: OutgoingHttpHeaders = {
    'Content-Type': file.contentType,
    'Cache-Control': isPrivate ? PRIVATE_CACHING : caching,
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

type Visitor = { host: string; address: string };

const unavailable = (response: ServerResponse) =>
  response.writeHead(503, { 'Retry-After': 5, 'Content-Length': 0 }).end();

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  sites: Sites,
  site: PublishedSite | null,
  { host, address }: Visitor,
) {
  if (!site) return noSuchSite(response);
  if (site.movedTo !== undefined) return redirect(response, 301, site.movedTo + (request.url ?? '/'));
  const path = pathOf(request.url ?? '/');
  const isPrivate = site.passwordHash !== null;
  if (site.isHidden || isPrivate) response.setHeader('X-Robots-Tag', 'noindex');
  if (isPrivate && !sites.locks.isOpen(site, request.headers.cookie)) {
    serveLock(request, response, sites.locks, { site, path, address }).catch(() => unavailable(response));
    return;
  }
  if (path !== null && isFormAddress(path)) {
    serveForm(request, response, sites, site, { path, address }).catch(() => unavailable(response));
    return;
  }
  if (!SAFE_METHODS.has(request.method ?? '')) {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    return;
  }
  const file = path === null || path === '/404' ? undefined : site.files.get(path);
  if (file) {
    if (request.method === 'GET' && file.contentType.startsWith(HTML) && !request.headers['sec-purpose'])
      sites.countVisit({
        websiteId: site.websiteId,
        path: path ?? '/',
        host,
        referrer: request.headers.referer,
        agent: request.headers['user-agent'],
      });
    return sendFile(request, response, {
      file: file.hasForm ? inThisSecond(file, sites, site) : file,
      status: 200,
      isPrivate,
    });
  }
  const clean = path?.replace(/(\/index\.html|\.html|\/+)$/, '') || '/';
  const search = searchOf(request.url ?? '');
  if (path?.startsWith(MEDIA_PATH)) {
    const wanted = { readMedia: sites.readMedia, site, file: path.slice(MEDIA_PATH.length), isPrivate };
    return void serveMedia(request, response, wanted, () => noSuchFile(response));
  }
  const target = path === null ? undefined : (site.redirects.get(path) ?? site.redirects.get(clean));
  if (target) return redirect(response, 301, withSearch(target, search));
  if (path !== null && clean !== path && site.files.get(clean))
    return redirect(response, 308, withSearch(encodeURI(clean), search));
  const ownPage = site.files.get('/404');
  if (ownPage) sendFile(request, response, { file: ownPage, status: 404, isPrivate });
  else noSuchFile(response);
}

const inThisSecond = (file: PublishedFile, sites: Sites, { websiteId }: PublishedSite) =>
  withFormTokens(file, Math.floor(Date.now() / 1000), (second) => sites.forms.token(websiteId, second));

/** Answers a request for a published site. A host that the backend has in memory is answered in the same tick. */
export function serveSite(request: IncomingMessage, response: ServerResponse, sites: Sites, visitor: Visitor) {
  const found = sites.find(visitor.host);
  if (!(found instanceof Promise)) return answer(request, response, sites, found, visitor);
  found.then(
    (site) => answer(request, response, sites, site, visitor),
    () => unavailable(response),
  );
}
