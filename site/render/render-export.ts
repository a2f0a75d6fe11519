import { escapeXml } from '../illustration/index.ts';
import type { WebsiteDocument } from '../model/document.ts';
import { exportedDocument } from './exported-document.ts';
import { exportOptions, fileOf, relativeHref } from './links.ts';
import type { RenderOptions, SiteFile } from './options.ts';
import { renderSite, SOCIAL_SVG } from './render-site.ts';

/** A page that leads on by itself, for servers that know no redirects. Scripts are not needed for it. */
export function redirectPage({ language, brand }: WebsiteDocument, from: string, to: string): SiteFile {
  const href = escapeXml(relativeHref(to, from));
  const title = escapeXml(brand.name);
  return {
    path: fileOf(from),
    contentType: 'text/html; charset=utf-8',
    body:
      `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
      `<meta http-equiv="refresh" content="0;url=${href}"></head><body><p><a href="${href}">${title}</a></p></body></html>`,
  };
}

/**
 * The files of a site for any plain file server or a folder on disk: as `renderSite` makes them, all links relative, and
 * a page for each redirect, without what needs a server of ours. The social picture is left out: it needs a public address to be of use.
 */
export function renderExport(whole: WebsiteDocument, given: Partial<RenderOptions> = {}): SiteFile[] {
  const document = exportedDocument(whole);
  const files = renderSite(document, exportOptions(given)).filter(({ path }) => path !== SOCIAL_SVG);
  const taken = new Set(files.map(({ path }) => path));
  const redirects = new Map(document.redirects.map(({ from, to }) => [from, to]));
  const leading = [...redirects].filter(([from]) => !taken.has(fileOf(from)));
  return [...files, ...leading.map(([from, to]) => redirectPage(document, from, to))];
}
