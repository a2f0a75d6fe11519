import { faviconSvg, socialSvg } from '../illustration/index.ts';
import type { WebsiteDocument } from '../model/document.ts';
import { publishedDocument } from '../origins/published-document.ts';
import { schemesOf, typePairOf } from '../themes/index.ts';
import { drawingSvg } from './drawing-file.ts';
import { fileOf, NOT_FOUND } from './links.ts';
import type { DrawingFile, RenderOptions, SiteFile } from './options.ts';
import { renderPage } from './render-page.tsx';
import { sitemapOf } from './sitemap.ts';
import { SITE_SCRIPT, siteScript, siteUsesScript } from './site-script.ts';

/** The social picture as drawn; publishing makes a PNG of it. */
export const SOCIAL_SVG = '-/social.svg';

const HTML = 'text/html; charset=utf-8';
const SVG = 'image/svg+xml; charset=utf-8';

function sitemap({ pages }: WebsiteDocument, { origin }: RenderOptions): SiteFile {
  return {
    path: 'sitemap.xml',
    contentType: 'application/xml; charset=utf-8',
    body: sitemapOf(
      origin,
      pages.map(({ path }) => ({ path, changedAt: '' })),
    ),
  };
}

/** Engines that honour `noindex`, which they can only do on pages that they may read; everybody else stays out. */
const hiddenFromAll = [
  '# This website is not to be listed: these engines find “noindex” on every page.',
  ...['Googlebot', 'Bingbot', 'DuckDuckBot', 'YandexBot', 'Baiduspider'].map((name) => `User-agent: ${name}`),
  'Allow: /',
  '',
  'User-agent: *',
  'Disallow: /',
];

function robots({ origin, indexed = true }: RenderOptions): SiteFile {
  const lines = indexed ? ['User-agent: *', 'Allow: /'] : hiddenFromAll;
  if (origin && indexed) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return { path: 'robots.txt', contentType: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` };
}

/**
 * Every file of a site that follows from its document alone: a file a page, `404.html`, `robots.txt`, `sitemap.xml` (when
 * an origin is known), the drawings that pages show below their first section, the script when a page is made nicer by it, `favicon.svg` and the social picture `-/social.svg` (1200 × 630). Fonts are named by `fontsOf`.
 */
export const renderSite = (whole: WebsiteDocument, options: RenderOptions): SiteFile[] => [
  ...siteFiles(whole, options),
];

/** The same one by one, each made when it is asked for, so that others get their turn between two of them. */
export function* siteFiles(whole: WebsiteDocument, options: RenderOptions): Generator<SiteFile> {
  const document = options.draft ? whole : publishedDocument(whole);
  const tones = schemesOf(document.theme).day.plain;
  const drawings = new Map<string, DrawingFile>();
  const collecting: RenderOptions = { ...options, onDrawing: (drawing) => drawings.set(drawing.path, drawing) };
  for (const { path } of document.pages)
    yield { path: fileOf(path), contentType: HTML, body: renderPage(document, path, collecting).html };
  yield { path: '404.html', contentType: HTML, body: renderPage(document, NOT_FOUND, options).html };
  for (const drawing of drawings.values())
    yield { path: drawing.path, contentType: SVG, body: drawingSvg(drawing, document.theme) };
  yield robots(options);
  if (siteUsesScript(document))
    yield { path: SITE_SCRIPT.slice(1), contentType: 'text/javascript; charset=utf-8', body: siteScript };
  if (options.origin) yield sitemap(document, options);
  yield { path: 'favicon.svg', contentType: SVG, body: faviconSvg(document.brand.name, tones) };
  yield {
    path: SOCIAL_SVG,
    contentType: SVG,
    body: socialSvg({
      name: document.brand.name,
      line: document.brand.tagline || document.business.place,
      trade: document.business.trade,
      tones,
      serif: typePairOf(document.theme.type).heading.kind === 'serif',
    }),
  };
}
