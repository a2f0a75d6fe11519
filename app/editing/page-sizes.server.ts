import { gzipSync } from 'node:zlib';
import type { WebsiteDocument } from '#site/model/document.ts';
import { fileOf, renderSite } from '#site/render/index.ts';

/** Compressed bytes of each page as it would be published, by the page's id. */
export function pageSizes(document: WebsiteDocument): Map<string, number> {
  const files = renderSite(document, {
    draft: false,
    origin: 'https://website.example',
    hrefFor: (target) => target,
    fontBase: '/-/fonts/',
    badge: true,
    asset: (id) => ({ src: `/-/media/${id}.jpg` }),
    socialImage: '/-/social.png',
  });
  const bodies = new Map(files.map(({ path, body }) => [path, body]));
  return new Map(document.pages.map(({ id, path }) => [id, gzipSync(bodies.get(fileOf(path)) ?? '').length]));
}
