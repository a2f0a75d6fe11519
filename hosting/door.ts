import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Settings } from '#settings';
import { HSTS, HSTS_FOR_A_HOST } from './hsts.ts';
import { leaveUnreadBody } from './unread-body.ts';
import { page } from './plain-page.ts';
import type { Peer } from './peer.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const MOST_CHARACTERS = 2000;
/** More than any page of a website can have. Each page that Remix answers matches all routes once for each of them. */
const MOST_PARTS = 64;

type Refusal = { status: 400 | 405 | 414; title: string; text: string };

const badAddress = (text: string): Refusal => ({ status: 400, title: 'This address does not work', text });
const noSuchMethod: Refusal = {
  status: 405,
  title: 'This cannot be done here',
  text: 'Addresses of this server can be looked at, and forms can be sent to them. Nothing else can be done with them.',
};
const tooLong: Refusal = {
  status: 414,
  title: 'This address is too long',
  text: `An address has at most ${MOST_CHARACTERS} characters. Check whether something was pasted into it twice.`,
};
const tooDeep: Refusal = {
  status: 414,
  title: 'This address is too long',
  text: `Between its slashes an address has at most ${MOST_PARTS} parts. Check whether something was pasted into it twice.`,
};
const notAPath = badAddress('It does not start with a slash. Type the address again, or start from the first page.');
const emptyPart = badAddress('There are two slashes in a row in it. Take one of them out and try again.');
const nul = badAddress('There is a character in it that no address of ours has. Type it again.');

/** What is wrong with a request before anybody looks what it is for; null when nothing is. */
export function refusalOf({ method = '', url = '' }: IncomingMessage): Refusal | null {
  if (!METHODS.has(method)) return noSuchMethod;
  if (!url.startsWith('/')) return notAPath;
  const end = url.indexOf('?');
  const length = end === -1 ? url.length : end;
  if (length > MOST_CHARACTERS) return tooLong;
  if (length > MOST_PARTS && url.slice(0, length).split('/').length - 1 > MOST_PARTS) return tooDeep;
  const twoSlashes = url.indexOf('//');
  if (twoSlashes !== -1 && twoSlashes < length) return emptyPart;
  const nulAt = url.indexOf('%00');
  return nulAt !== -1 && nulAt < length ? nul : null;
}

/**
 * The first look at every request: answers those that nothing of ours could be asked with, and passes the others on. Answers over
 * https tell browsers to stay with it, and what is left of a body after its answer is thrown away.
 */
export function createDoor(
  { settings, peerOf }: { settings: Pick<Settings, 'appOrigin'>; peerOf(request: IncomingMessage): Peer },
  passOn: (request: IncomingMessage, response: ServerResponse, peer: Peer) => void,
): RequestListener {
  const app = new URL(settings.appOrigin);
  return (request, response) => {
    const peer = peerOf(request);
    if (app.protocol === 'https:' && peer.host === app.hostname)
      response.setHeader(HSTS, `${HSTS_FOR_A_HOST}; includeSubDomains`);
    else if (peer.scheme === 'https') response.setHeader(HSTS, HSTS_FOR_A_HOST);
    leaveUnreadBody(request, response);
    const refusal = refusalOf(request);
    if (refusal) refuse(request, response, refusal);
    else passOn(request, response, peer);
  };
}

function refuse(request: IncomingMessage, response: ServerResponse, { status, title, text }: Refusal) {
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  const body = isPage
    ? page(title, `<p>${text}</p>`)
    : JSON.stringify({ errors: [{ message: `${title}. ${text}`, extensions: { code: 'INVALID', fields: {} } }] });
  response.writeHead(status, {
    'Content-Type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(isPage && { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }),
    ...(status === 405 && { Allow: [...METHODS].join(', ') }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
