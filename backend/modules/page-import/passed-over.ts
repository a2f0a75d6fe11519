import { isCookieNotice, isOfStrangers, isWaiting } from './not-its-own.ts';
import type { LeftOut } from './outline.ts';
import type { PageSigns } from './page-signs.ts';
import { attribute, elementsOf, hintOf, isElement, textOf } from './tree.ts';
import type { Element, Root } from './tree.ts';
import { isHelperText, isStruck, isTwin, isUnseen } from './unseen.ts';

/** Never words of a page. */
const MUTE = new Set(
  'script style template noscript svg canvas object embed applet audio map dialog head link meta title base frame frameset noframes datalist math'.split(
    ' ',
  ),
);

const SHARE = /\bshare\b|share-|sharing|-share|addtoany|sharedaddy|addthis/;
const NAVIGATION =
  /(?:^|[\s_-])(?:nav|navbar|navigation|pagination|pager|menu-item|main-menu|mainmenu|site-menu|skip-link|skiplink|toc)(?:$|[\s_-])/;
const TRAIL = /breadcrumb/;
const LONGEST_ENTRY = 40;
const LONGEST_TRAIL = 200;

type Reason = keyof LeftOut | 'mute' | null;

/** Links of a website to itself, and little else. */
function isListOfLinks(element: Element, text: string): boolean {
  const links = linksIn(element);
  if (links.length < 3) return false;
  const labels = links.map(textOf);
  const isPlain = links.every((link) => /^(?:#|\/|\?|[\w%.-]+(?:\/|$|\.)|https?:)/i.test(attribute(link, 'href')));
  return (
    isPlain &&
    labels.every((label) => label.length <= LONGEST_ENTRY) &&
    labels.join('').length >= text.replace(/[\s|·•/-]/g, '').length * 0.8
  );
}

/** "You are here: Home › Services › Roofs": it begins with the way home. */
function isTrail(element: Element, text: string): boolean {
  const [first] = linksIn(element);
  return (
    first !== undefined &&
    text.length <= LONGEST_TRAIL &&
    /\s?[›»>→⟩]\s?/.test(text) &&
    /^(?:\/|\.\/|index\.\w{2,5}|https?:\/\/[^/]{1,80}\/?)$/.test(attribute(first, 'href')) &&
    text.indexOf(textOf(first)) <= 30
  );
}

/** Nobody reads these: what visitors do not see, and what is not of the page's own writing. */
function strangeness(element: Element, hint: string, parent: Root | Element, level: number, signs: PageSigns): Reason {
  if (isUnseen(element, hint, parent, signs) || isTwin(element, parent, signs)) return 'hidden';
  if (isStruck(element, signs)) return 'struck';
  if (isCookieNotice(element, hint, level)) return 'cookies';
  if (isOfStrangers(element, hint, signs.discussions)) return 'comments';
  return isWaiting(element, hint) ? 'hidden' : null;
}

function reasonOf(element: Element, parent: Root | Element, level: number, signs: PageSigns): Reason {
  const { tagName } = element;
  if (MUTE.has(tagName)) return 'mute';
  if (tagName === 'nav' || attribute(element, 'role') === 'navigation') return 'navigation';
  if (tagName === 'body' || tagName === 'main' || tagName === 'html') return null;
  const hint = hintOf(element);
  const strange = strangeness(element, hint, parent, level, signs);
  if (strange) return strange;
  if (isHelperText(element, signs)) return 'navigation';
  if (SHARE.test(hint) && textOf(element).length < 200) return 'share';
  if (/^(?:ul|ol|div|p|td|tr|table|center|header)$/.test(tagName)) {
    const text = textOf(element);
    if (text.length > 0 && text.length < 600 && !hasPictureOrHeading(element)) {
      if (TRAIL.test(hint) || isTrail(element, text)) return 'navigation';
      if (NAVIGATION.test(hint) && isMostlyLinks(element, text)) return 'navigation';
      if (isListOfLinks(element, text)) return 'navigation';
    }
  }
  return null;
}

const hasPictureOrHeading = (element: Element) =>
  [...elementsOf(element)].some(({ tagName }) => /^(?:h[1-6]|img|figure)$/.test(tagName));

function isMostlyLinks(element: Element, text: string): boolean {
  const links = linksIn(element).map(textOf);
  return links.length > 0 && links.join('').length > text.length * 0.6;
}

const linksIn = (element: Element) => [...elementsOf(element)].filter(({ tagName }) => tagName === 'a');

/** Takes out what is not the page's own words, and counts it in `left`. */
export function passOver(parent: Root | Element, left: LeftOut, signs: PageSigns, level = 1): void {
  parent.children = parent.children.filter((child) => {
    if (child.type === 'comment' || child.type === 'doctype') return false;
    if (!isElement(child)) return true;
    const reason = reasonOf(child, parent, level, signs);
    if (reason && reason !== 'mute') left[reason] += reason === 'navigation' ? linksIn(child).length : 1;
    if (reason) return false;
    passOver(child, left, signs, level + 1);
    return true;
  }) as typeof parent.children;
}

/** The same page with all that tells of the business: only what nobody sees or others wrote is taken out. */
export function withoutStrangers(parent: Root | Element, signs: PageSigns, level = 1): void {
  parent.children = parent.children.filter((child) => {
    if (!isElement(child)) return true;
    if (MUTE.has(child.tagName)) return /^(?:meta|link)$/.test(child.tagName);
    if (/^(?:main|body)$/.test(child.tagName)) return (withoutStrangers(child, signs, level + 1), true);
    if (strangeness(child, hintOf(child), parent, level, signs)) return false;
    withoutStrangers(child, signs, level + 1);
    return true;
  }) as typeof parent.children;
}
