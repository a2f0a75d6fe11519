import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Settings } from '#settings';
import { createAppHost } from './app-host.ts';
import { createFontServer, FONT_PATH } from './fonts.ts';
import { createDoor } from './door.ts';
import type { Peer, PeerReader } from './peer.ts';
import { createQuickServer } from './serve-quickly.ts';
import { serveSite, type Report } from './serve-site.ts';
import type { Sites } from './sites.ts';

export { createDoor } from './door.ts';
export { startInternal, type Answers } from './internal.ts';
export { createPeerReader, type Peer, type PeerReader } from './peer.ts';

type Parts = { settings: Settings; sites: Sites; report?: Report };

/**
 * What is published. `serve` answers requests that are for a published site or a font file and returns
 * true, or leaves the request alone and returns false: then it is the web app's.
 */
export function createHosting({ settings, sites, report = console.error }: Parts) {
  const hosted = { sites, report, isLive: !settings.isLocal };
  const serveFont = createFontServer(sites.font);
  const isAppHost = createAppHost(settings);
  return {
    serve(request: IncomingMessage, response: ServerResponse, peer: Peer): boolean {
      if (request.url?.startsWith(FONT_PATH)) {
        serveFont(request, response);
        return true;
      }
      if (isAppHost(peer.host)) return false;
      serveSite(request, response, hosted, peer);
      return true;
    },
  };
}

/** All that stands before a web app whose process has no published sites: the door and font files; the rest is passed on. */
export function createAppFront(
  { settings, font, peerOf }: { settings: Settings; font: Sites['font']; peerOf: PeerReader },
  passOn: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  const serveFont = createFontServer(font);
  return createDoor({ settings, peerOf }, (request, response) => {
    if (request.url?.startsWith(FONT_PATH)) serveFont(request, response);
    else passOn(request, response);
  });
}

/** For a process without the web app: whatever is for no site is not here. */
export const notHere: RequestListener = (_request, response) =>
  void response
    .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end('There is nothing here. This server has published websites only.');

type Front = Parts & { peerOf: PeerReader };

/** All that stands before the web app: pages of sites, then the door, then whatever else is for a site; the rest is passed on. */
export function createFront(
  parts: Front,
  passOn: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  const serveQuickly = createQuickServer(parts);
  const hosting = createHosting(parts);
  const door = createDoor(parts, (request, response, peer) => {
    if (!hosting.serve(request, response, peer)) passOn(request, response);
  });
  return (request, response) => {
    if (!serveQuickly(request, response)) door(request, response);
  };
}
