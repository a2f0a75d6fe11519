import { tell } from './talk.ts';

/** Asks the editor to show the page that a link leads to. False for a link elsewhere, or to a place on this page. */
export function follow(link: HTMLAnchorElement): boolean {
  const address = new URL(link.href, location.href);
  const page = address.searchParams.get('page');
  if (address.pathname !== location.pathname || page === null) return false;
  if (page === new URL(location.href).searchParams.get('page') && address.hash) return false;
  tell({ type: 'followed', page, section: decodeURIComponent(address.hash.slice(1)) });
  return true;
}
