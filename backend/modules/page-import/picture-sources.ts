import { attribute, elementsOf } from './tree.ts';
import type { Element } from './tree.ts';

const MOST_WIDTH = 2400;
const LONGEST = 1500;
/** Where pages keep a picture's address until it is scrolled to. */
const LATER = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'dataImage', 'dataFullSrc', 'dataBg', 'dataBackground'];
const LATER_SETS = ['dataSrcSet', 'dataSrcset', 'dataLazySrcset', 'dataLazySrcSet'];

/** An address on the web that can be fetched, '' for all else: pictures within the page, drawings of scripts. */
export function absolute(address: string, here: URL): string {
  const written = address.trim();
  if (written === '' || !URL.canParse(written, here.href)) return '';
  const url = new URL(written, here);
  url.hash = '';
  return /^https?:$/.test(url.protocol) && url.href.length <= LONGEST ? url.href : '';
}

/** The widest of a set that is not wider than anybody shows it. */
function widestOf(set: string, here: URL): { src: string; width: number } {
  let best = { src: '', width: 0 };
  for (const part of set.slice(0, 8000).split(/,\s+/)) {
    const [address = '', says = ''] = part.trim().split(/\s+/);
    const width = /^\d{2,5}w$/.test(says)
      ? Number.parseInt(says, 10)
      : /^[\d.]{1,4}x$/.test(says)
        ? Number.parseFloat(says) * 400
        : 1;
    const src = absolute(address, here);
    if (src && width > best.width && width <= MOST_WIDTH) best = { src, width };
  }
  return best;
}

const setsOf = (element: Element): string[] => {
  const own = element.properties['srcSet'];
  const written = Array.isArray(own) ? own.join(', ') : typeof own === 'string' ? own : '';
  return [written, ...LATER_SETS.map((name) => attribute(element, name))].filter(Boolean);
};

/** The best address that a picture names, whether it is shown at once, later, or in several sizes. `image`: the `img` within `element`. */
export function sourceOf(element: Element, image: Element, here: URL): string {
  const around = element === image ? [] : [...elementsOf(element)].filter(({ tagName }) => tagName === 'source');
  const largest = [image, ...around]
    .flatMap(setsOf)
    .map((set) => widestOf(set, here))
    .sort((one, other) => other.width - one.width)[0];
  if (largest?.src) return largest.src;
  const later = LATER.map((name) => absolute(attribute(image, name), here)).find(Boolean);
  return later ?? absolute(attribute(image, element.tagName === 'video' ? 'poster' : 'src'), here);
}

/** The address in a style that says what is behind an element. */
function urlIn(style: string): string {
  const [, value = ''] = style.toLowerCase().includes('background') ? style.split(/url\(/i) : [];
  const [address = ''] = value.split(')');
  return address.trim().replace(/^["']|["']$/g, '');
}

/** The picture behind an element, as its own style says. */
export function backgroundOf(element: Element, here: URL): string {
  const inStyle = urlIn(attribute(element, 'style').slice(0, 2000));
  const later = ['dataBg', 'dataBackground', 'dataBackgroundImage']
    .map((name) => attribute(element, name))
    .find(Boolean);
  return absolute(inStyle || (later?.startsWith('url(') ? urlIn(`background:${later}`) : (later ?? '')), here);
}
