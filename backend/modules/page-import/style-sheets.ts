import { attribute, elementsOf, isElement } from './tree.ts';
import type { Element, Root } from './tree.ts';

export type Rule = { selectors: string[]; body: string; within: string };

/** Classes and ids (`.x`, `#x`) that a page's own style sheets take out of sight, and those that they strike out. */
export type Styled = { unseen: ReadonlySet<string>; struck: ReadonlySet<string> };

const LONGEST_SHEET = 300_000;
const AWAY =
  /display\s?:\s?none|visibility\s?:\s?hidden|(?:left|top|right)\s?:\s?-\d{3,5}(?:px|em|rem)|font-size\s?:\s?0(?:px)?\s?(?:;|$)|clip\s?:\s?rect\(\s?[01]/i;
const SHOWN = /display\s?:\s?(?!none)[a-z]|visibility\s?:\s?visible|position\s?:\s?static/i;
const STRUCK = /line-through/i;
const NAMES = /[.#][a-z_][\w-]{0,60}/gi;
const ALONE = /^(?:[a-z]{1,10}\d?)?[.#][a-z_][\w-]{0,60}$/i;

/** Whether inline style takes an element out of sight, or strikes it out. */
export const isStyledAway = (style: string): boolean => AWAY.test(style);
export const isStyledStruck = (style: string): boolean => STRUCK.test(style);

export function rulesOf(sheet: string): Rule[] {
  const css = sheet
    .split('/*')
    .map((piece, at) => (at === 0 ? piece : piece.slice(Math.max(0, piece.indexOf('*/')) + 2)))
    .join(' ');
  const rules: Rule[] = [];
  const open: string[] = [];
  let text = '';
  for (const part of css.split(/([{}])/)) {
    if (part === '{') open.push(text.slice(-2000).trim());
    else if (part === '}') {
      const selector = open.pop() ?? '';
      if (text.trim() !== '' && selector !== '' && !selector.startsWith('@'))
        rules.push({ selectors: selector.split(',').map((one) => one.trim()), body: text, within: open.join(' ') });
    } else {
      text = part;
      continue;
    }
    text = '';
  }
  return rules;
}

/** `html[lang=es] .twin` as `.twin` on a Spanish page, as nothing on any other. */
function onItsOwn(selector: string, language: string): string {
  const [first = '', second = '', ...more] = selector.split(/\s+/);
  if (second === '') return ALONE.test(first) ? first : '';
  const asked = /^(?:html|body|:root)?(?:\[lang[|^~]?=["']?|:lang\()([a-z]{2})\b/i.exec(first)?.[1];
  const isOurs = asked !== undefined && language.toLowerCase().startsWith(asked.toLowerCase());
  return isOurs && more.length === 0 && ALONE.test(second) ? second : '';
}

/** What the style sheets within a page say of its classes. What any rule brings back into sight is not away. */
export function styledBy(root: Root, language: string): Styled {
  const sheet = [...elementsOf(root)]
    .filter(({ tagName }) => tagName === 'style')
    .flatMap(({ children }) => children.map((child) => (child.type === 'text' ? child.value : '')))
    .join('\n')
    .slice(0, LONGEST_SHEET);
  const unseen = new Set<string>();
  const struck = new Set<string>();
  const shown = new Set<string>();
  for (const { selectors, body, within } of rulesOf(sheet)) {
    const isScreen = !/print/.test(within);
    for (const selector of selectors) {
      const name = onItsOwn(selector, language).replace(/^[a-z0-9]+/i, '');
      if (within === '' && name !== '' && AWAY.test(body)) unseen.add(name);
      else if (isScreen && SHOWN.test(body) && /^[^\s]+$|[:.[]/.test(selector))
        for (const found of selector.match(NAMES) ?? []) shown.add(found);
      if (within === '' && name !== '' && STRUCK.test(body)) struck.add(name);
    }
  }
  for (const name of shown) unseen.delete(name);
  return { unseen, struck };
}

export const namesOf = (element: Element): string[] => [
  ...attribute(element, 'className')
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => `.${name}`),
  ...(attribute(element, 'id') ? [`#${attribute(element, 'id')}`] : []),
];

/** The elements right below another, or below the page. */
export const elementsIn = (parent: Root | Element): Element[] =>
  parent.children.flatMap((child) => (isElement(child) ? [child] : []));
