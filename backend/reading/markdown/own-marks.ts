import type rehypeSanitize from 'rehype-sanitize';
import { ASSET_SCHEME, ID_PREFIX } from './safe-schema.ts';

export type Root = ReturnType<ReturnType<typeof rehypeSanitize>>;
type Child = Root['children'][number];
export type Element = Extract<Child, { type: 'element' }>;
type Text = Extract<Child, { type: 'text' }>;

const isElement = (node: { type: string }): node is Element => node.type === 'element';

/** Everything below, from the outside in. */
export function* elementsOf(parent: Root | Element): Generator<Element> {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

/** All words below, as they stand. */
export function textOf(parent: Root | Element): string {
  const parts = parent.children.map((child) =>
    child.type === 'text' ? child.value : isElement(child) ? textOf(child) : '',
  );
  return parts.join('');
}

const words = (value: string): Text => ({ type: 'text', value });
const stringOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Turns an element into another one, where it stands. */
function become(element: Element, tagName: string, properties: Element['properties'], children: Element['children']) {
  Object.assign(element, { tagName, properties, children });
}

const levelOf = ({ tagName }: Element) => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0);

const idFrom = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');

/** The first level of headings becomes the second, since the page has its own first; each gets an id to be linked to. */
export function setHeadings(tree: Root): void {
  const headings = [...elementsOf(tree)].filter(levelOf);
  const shift = 2 - Math.min(...headings.map(levelOf));
  const taken = new Map<string, number>();
  for (const heading of headings) {
    heading.tagName = `h${Math.min(6, levelOf(heading) + shift)}`;
    const id = idFrom(textOf(heading)) || 'part';
    const times = (taken.get(id) ?? 0) + 1;
    taken.set(id, times);
    heading.properties['id'] = times > 1 ? `${id}-${times}` : id;
  }
}

/** Links within a text lead to the ids as they will be. */
export function setInnerLinks(tree: Root): void {
  const elements = [...elementsOf(tree)];
  const ids = new Set(elements.map(({ properties }) => properties['id']));
  for (const { properties } of elements) {
    const href = stringOf(properties['href']);
    if (!href.startsWith('#')) continue;
    const id = decoded(href.slice(1));
    if (ids.has(id)) properties['href'] = `#${ID_PREFIX}${id}`;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const OWN_PICTURE = new RegExp(`^${ASSET_SCHEME}:[a-z0-9]{1,40}$`);

/** A picture that is not uploaded becomes a link to where it lies: pages load nothing from elsewhere. */
export function setPictures(tree: Root): void {
  for (const element of elementsOf(tree)) {
    if (element.tagName !== 'img') continue;
    const { src, alt, title } = element.properties;
    const address = stringOf(src);
    if (OWN_PICTURE.test(address)) element.properties = { src: address, alt: stringOf(alt), ...(title && { title }) };
    else if (/^data:/i.test(address) || address === '') become(element, 'span', {}, [words(stringOf(alt))]);
    else become(element, 'a', { href: address }, [words(stringOf(alt) || address)]);
  }
}

/** What is wider than a phone is moved by itself, by keyboard too; boxes of lists that cannot be ticked become signs. */
export function setWideParts(tree: Root): void {
  for (const element of [...elementsOf(tree)]) {
    if (element.tagName === 'pre') element.properties['tabIndex'] = 0;
    if (element.tagName === 'input') become(element, 'span', {}, [words(element.properties['checked'] ? '☑' : '☐')]);
    if (element.tagName !== 'table') continue;
    const table: Element = { ...element };
    become(element, 'div', { className: ['post__table'], tabIndex: 0 }, [table]);
  }
}

/** Notes at the foot of a text stand without the heading that they come with, which is in English. */
export function setNotes(tree: Root): void {
  for (const element of elementsOf(tree)) {
    if (element.properties['dataFootnotes'] === undefined) continue;
    element.properties = { className: ['post__notes'] };
    element.children = element.children.filter((child) => !isElement(child) || levelOf(child) === 0);
  }
}
