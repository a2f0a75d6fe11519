import { isOf, wordsOf } from '../linked-data.ts';
import type { Thing } from '../linked-data.ts';
import type { Picture } from '../outline.ts';
import { absolute, sourceOf } from '../picture-sources.ts';
import { attribute, elementsOf, hintOf, plain } from '../tree.ts';
import type { Element, Root } from '../tree.ts';

/** Pictures that stand for a website as a whole; null where it has none that can be fetched. */
export type SiteMarks = { logo: Picture | null; icon: Picture | null; card: Picture | null };

const LOGO = /logo|site-?icon|brand|marke|marque/i;

const pictureOf = (src: string, alt = ''): Picture | null => (src ? { is: 'picture', src, alt, caption: '' } : null);

function logoOf(root: Root, things: readonly Thing[], here: URL): Picture | null {
  const elements = [...elementsOf(root)];
  const images = elements.filter(({ tagName }) => tagName === 'img');
  const isNamed = (image: Element) =>
    LOGO.test(`${hintOf(image)} ${attribute(image, 'alt')} ${attribute(image, 'src').split('/').at(-1) ?? ''}`);
  const boxes = elements.filter(
    (element) => /^(?:a|div|span|h1|p|figure)$/.test(element.tagName) && LOGO.test(hintOf(element)),
  );
  const homes = elements.filter(
    ({ tagName, properties }) =>
      tagName === 'a' && typeof properties['href'] === 'string' && isHome(properties['href'], here),
  );
  const within = (boxed: readonly Element[]) =>
    boxed.flatMap((box) => [...elementsOf(box)].filter(({ tagName }) => tagName === 'img'));
  // The foot may show the marks of others; a logo stands early.
  const early = new Set(images.slice(0, 6));
  const image = [...images.filter(isNamed), ...within(boxes), ...within(homes)].find((one) => early.has(one));
  if (image) return pictureOf(sourceOf(image, image, here), plain(attribute(image, 'alt')));
  const said = things.find((thing) => thing['logo'] !== undefined && !isOf(thing, 'Product'));
  const logo = said?.['logo'];
  const address = typeof logo === 'string' ? logo : logo ? urlIn(logo) : '';
  return pictureOf(absolute(address, here));
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

export const marksOf = (root: Root, things: readonly Thing[], here: URL): SiteMarks => ({
  logo: logoOf(root, things, here),
  icon: iconOf(root, here),
  card: cardOf(root, here),
});
