import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '#settings';
import { readAsked } from './asked.ts';
import type { Asked } from './asked.ts';
import { createAppHost } from './app-host.ts';
import { refusalOf } from './door.ts';
import { FONT_PATH } from './fonts.ts';
import { nameOf } from './peer.ts';
import type { PeerReader } from './peer.ts';
import { inThisSecond } from './form-pages.ts';
import { noSuchSite } from './plain-page.ts';
import { sendQuickly } from './send-file.ts';
import { isPage } from './sites.ts';
import type { Sites } from './sites.ts';

type Parts = { settings: Settings; sites: Sites; peerOf: PeerReader };

/** Whether a value names no other one behind it, as a chain of proxies writes them, and can be taken as it is. */
const isSingle = (value: string) => !value.includes(',');

/**
 * Answers what nearly every visitor asks for, a file of a site that is in memory and open to all, and what strangers ask for: a host
 * that shows nothing. Returns false for everything else, without having touched it: then it is for those who look at every side of a
 * request.
 */
export function createQuickServer({ settings, sites, peerOf }: Parts) {
  const isLive = !settings.isLocal;
  const isAppHost = createAppHost(settings);

  /** The host that was asked for, and whether by TLS; null where that is not plain to see. */
  function placeOf(request: IncomingMessage, asked: Asked): { host: string; isSecure: boolean } | null {
    if (!asked.isForwarded || !peerOf.isForwarded(request.socket)) return { host: nameOf(asked.host), isSecure: false };
    const { forwardedHost, forwardedProto } = asked;
    if (!isSingle(forwardedHost) || !isSingle(forwardedProto)) return null;
    if (isLive && forwardedProto === 'http') return null;
    return { host: nameOf(forwardedHost || asked.host), isSecure: forwardedProto === 'https' };
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const asked = readAsked(request);
    const place = asked && placeOf(request, asked);
    if (!asked || !place) return false;
    const site = sites.find(place.host);
    if (site === null) {
      const isNobodys = !place.isSecure && !isAppHost(place.host) && !url.startsWith(FONT_PATH) && !refusalOf(request);
      if (isNobodys) noSuchSite.quickly(response, method === 'HEAD');
      return isNobodys;
    }
    if (site instanceof Promise || site.passwordHash !== null || site.isHidden) return false;
    const end = url.indexOf('?');
    const path = end === -1 ? url : url.slice(0, end);
    const file = site.files.get(path);
    if (!file || path === '/404') return false;
    sendQuickly(response, {
      file: file.hasForm ? inThisSecond(file, sites, site) : file,
      isHead: method === 'HEAD',
      kind: { isPrivate: false, hasHeadCode: site.hasHeadCode, tellsHsts: place.isSecure },
      encodings: asked.encodings,
      etags: asked.etags,
    });
    if (method === 'GET' && !asked.isPrefetch && isPage(file))
      sites.countVisit({
        websiteId: site.websiteId,
        path,
        host: place.host,
        referrer: asked.referrer,
        agent: asked.agent,
      });
    return true;
  };
}
