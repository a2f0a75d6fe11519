import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderOptions } from '#site/render/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { siteFiles, SOCIAL_SVG } from '#site/render/index.ts';
import { pngFromSvg } from '../../integrations/raster.ts';
import type { SiteFile } from './files/store.ts';

const SOCIAL_PNG = '/-/social.png';
const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** How pages are made that visitors see, from what is particular to their website. */
export const publicOptions = ({
  origin,
  ...options
}: Pick<RenderOptions, 'origin' | 'badge' | 'asset' | 'indexed' | 'headCode'>): RenderOptions => ({
  draft: false,
  origin,
  hrefFor: (target) => target,
  fontBase: '/-/fonts/',
  ...options,
  socialImage: `${origin}${SOCIAL_PNG}`,
});

/** Every file of a site as it will be served, compressed once and for all, beside the drawing of the next; `quality` is Brotli's, to 11. */
export async function buildSnapshot(
  document: WebsiteDocument,
  options: RenderOptions,
  quality?: number,
): Promise<SiteFile[]> {
  const files: Promise<SiteFile>[] = [];
  for (const { path, contentType, body } of siteFiles(document, options)) {
    files.push(fileFrom(requestPath(path), contentType, Buffer.from(body), quality));
    if (path === SOCIAL_SVG) files.push(pngFromSvg(body).then((png) => fileFrom(SOCIAL_PNG, 'image/png', png)));
    // Whoever waits for all of them hears of it.
    for (const file of files.slice(-2)) file.catch(() => undefined);
    await setImmediate();
  }
  return Promise.all(files);
}

/** `index.html` → `/`, `menu/index.html` → `/menu`, `404.html` → `/404`, other files by their name. */
const requestPath = (path: string): string =>
  `/${path}`.replace(/\/index\.html$/, '').replace(/^\/404\.html$/, '/404') || '/';

/** As small as it gets, which takes a while. */
const SMALLEST = 11;

/** The first of Brotli's qualities whose search gains from a large window. */
const SEARCHES_WIDELY = 10;
/** In powers of two. Below that quality the tables of a larger one take ten times as long to fill, for the same size of a page. */
const SMALL_WINDOW = 16;

/** One file as it is sent, in all its forms. `quality` is Brotli's, to 11. */
export async function fileFrom(path: string, contentType: string, body: Buffer, quality = SMALLEST): Promise<SiteFile> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  if (contentType === 'image/png') return { path, contentType, etag, body, gzip: null, brotli: null };
  const [zipped, brotlied] = await Promise.all([
    compressGzip(body, { level: 9 }),
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        ...(quality < SEARCHES_WIDELY && { [constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW }),
      },
    }),
  ]);
  return { path, contentType, etag, body, gzip: smaller(zipped, body), brotli: smaller(brotlied, body) };
}

const smaller = (compressed: Buffer, body: Buffer) => (compressed.length < body.length ? compressed : null);
