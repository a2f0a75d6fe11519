import { escapeXml } from '../illustration/index.ts';

/** `changedAt` is the instant of the last change, '' where nobody knows it. */
export type SitemapEntry = { path: string; changedAt: string };

/** The sitemap of a website. */
export function sitemapOf(origin: string, addresses: readonly SitemapEntry[]): string {
  const urls = addresses.map(({ path, changedAt }) => {
    const changed = changedAt && `<lastmod>${escapeXml(changedAt)}</lastmod>`;
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}
