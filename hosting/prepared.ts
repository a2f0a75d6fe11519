import type { PublishedFile } from '#backend/index.ts';
import { acceptedBy } from './accepted.ts';
import { HSTS, HSTS_FOR_A_HOST } from './hsts.ts';
import { policyOfPage, POLICY_WITH_HEAD_CODE } from './site-policy.ts';
import { isPage, SITE_SECURITY } from './sites.ts';
import { asWhole } from './whole-answer.ts';
import type { WholeAnswer } from './whole-answer.ts';

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
export type Kind = { isPrivate: boolean; hasHeadCode: boolean; tellsHsts: boolean };

type Encoding = 'br' | 'gzip' | 'identity';

/** A body with its headers, and those of a 304, as names and values in turn: Node takes such lists as they are. */
export type Prepared = {
  body: Buffer;
  headers: string[];
  unchanged: string[];
  whole?: WholeAnswer;
  wholeUnchanged?: WholeAnswer;
};

/** Made when it is first asked for, one for each form and kind; gone with the file. */
let known = new WeakMap<PublishedFile, (Prepared | undefined)[]>();

/** Larger ones are sent from where they lie: to copy them costs more than to write two pieces. */
const LARGEST_WHOLE = 64 * 1024;
/** So many bytes lie ready beside the files that they were made of; beyond that all are forgotten, and made again when asked for. */
const MOST_READY = 16 * 1024 * 1024;
let readyBytes = 0;

function count(bytes: number): void {
  readyBytes += bytes;
  if (readyBytes <= MOST_READY) return;
  known = new WeakMap();
  readyBytes = bytes;
}

function counted(answer: WholeAnswer): WholeAnswer {
  count(answer.bytes.length);
  return answer;
}

function prepare(file: PublishedFile, encoding: Encoding, { isPrivate, hasHeadCode, tellsHsts }: Kind): Prepared {
  const plain = file.identity;
  const body = (encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : undefined) ?? plain;
  const unchanged = Object.entries({
    'Content-Type': file.contentType,
    'Cache-Control': cachingOf(file, isPrivate),
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...SITE_SECURITY,
    ...(isPage(file) && { 'Content-Security-Policy': policyOfPage(plain) }),
    ...(hasHeadCode && { 'Content-Security-Policy': POLICY_WITH_HEAD_CODE }),
    ...(tellsHsts && { [HSTS]: HSTS_FOR_A_HOST }),
  }).flat();
  // Files lie packed: what few ask for is unpacked once, and forgotten like answers in one piece.
  if (body === plain && file.gzip) count(plain.length);
  const packed = body === plain ? [] : ['Content-Encoding', encoding];
  const headers = [...unchanged, 'Content-Length', String(body.length), ...packed];
  return { body, headers, unchanged };
}

/** A file in the best form that the client takes. */
export function preparedOf(file: PublishedFile, encodings: string, kind: Kind): Prepared {
  const accepted = acceptedBy(encodings);
  const encoding = file.brotli && accepted.br ? 'br' : file.gzip && accepted.gzip ? 'gzip' : 'identity';
  const form = encoding === 'br' ? 0 : encoding === 'gzip' ? 1 : 2;
  const at = form + (kind.isPrivate ? 3 : 0) + (kind.hasHeadCode ? 6 : 0) + (kind.tellsHsts ? 12 : 0);
  let forms = known.get(file);
  if (!forms) known.set(file, (forms = []));
  return (forms[at] ??= prepare(file, encoding, kind));
}

const NOTHING = Buffer.alloc(0);

/** The answer that it is still the same, in one piece. */
export const wholeUnchanged = (prepared: Prepared): WholeAnswer =>
  (prepared.wholeUnchanged ??= counted(asWhole('304 Not Modified', prepared.unchanged, NOTHING)));

/** The file in one piece with its headers; undefined for large ones. */
export const wholeOf = (prepared: Prepared): WholeAnswer | undefined =>
  prepared.body.length > LARGEST_WHOLE
    ? undefined
    : (prepared.whole ??= counted(asWhole('200 OK', prepared.headers, prepared.body)));
