import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublishedFile } from '#backend/index.ts';
import { acceptedBy } from './accepted.ts';
import type { Asked } from './asked.ts';
import { HSTS, HSTS_FOR_A_HOST } from './hsts.ts';
import { POLICY_WITH_HEAD_CODE } from './site-policy.ts';
import { SITE_SECURITY } from './sites.ts';

/**
 * Pages are asked for again each time but cost a 304. What lies between may keep them for some seconds, which takes the load of a
 * rush, and never beyond: a password, a publication, a word to search engines count for everybody soon.
 */
const PAGE_CACHING = 'public, max-age=0, s-maxage=10, must-revalidate';
const FILE_CACHING = 'public, max-age=3600';
/** Of a site with a password: nobody in between may keep it for others. */
const PRIVATE_CACHING = 'private, no-cache';

function cachingOf({ contentType }: PublishedFile, isPrivate: boolean): string {
  if (isPrivate) return PRIVATE_CACHING;
  return /^(?:text\/(?:html|plain)|application\/xml)/.test(contentType) ? PAGE_CACHING : FILE_CACHING;
}

/** Of the site, and of the way to it; the same for all its files. `tellsHsts`: nobody else tells browsers to stay with https. */
type Kind = { isPrivate: boolean; hasHeadCode: boolean; tellsHsts: boolean };

type Encoding = 'br' | 'gzip' | 'identity';

/** A body with its headers, and those of a 304, as names and values in turn: Node takes such lists as they are. */
type Prepared = { body: Buffer; headers: string[]; unchanged: string[] };

/** Made when it is first asked for, one for each form and kind; gone with the file. */
const known = new WeakMap<PublishedFile, (Prepared | undefined)[]>();

function prepare(file: PublishedFile, encoding: Encoding, { isPrivate, hasHeadCode, tellsHsts }: Kind): Prepared {
  const body = { br: file.brotli, gzip: file.gzip, identity: file.identity }[encoding] ?? file.identity;
  const unchanged = Object.entries({
    'Content-Type': file.contentType,
    'Cache-Control': cachingOf(file, isPrivate),
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...SITE_SECURITY,
    ...(hasHeadCode && { 'Content-Security-Policy': POLICY_WITH_HEAD_CODE }),
    ...(tellsHsts && { [HSTS]: HSTS_FOR_A_HOST }),
  }).flat();
  const packed = body === file.identity ? [] : ['Content-Encoding', encoding];
  const headers = [...unchanged, 'Content-Length', String(body.length), ...packed];
  return { body, headers, unchanged };
}

function preparedOf(file: PublishedFile, encodings: string, kind: Kind): Prepared {
  const accepted = acceptedBy(encodings);
  const encoding = file.brotli && accepted.br ? 'br' : file.gzip && accepted.gzip ? 'gzip' : 'identity';
  const form = encoding === 'br' ? 0 : encoding === 'gzip' ? 1 : 2;
  const at = form + (kind.isPrivate ? 3 : 0) + (kind.hasHeadCode ? 6 : 0) + (kind.tellsHsts ? 12 : 0);
  let forms = known.get(file);
  if (!forms) known.set(file, (forms = []));
  return (forms[at] ??= prepare(file, encoding, kind));
}

type Wanted = { file: PublishedFile; status: number; isHead: boolean } & Kind & Pick<Asked, 'encodings' | 'etags'>;

/** Answers with a file in the best form that the client takes, or with 304 when it has it. */
export function sendPrepared(response: ServerResponse, wanted: Wanted): void {
  const { file, status, etags } = wanted;
  const { body, headers, unchanged } = preparedOf(file, wanted.encodings, wanted);
  if (etags !== '' && status === 200 && etags.includes(file.etag)) {
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(wanted.isHead ? undefined : body);
}

type Sent = { file: PublishedFile; status: number } & Omit<Kind, 'tellsHsts'>;

/** The same for a request that was read as a whole. */
export function sendFile({ headers, method }: IncomingMessage, response: ServerResponse, sent: Sent): void {
  sendPrepared(response, {
    ...sent,
    tellsHsts: false,
    isHead: method === 'HEAD',
    encodings: String(headers['accept-encoding'] ?? ''),
    etags: headers['if-none-match'] ?? '',
  });
}
