import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { printable } from '#site/model/printable.ts';

const parser = unified().use(rehypeParse);

export const parseHtml = (html: string) => parser.parse(html);

export type Root = ReturnType<typeof parseHtml>;
export type Node = Root['children'][number];
export type Element = Extract<Node, { type: 'element' }>;

export const isElement = (node: { type: string }): node is Element => node.type === 'element';

/** An attribute as text, '' when it is not there. */
export function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : value === true ? 'true' : '';
}

/** What its makers call an element: its classes, id and role, in small letters. */
export const hintOf = (element: Element): string =>
  ['className', 'id', 'role', 'ariaLabel', 'itemType', 'itemProp']
    .map((name) => attribute(element, name))
    .join(' ')
    .toLowerCase()
    .slice(0, 400);

/** Everything below, from the outside in. */
export function* elementsOf(parent: Root | Element): Generator<Element> {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

/** Words on one line: no marks of ours, no characters that no page may hold. */
export const plain = (text: string): string =>
  printable(text)
    .replace(/\[{2,}/g, '[')
    .replace(/\]{2,}/g, ']')
    .replace(/[⟦⟧\u00ad\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function rawText(parent: Root | Element): string {
  return parent.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return isElement(child) ? (child.tagName === 'br' ? ' ' : rawText(child)) : '';
    })
    .join('');
}

/** All words below, on one line. */
export const textOf = (parent: Root | Element): string => plain(rawText(parent));
