import type { WebsiteDocument } from '../model/document.ts';
import { fileOf, renderSite } from '../render/index.ts';

/** Each page's HTML about as it would be published, by the page's id: to be compressed and weighed by the caller, since this room cannot. */
export function publishedBodies(document: WebsiteDocument): Map<string, string> {
  const files = renderSite(document, {
    draft: false,
    origin: 'https://website.example',
    hrefFor: (target) => target,
    fontBase: '/-/fonts/',
    badge: true,
    asset: (id) => ({ src: `/-/media/${id}.jpg` }),
    socialImage: '/-/social.png',
  });
  const bodies = new Map(files.map(({ path, body }) => [path, String(body)]));
  return new Map(document.pages.map(({ id, path }) => [id, bodies.get(fileOf(path)) ?? '']));
}
