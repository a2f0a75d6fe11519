import type { PageSigns } from './page-signs.ts';
import { isJumpText } from './page-signs.ts';
import { elementsIn, isStyledAway, isStyledStruck, namesOf } from './style-sheets.ts';
import { attribute, textOf } from './tree.ts';
import type { Element, Root } from './tree.ts';

const UNSEEN =
  /(?:^|\s)(?:sr|sr-only|visually-?hidden|screen-reader(?:-text|-only)?|show-for-sr|assistive-text|element-invisible|u-hidden|hidden|d-none|is-hidden|offscreen|off-screen|skip-link|skip-to-content)(?:$|\s)/;
/** Hidden on narrow screens alone, and the twin that narrow screens show instead. */
const WIDE =
  /(?:^|\s)(?:(?:sm|md|lg|xl|2xl):(?:block|flex|grid|inline|inline-block|inline-flex|table|contents)|d-(?:sm|md|lg|xl|xxl)-(?:block|flex|grid|inline|inline-block|inline-flex|table))(?:$|\s)/;
const NARROW = /(?:^|\s)(?:(?:sm|md|lg|xl|2xl):hidden|d-(?:sm|md|lg|xl|xxl)-none)(?:$|\s)/;
/** What a press, a scroll or a turn shows. */
const SHOWN_LATER =
  /accordion|panel|answer|tab(?:s|content|-|_|$|\s)|collaps|faq|toggle|slide|carousel|swiper|read-?more|reveal|animat|fade|\bwow\b|\baos\b|streamed/;
const COPIED = /(?:^|[\s_-])(?:cloned?|duplicate)(?:$|[\s_-])/;
const LANGUAGE = /^[a-z]{2,3}/i;

const isRowOfAway = (element: Element, beside: readonly Element[], names: readonly string[]) =>
  /^(?:div|section|article|li|figure)$/.test(element.tagName) &&
  beside.filter((other) => other.tagName === element.tagName && namesOf(other).some((name) => names.includes(name)))
    .length > 1;

/** Whether visitors never see an element. What a press shows, they do. */
export function isUnseen(element: Element, hint: string, parent: Root | Element, signs: PageSigns): boolean {
  const classes = `${attribute(element, 'className')} ${attribute(element, 'id')}`.toLowerCase();
  if (COPIED.test(classes) && attribute(element, 'ariaHidden') === 'true') return true;
  if (attribute(element, 'hidden') === 'until-found') return false;
  const style = attribute(element, 'style');
  const away = namesOf(element).filter((name) => signs.styled.unseen.has(name));
  const isAway =
    UNSEEN.test(classes) ||
    'hidden' in element.properties ||
    attribute(element, 'ariaHidden') === 'true' ||
    isStyledAway(style) ||
    (away.length > 0 && !isRowOfAway(element, elementsIn(parent), away));
  if (!isAway)
    return NARROW.test(classes) && elementsIn(parent).some((other) => WIDE.test(attribute(other, 'className')));
  if (signs.opened.has(attribute(element, 'id')) || SHOWN_LATER.test(hint)) return false;
  return !(WIDE.test(classes) && !isStyledAway(style));
}

/** What was and no longer is: an old price. */
export const isStruck = (element: Element, { styled }: PageSigns): boolean =>
  /^(?:del|s|strike)$/.test(element.tagName) ||
  isStyledStruck(attribute(element, 'style')) ||
  namesOf(element).some((name) => styled.struck.has(name));

/** The same in another language, beside what is said in the page's own. */
export function isTwin(element: Element, parent: Root | Element, { language }: PageSigns): boolean {
  const codeOf = (one: Element) => LANGUAGE.exec(attribute(one, 'lang'))?.[0].toLowerCase() ?? '';
  const code = codeOf(element);
  const own = LANGUAGE.exec(language)?.[0].toLowerCase() ?? '';
  if (code === '' || own === '' || code === own || element.tagName === 'a') return false;
  return elementsIn(parent).some((other) => other.tagName === element.tagName && codeOf(other) === own);
}

/** Words for those who hear the page: they repeat what they name, or lead past it. */
export function isHelperText(element: Element, { jumps }: PageSigns): boolean {
  if (jumps.has(element)) return true;
  const isRepeated = attribute(element, 'tabIndex') === '-1' && attribute(element, 'ariaLabel') !== '';
  const isJump = element.tagName === 'a' && /^#/.test(attribute(element, 'href'));
  if (!isRepeated && !isJump) return false;
  const text = textOf(element);
  return (isRepeated && attribute(element, 'ariaLabel').trim() === text) || (isJump && isJumpText(text));
}
