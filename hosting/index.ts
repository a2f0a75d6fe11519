import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '#settings';
import { createFontServer, FONT_PATH } from './fonts.ts';
import type { Peer } from './peer.ts';
import { serveSite, type Report } from './serve-site.ts';
import type { Sites } from './sites.ts';

export { createDoor } from './door.ts';
export { startInternal } from './internal.ts';
export { createPeerReader, type Peer } from './peer.ts';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]', '']);

type Parts = { settings: Settings; sites: Sites; report?: Report };

/**
 * What is published. `serve` answers requests that are for a published site or a font file and returns
 * true, or leaves the request alone and returns false: then it is the web app's.
 */
export function createHosting({ settings, sites, report = console.error }: Parts) {
  const appHost = new URL(settings.appOrigin).hostname;
  const hosted = { sites, report, isLive: !settings.isLocal };
  const serveFont = createFontServer(sites.font);
  const isAppHost = (host: string) => host === appHost || (settings.isLocal && LOOPBACK_HOSTS.has(host));
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
