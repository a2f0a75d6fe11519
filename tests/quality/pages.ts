import { renderExport, renderSite, type SiteFile } from '#site/render/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';

/** All files of a website as they are published at `origin`. */
export const publishedFiles = (document: WebsiteDocument, origin: string): SiteFile[] =>
  renderSite(document, {
    draft: false,
    origin,
    hrefFor: (target) => target,
    fontBase: '/-/fonts/',
    badge: true,
    asset: () => null,
    socialImage: '/-/social.png',
  });

export const exportFiles = (document: WebsiteDocument): SiteFile[] => renderExport(document, { badge: true });

export const isPage = ({ contentType }: Pick<SiteFile, 'contentType'>): boolean => contentType.startsWith('text/html');

const ADDRESS = /\s(?:href|src|srcset)="([^"]*)"|url\(([^)"']+)\)|http-equiv="refresh" content="0;url=([^"]*)"/g;
const OUTSIDE = /^(?:https?:|mailto:|tel:|data:)/i;

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
const unescaped = (text: string) =>
  text.replace(/&(amp|quot|lt|gt|#x27);/g, (whole, name: string) => entities[name] ?? whole);

/**
 * Links of a page that lead nowhere, seen as a browser sees them: files that are not there, fragments that no element has.
 * `files` are paths without a slash in front; what starts with `-/fonts/` counts as there.
 */
export function brokenLinks(path: string, html: string, files: Map<string, string>): string[] {
  const base = `http://site/${path.replace(/(^|\/)index\.html$/, '$1')}`;
  return [...html.matchAll(ADDRESS)].flatMap(([, attribute, style, refresh]) => {
    const address = unescaped(attribute ?? style ?? refresh ?? '');
    if (address === '' || OUTSIDE.test(address)) return address === '' ? ['an empty address'] : [];
    const { pathname, hash } = new URL(address, base);
    const asked = decodeURIComponent(pathname).slice(1);
    if (asked.startsWith('-/fonts/') || asked.startsWith('-/social.png')) return [];
    const file = [asked, `${asked}/index.html`.replace(/^\//, ''), `${asked}index.html`].find((name) =>
      files.has(name),
    );
    if (file === undefined) return [`${address} is not there`];
    const id = decodeURIComponent(hash.slice(1));
    return id === '' || (files.get(file) ?? '').includes(` id="${id}"`) ? [] : [`${address} has no such place`];
  });
}
