import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublishedFile } from '#backend/index.ts';
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

/** Of the site; the same for all its files. */
type Kind = { isPrivate: boolean; hasHeadCode: boolean };

type Encoding = 'br' | 'gzip' | 'identity';

/** A body with its headers, and those of a 304, as names and values in turn: Node takes such lists as they are. */
type Prepared = { body: Buffer; headers: string[]; unchanged: string[] };

/** Made at a file's first request; gone with the file. */
type Known = WeakMap<PublishedFile, Partial<Record<Encoding, Prepared>>>;
const forAll: Known = new WeakMap();
const forSome: Known = new WeakMap();

function prepare(file: PublishedFile, encoding: Encoding, { isPrivate, hasHeadCode }: Kind): Prepared {
  const body = { br: file.brotli, gzip: file.gzip, identity: file.identity }[encoding] ?? file.identity;
  const unchanged = Object.entries({
    'Content-Type': file.contentType,
    'Cache-Control': cachingOf(file, isPrivate),
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...SITE_SECURITY,
    ...(hasHeadCode && { 'Content-Security-Policy': POLICY_WITH_HEAD_CODE }),
  }).flat();
  const packed = body === file.identity ? [] : ['Content-Encoding', encoding];
  return { body, headers: [...unchanged, 'Content-Length', String(body.length), ...packed], unchanged };
}

function preparedOf(file: PublishedFile, encoding: Encoding, kind: Kind): Prepared {
  const known = kind.isPrivate ? forSome : forAll;
  let forms = known.get(file);
  if (!forms) known.set(file, (forms = {}));
  return (forms[encoding] ??= prepare(file, encoding, kind));
}

const BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/;

function encodingFor(file: PublishedFile, accepts = ''): Encoding {
  if (file.brotli && BROTLI.test(accepts)) return 'br';
  return file.gzip && GZIP.test(accepts) ? 'gzip' : 'identity';
}

type Sent = { file: PublishedFile; status: number } & Kind;

/** Answers with a file of a published site, in the best form that the client takes, or with 304 when it has it. */
export function sendFile(request: IncomingMessage, response: ServerResponse, { file, status, ...kind }: Sent) {
  const accepts = request.headers['accept-encoding'];
  const { body, headers, unchanged } = preparedOf(file, encodingFor(file, String(accepts ?? '')), kind);
  if (status === 200 && request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
