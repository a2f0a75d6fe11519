import type { IncomingMessage, ServerResponse } from 'node:http';
import { MEDIA_PATH, serveMedia } from './serve-media.ts';
import { atRest, noSuchFile, noSuchSite, unavailable } from './plain-page.ts';
import { sendFile } from './send-file.ts';
import type { PublishedFile, PublishedSite } from '#backend/index.ts';
import { inThisSecond } from './form-pages.ts';
import type { Peer } from './peer.ts';
import { isFormAddress, isLeavingAddress, serveForm } from './site-forms.ts';
import { serveLock } from './site-lock.ts';
import { isPage } from './sites.ts';
import type { Sites } from './sites.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD']);

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

type Visitor = Pick<Peer, 'host' | 'address' | 'isPlain'>;

/** Takes a fault for the log. */
export type Report = (message: string, details: { error: unknown }) => void;

/** `isLive`: sites are to be seen by https only. */
export type Hosted = { sites: Sites; report: Report; isLive: boolean };

const failed = (response: ServerResponse, report: Report) => (error: unknown) => {
  // A visitor who left is no fault.
  if (response.destroyed) return;
  report('A published site could not answer', { error });
  unavailable(response);
};

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { sites, report, isLive }: Hosted,
  site: PublishedSite | null,
  { host, address, isPlain }: Visitor,
) {
  if (!site) return noSuchSite(response);
  if (site.leadsTo !== undefined) return redirect(response, 308, site.leadsTo + (request.url ?? '/'));
  if (site.movedTo !== undefined) return redirect(response, 301, site.movedTo + (request.url ?? '/'));
  if (isPlain && isLive) return redirect(response, 308, `https://${host}${request.url ?? '/'}`);
  const path = pathOf(request.url ?? '/');
  if (site.rests && (path === null || !isLeavingAddress(path))) return atRest(response, site.language);
  const { hasHeadCode } = site;
  const isPrivate = site.passwordHash !== null;
  if (site.isHidden || isPrivate) response.setHeader('X-Robots-Tag', 'noindex');
  if (isPrivate && !sites.locks.isOpen(site, request.headers.cookie)) {
    serveLock(request, response, sites.locks, { site, path, address }).catch(failed(response, report));
    return;
  }
  if (path !== null && isFormAddress(path)) {
    serveForm(request, response, sites, site, { path, address }).catch(failed(response, report));
    return;
  }
  if (!SAFE_METHODS.has(request.method ?? '')) {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    return;
  }
  const sendFrom = (name: string, status: 200 | 404, sent?: (file: PublishedFile) => void) => {
    const send = (file: PublishedFile | undefined) => {
      if (!file) return noSuchFile(response);
      sent?.(file);
      sendFile(request, response, {
        file: file.hasForm ? inThisSecond(file, sites, site) : file,
        status,
        isPrivate,
        hasHeadCode,
      });
    };
    const known = site.files.get(name);
    if (known) send(known);
    else site.files.read(name).then(send).catch(failed(response, report));
  };
  if (path !== null && path !== '/404' && site.files.has(path))
    return sendFrom(path, 200, (file) => {
      if (request.method === 'GET' && isPage(file) && !request.headers['sec-purpose'])
        sites.countVisit({
          websiteId: site.websiteId,
          path,
          host,
          referrer: request.headers.referer,
          agent: request.headers['user-agent'],
        });
    });
  const clean = path?.replace(/(?:\/index\.html|\.html|\/)$/, '') || '/';
  const search = searchOf(request.url ?? '');
  if (path?.startsWith(MEDIA_PATH)) {
    const wanted = { readMedia: sites.readMedia, site, file: path.slice(MEDIA_PATH.length), isPrivate };
    const missing = () => noSuchFile(response);
    serveMedia(request, response, wanted, missing).catch(failed(response, report));
    return;
  }
  const target = path === null ? undefined : (site.redirects.get(path) ?? site.redirects.get(clean));
  if (target) return redirect(response, 301, withSearch(target, search));
  if (path !== null && clean !== path && site.files.has(clean))
    return redirect(response, 308, withSearch(encodeURI(clean), search));
  sendFrom('/404', 404);
}

/** Answers a request for a published site. A host that the backend has in memory is answered in the same tick. */
export function serveSite(request: IncomingMessage, response: ServerResponse, hosted: Hosted, visitor: Visitor) {
  const found = hosted.sites.find(visitor.host);
  if (!(found instanceof Promise)) return answer(request, response, hosted, found, visitor);
  found.then((site) => answer(request, response, hosted, site, visitor)).catch(failed(response, hosted.report));
}
