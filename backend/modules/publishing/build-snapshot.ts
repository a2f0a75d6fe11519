import { setImmediate } from 'node:timers/promises';
import type { RenderOptions } from '#site/render/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { siteFiles, SOCIAL_SVG } from '#site/render/index.ts';
import { pngFromSvg } from '../../integrations/raster.ts';
import { drawnFile } from './kept/packed-file.ts';
import type { DrawnFile } from './kept/packed-file.ts';

const SOCIAL_PNG = '/-/social.png';

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

/** Every file of a site as visitors will get it, drawn one after the other: whoever else is there has a turn in between. */
export async function drawSnapshot(document: WebsiteDocument, options: RenderOptions): Promise<DrawnFile[]> {
  const files: DrawnFile[] = [];
  const pictures: Promise<DrawnFile>[] = [];
  for (const { path, contentType, body } of siteFiles(document, options)) {
    files.push(drawnFile(requestPath(path), contentType, Buffer.from(body)));
    if (path === SOCIAL_SVG) {
      const picture = pngFromSvg(body).then((png) => drawnFile(SOCIAL_PNG, 'image/png', png));
      // Whoever waits for all of them hears of it.
      picture.catch(() => undefined);
      pictures.push(picture);
    }
    await setImmediate();
  }
  return [...files, ...(await Promise.all(pictures))];
}

/** `index.html` → `/`, `menu/index.html` → `/menu`, `404.html` → `/404`, other files by their name. */
const requestPath = (path: string): string =>
  `/${path}`.replace(/\/index\.html$/, '').replace(/^\/404\.html$/, '/404') || '/';
