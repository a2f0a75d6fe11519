import { isOf, wordsOf } from '../linked-data.ts';
import type { Thing } from '../linked-data.ts';
import type { Picture } from '../outline.ts';
import { absolute, sourceOf } from '../picture-sources.ts';
import { NO_NAME } from '../site-name.ts';
import { attribute, elementsOf, hintOf, plain } from '../tree.ts';
import type { Element, Root } from '../tree.ts';
import { drawnLogo } from './drawn-logo.ts';

/** Pictures that stand for a website as a whole; null where it has none that can be fetched. */
export type SiteMarks = { logo: Picture | null; icon: Picture | null; card: Picture | null };

const LOGO = /logo|site-?icon|brand|marke|marque/i;

/** The foot may show the marks of others; a logo stands early. */
const EARLY = 6;

/** `asWritten`: the page with its drawings, which `root` no longer has. `ink`: the colour of the website's words. */
type StartPage = { root: Root; asWritten: Root; things: readonly Thing[]; here: URL; ink: string };

const pictureOf = (src: string, alt = ''): Picture | null => (src ? { is: 'picture', src, alt, caption: '' } : null);

/** Elements of a kind in boxes that are called a logo, and in links to the start page. */
function inMarkedPlaces(elements: readonly Element[], wanted: string, here: URL): Element[] {
  const boxes = elements.filter(
    (element) => /^(?:a|div|span|h1|p|figure)$/.test(element.tagName) && LOGO.test(hintOf(element)),
  );
  const homes = elements.filter(
    ({ tagName, properties }) =>
      tagName === 'a' && typeof properties['href'] === 'string' && isHome(properties['href'], here),
  );
  return [...boxes, ...homes].flatMap((box) => [...elementsOf(box)].filter(({ tagName }) => tagName === wanted));
}

function logoOf({ root, asWritten, things, here, ink }: StartPage): Picture | null {
  const elements = [...elementsOf(root)];
  const images = elements.filter(({ tagName }) => tagName === 'img');
  const isNamed = (image: Element) =>
    LOGO.test(`${hintOf(image)} ${attribute(image, 'alt')} ${attribute(image, 'src').split('/').at(-1) ?? ''}`);
  const early = new Set(images.slice(0, EARLY).filter((image) => !NO_NAME.test(plain(attribute(image, 'alt')))));
  const named = [...images.filter(isNamed), ...inMarkedPlaces(elements, 'img', here)].find((one) => early.has(one));
  if (named) return pictureOf(sourceOf(named, named, here), plain(attribute(named, 'alt')));
  const drawn = logoDrawnIn([...elementsOf(asWritten)], here, ink);
  if (drawn) return drawn;
  const said = things.find((thing) => thing['logo'] !== undefined && !isOf(thing, 'Product'));
  const logo = said?.['logo'];
  const address = typeof logo === 'string' ? logo : logo ? urlIn(logo) : '';
  return pictureOf(absolute(address, here));
}

function logoDrawnIn(elements: readonly Element[], here: URL, ink: string): Picture | null {
  const drawings = elements.filter(({ tagName }) => tagName === 'svg');
  const early = new Set(drawings.slice(0, EARLY));
  const found = [...drawings.filter((svg) => LOGO.test(hintOf(svg))), ...inMarkedPlaces(elements, 'svg', here)];
  const pictures = found
    .filter((svg) => early.has(svg))
    .map((svg) => pictureOf(drawnLogo(svg, ink), plain(attribute(svg, 'ariaLabel'))));
  return pictures.find((picture) => picture !== null) ?? null;
}

const isHome = (href: string, here: URL) =>
  URL.canParse(href, here.href) &&
  /^\/(?:index\.\w{2,5})?$/.test(new URL(href, here).pathname) &&
  !href.startsWith('#');

const urlIn = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? wordsOf({ ...value }, 'url') || wordsOf({ ...value }, 'contentUrl')
    : '';

function iconOf(root: Root, here: URL): Picture | null {
  const links = [...elementsOf(root)].filter(({ tagName }) => tagName === 'link');
  const rels = ['apple-touch-icon', 'apple-touch-icon-precomposed', 'icon', 'shortcut icon'];
  const addresses = rels.flatMap((rel) =>
    links
      .filter((link) => attribute(link, 'rel').toLowerCase() === rel)
      .map((link) => absolute(attribute(link, 'href'), here)),
  );
  return pictureOf(addresses.find((address) => address !== '' && !/\.ico(?:\?|$)/i.test(address)) ?? '');
}

function cardOf(root: Root, here: URL): Picture | null {
  const meta = [...elementsOf(root)].find(
    (element) => element.tagName === 'meta' && /^og:image(?::url)?$/i.test(attribute(element, 'property')),
  );
  return pictureOf(meta ? absolute(attribute(meta, 'content'), here) : '');
}

export const marksOf = (page: StartPage): SiteMarks => ({
  logo: logoOf(page),
  icon: iconOf(page.root, page.here),
  card: cardOf(page.root, page.here),
});
