import { pagePath } from '#site/model/document.ts';
import { oldPath } from '#site/model/old-path.ts';
import { pathFromTitle } from '#site/model/page-path.ts';
import { spelled } from '#site/model/spelled.ts';

const INDEX = /\/(?:index|default|home)\.(?:html?|php\d?|aspx?|jsp|shtml|cfm)$/i;
const ENDING = /\.(?:html?|php\d?|aspx?|jsp|shtml|cfm|xhtml)$/i;
const COUNTED = /^(?:utm_\w{1,20}|fbclid|gclid|msclkid|mc_[ce]id|_ga|ref)$/i;

/** The host as people know it: with and without `www.` it is the same. */
export const hostName = ({ hostname }: URL): string => hostname.toLowerCase().replace(/^www\./, '');

function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** What two addresses of the same page have in common. */
export function keyOfAddress(url: URL): string {
  const path = decodedPath(url).replace(INDEX, '/');
  const query = [...url.searchParams]
    .filter(([name]) => !COUNTED.test(name))
    .map((pair) => pair.join('='))
    .sort()
    .join('&');
  const port = url.port ? `:${url.port}` : '';
  return `${hostName(url)}${port}${path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : '/'}${query && `?${query}`}`;
}

export const isRoot = (url: URL): boolean => keyOfAddress(url).endsWith('/') && url.search === '';

type Addressed = { url: URL; title: string };

/** Where each page will be, in the order given; the first one is the start page. As near to its old address as the rules for addresses let. */
export function newPaths(pages: readonly Addressed[]): string[] {
  const taken: string[] = [];
  for (const [at, { url, title }] of pages.entries()) {
    const path = at === 0 ? '/' : wishedPath(url);
    const free = path !== '' && !taken.includes(path) ? path : pathFromTitle(title || 'page', [...taken, '/blog']);
    taken.push(free);
  }
  return taken;
}

/** '' where the old address says nothing that an address of ours may say. */
function wishedPath(url: URL): string {
  if (url.search !== '' && /^\/(?:index|default)?\.?\w{0,5}$/i.test(url.pathname)) return '';
  const segments = decodedPath(url).replace(INDEX, '/').replace(ENDING, '').split('/').filter(Boolean);
  const path = `/${segments.map((segment) => spelled(segment, 60)).join('/')}`;
  return segments.length > 0 && pagePath.safeParse(path).success && path !== '/blog' ? path : '';
}

export type Moved = { from: URL; to: string };

/** Redirects for addresses that are others now, and those that none can be made for. */
export function redirectsFor(moved: readonly Moved[], paths: readonly string[]) {
  const redirects = new Map<string, string>();
  const without: string[] = [];
  for (const { from, to } of moved) {
    const old = oldPath.safeParse(decodedPath(from));
    const isSame = old.success && (old.data === to || paths.includes(old.data));
    if (from.search !== '' && !isSame) without.push(`${from.pathname}${from.search}`);
    else if (old.success && !isSame) redirects.set(old.data, to);
  }
  return { redirects: [...redirects].map(([from, to]) => ({ from, to })), without: [...new Set(without)] };
}
