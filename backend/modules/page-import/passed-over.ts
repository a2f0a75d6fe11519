import type { LeftOut } from './outline.ts';
import { attribute, elementsOf, hintOf, isElement, textOf } from './tree.ts';
import type { Element, Root } from './tree.ts';

/** Never words of a page. */
const MUTE = new Set(
  'script style template noscript svg canvas object embed applet audio map dialog head link meta title base frame frameset noframes datalist math'.split(
    ' ',
  ),
);

const COOKIES = /cookie|gdpr|consent|onetrust|borlabs|cmp-|cmplz|usercentrics|cc-window/;
const SHARE = /\bshare\b|share-|sharing|-share|addtoany|sharedaddy|addthis/;
const NAVIGATION =
  /(?:^|[\s_-])(?:nav|navbar|navigation|breadcrumbs?|pagination|pager|menu-item|main-menu|mainmenu|site-menu|skip-link|skiplink|toc)(?:$|[\s_-])/;
const UNSEEN =
  /(?:^|\s)(?:sr-only|visually-hidden|screen-reader-text|hidden|d-none|is-hidden|offscreen|skip-link)(?:$|\s)/;
const SHOWN_LATER = /accordion|panel|answer|tab|collapse|faq|toggle|slide|carousel|swiper/;
const STYLED_AWAY = /display\s?:\s?none|visibility\s?:\s?hidden/i;
const LARGEST_NOTICE = 3000;
const LONGEST_ENTRY = 40;

function isHidden(element: Element, hint: string): boolean {
  if (UNSEEN.test(hint) && !SHOWN_LATER.test(hint)) return true;
  const isAway =
    'hidden' in element.properties ||
    attribute(element, 'ariaHidden') === 'true' ||
    STYLED_AWAY.test(attribute(element, 'style'));
  return isAway && !SHOWN_LATER.test(hint);
}

/** Links of a website to itself, and little else. */
function isListOfLinks(element: Element, text: string): boolean {
  const links = [...elementsOf(element)].filter(({ tagName }) => tagName === 'a');
  if (links.length < 3) return false;
  const labels = links.map(textOf);
  const isPlain = links.every((link) => /^(?:#|\/|\?|[\w%.-]+(?:\/|$|\.)|https?:)/i.test(attribute(link, 'href')));
  return (
    isPlain &&
    labels.every((label) => label.length <= LONGEST_ENTRY) &&
    labels.join('').length >= text.replace(/[\s|·•/-]/g, '').length * 0.8
  );
}

function reasonOf(element: Element): keyof LeftOut | 'mute' | null {
  const { tagName } = element;
  if (MUTE.has(tagName)) return 'mute';
  if (tagName === 'nav' || attribute(element, 'role') === 'navigation') return 'navigation';
  const hint = hintOf(element);
  if (tagName === 'body' || tagName === 'main' || tagName === 'html') return null;
  if (isHidden(element, hint)) return 'hidden';
  if (COOKIES.test(hint) && textOf(element).length < LARGEST_NOTICE) return 'cookies';
  if (SHARE.test(hint) && textOf(element).length < 200) return 'share';
  if (/^(?:ul|ol|div|p|td|tr|table|center|header)$/.test(tagName)) {
    const text = textOf(element);
    if (text.length > 0 && text.length < 600 && !hasPictureOrHeading(element)) {
      if (NAVIGATION.test(hint) && isMostlyLinks(element, text)) return 'navigation';
      if (isListOfLinks(element, text)) return 'navigation';
    }
  }
  return null;
}

const hasPictureOrHeading = (element: Element) =>
  [...elementsOf(element)].some(({ tagName }) => /^(?:h[1-6]|img|figure)$/.test(tagName));

function isMostlyLinks(element: Element, text: string): boolean {
  const links = [...elementsOf(element)].filter(({ tagName }) => tagName === 'a').map(textOf);
  return links.length > 0 && links.join('').length > text.length * 0.6;
}

/** Takes out what is not the page's own words, and counts it in `left`. */
export function passOver(parent: Root | Element, left: LeftOut): void {
  parent.children = parent.children.filter((child) => {
    if (child.type === 'comment' || child.type === 'doctype') return false;
    if (!isElement(child)) return true;
    const reason = reasonOf(child);
    if (reason && reason !== 'mute') left[reason] += reason === 'navigation' ? linksIn(child) : 1;
    if (reason) return false;
    passOver(child, left);
    return true;
  }) as typeof parent.children;
}

const linksIn = (element: Element) => [...elementsOf(element)].filter(({ tagName }) => tagName === 'a').length;
