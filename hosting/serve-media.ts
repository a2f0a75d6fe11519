import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend, PublishedSite } from '#backend/index.ts';

export const MEDIA_PATH = '/-/media/';

/** A file's name is made from its bytes: whoever has it never needs to ask again. */
const CACHING = 'public, max-age=31536000, immutable';

type Wanted = {
  readMedia: Backend['sites']['readMedia'];
  site: PublishedSite;
  file: string;
  /** Nobody in between may keep it for others. */
  isPrivate: boolean;
};

/** Answers a request for a picture that a site shows; `missing` answers for any other name. Rejects when the storage fails. */
export async function serveMedia(
  request: IncomingMessage,
  response: ServerResponse,
  { readMedia, site, file, isPrivate }: Wanted,
  missing: () => void,
): Promise<void> {
  if (!site.media.has(file)) return missing();
  const headers = {
    'Cache-Control': isPrivate ? CACHING.replace('public', 'private') : CACHING,
    ETag: `"${file}"`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
  if (request.headers['if-none-match']?.includes(headers.ETag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const media = await readMedia(site.websiteId, file);
  if (!media) return missing();
  response.writeHead(200, { ...headers, 'Content-Type': media.contentType, 'Content-Length': media.body.length });
  response.end(request.method === 'HEAD' ? undefined : media.body);
}
