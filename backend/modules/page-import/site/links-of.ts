import { hostName, keyOfAddress } from './addresses-of-pages.ts';
import { hintOf, attribute, elementsOf, isElement, textOf } from '../tree.ts';
import type { Element, Root } from '../tree.ts';

/** A link of a page to another of its website. `isMenu`: it stands where websites lead to their pages. */
export type SiteLink = { url: string; label: string; isMenu: boolean };

const LONGEST_LABEL = 60;
const NO_PAGE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|pdf|docx?|xlsx?|pptx?|zip|rar|gz|mp[34]|mov|avi|webm|wav|css|js|json|xml|rss|atom|txt|ics|vcf|woff2?|ttf|eot|exe|dmg|apk)$/i;
/** Parts of a website that are no pages of it: its makers' doors, carts, lists of posts by something. */
const ASIDE =
  /\/(?:wp-admin|wp-login|wp-json|wp-content|wp-includes|xmlrpc|feed|rss|tag|tags|category|categories|author|archives?|cart|basket|warenkorb|panier|carrito|checkout|kasse|account|my-account|konto|login|log-in|signin|sign-in|signup|register|logout|search|suche|recherche|cgi-bin|cdn-cgi|_api|api)(?:\/|$|\.)/i;
const ASKED = /^(?:add-to-cart|replytocom|s|q|search|sort|orderby|filter|print|share|action)$/i;
const MENU = /(?:^|[\s_-])(?:nav|navbar|navigation|menu|main-menu|mainmenu|site-menu)(?:$|[\s_-])/;

/** Whether an address may be a page of the website that `home` is of. */
export function mayBePage(url: URL, home: URL): boolean {
  if (!/^https?:$/.test(url.protocol) || hostName(url) !== hostName(home) || url.port !== home.port) return false;
  if (NO_PAGE.test(url.pathname) || ASIDE.test(url.pathname) || url.href.length > 500) return false;
  return ![...url.searchParams.keys()].some((name) => ASKED.test(name));
}

const isMenuBox = (element: Element) =>
  element.tagName === 'nav' ||
  attribute(element, 'role') === 'navigation' ||
  (/^(?:ul|ol|div|td|tr|table|p|header|map)$/.test(element.tagName) && MENU.test(hintOf(element)));

/** The words of a link, or those of the pictures that it consists of. */
const labelOf = (link: Element): string => textOf(link) || altsIn(link);

const altsIn = (element: Element): string =>
  [...elementsOf(element)]
    .filter(({ tagName }) => tagName === 'img')
    .map((image) => attribute(image, 'alt').trim())
    .filter(Boolean)
    .join(' ');

const saidIn = (element: Element): string => `${textOf(element)}${altsIn(element)}`;

/** A box of three links or more and nothing else. */
function isRowOfLinks(element: Element): boolean {
  if (!/^(?:ul|ol|div|td|tr|table|p|center)$/.test(element.tagName)) return false;
  const links = [...elementsOf(element)].filter(({ tagName }) => tagName === 'a').map(labelOf);
  const labels = links.join('').length;
  return (
    links.length >= 3 &&
    links.length <= 15 &&
    links.every((label) => label !== '' && label.length <= 30) &&
    labels >= saidIn(element).replace(/[\s|·•/-]/g, '').length * 0.8
  );
}

/** Links to other pages of the same website, those of its menus first, each page once. */
export function linksOf(root: Root, here: URL): SiteLink[] {
  const found = new Map<string, SiteLink>();
  const visit = (parent: Root | Element, isMenu: boolean, isFoot: boolean) => {
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      const isBelow = isFoot || child.tagName === 'footer';
      const inMenu = isMenu || (!isBelow && (isMenuBox(child) || isRowOfLinks(child)));
      if (child.tagName === 'a' || child.tagName === 'area') add(child, inMenu);
      visit(child, inMenu, isBelow);
    }
  };
  const add = (link: Element, isMenu: boolean) => {
    const href = attribute(link, 'href').trim();
    if (href === '' || href.startsWith('#') || !URL.canParse(href, here.href)) return;
    const url = new URL(href, here);
    url.hash = '';
    if (!mayBePage(url, here)) return;
    const said = labelOf(link) || attribute(link, 'title') || attribute(link, 'alt') || attribute(link, 'ariaLabel');
    const label = said.length <= LONGEST_LABEL ? said : '';
    const known = found.get(keyOfAddress(url));
    if (!known) found.set(keyOfAddress(url), { url: url.href, label, isMenu });
    else if (isMenu && !known.isMenu) found.set(keyOfAddress(url), { ...known, label: label || known.label, isMenu });
    else if (known.label === '') known.label = label;
  };
  visit(root, false, false);
  const links = [...found.values()];
  return [...links.filter(({ isMenu }) => isMenu), ...links.filter(({ isMenu }) => !isMenu)];
}
