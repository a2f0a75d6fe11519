import { isFigure } from './figures.ts';
import type { Button, Text } from './outline.ts';
import { attribute, hintOf, isElement, plain, textOf } from './tree.ts';
import type { Element, Node } from './tree.ts';

const INLINE = new Set(
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i ins kbd label mark nobr output q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Part of a line: nothing below it begins a line or a picture of its own. */
export function isInline(node: Node): boolean {
  if (!isElement(node)) return true;
  return INLINE.has(node.tagName) && node.children.every((child) => isInline(child));
}

type Words = { plain: string; rich: string; strong: number };

/** What stands in a page's text for something that its server puts there: `[contact-form id="4"]`. */
const CALL_OF_A_PLUGIN = /^\[\/?[a-z][\w-]*(?:\s[^\]]*)?\]$/;
const TITLED = /(?:^|[\s_-])(?:headline|heading|title|titel|subtitle)(?:$|[\s_-])/;
const BUTTON = /\bbtn|button|\bcta\b|call-to-action/;

/**
 * Where a page lies. `pathOf`: where a page of the same website will be on ours, '' where it will not. `takesPictures`: they come along,
 * else only their places do.
 */
export type Here = { url: URL; pathOf(url: URL): string; takesPictures: boolean };

/** Where a link may lead that stays right on another website; '' for pages of its own that do not come along. */
export function lastingLink(href: string, { url: page, pathOf }: Here): string {
  const trimmed = href.trim();
  if (/^(?:tel|mailto):/i.test(trimmed)) return trimmed.replace(/\s/g, '').slice(0, 400);
  if (!URL.canParse(trimmed, page.href)) return '';
  const url = new URL(trimmed, page);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isOwn = url.hostname.replace(/^www\./, '') === page.hostname.replace(/^www\./, '');
  if (isWeb && isOwn) return pathOf(url);
  return isWeb && url.href.length <= 450 && !/[()\s]/.test(url.href) ? url.href : '';
}

/** A mark goes round words only where its signs mean nothing else. */
const marked = (sign: string, words: string) => {
  const inner = words.trim();
  if (inner === '' || inner.includes('*') || inner.includes('\n')) return words;
  return `${words.slice(0, words.length - words.trimStart().length)}${sign}${inner}${sign}${words.slice(words.trimEnd().length)}`;
};

function wordsOf(node: Node, here: Here): Words {
  if (node.type === 'text') {
    const text = node.value.replace(/\s+/g, ' ');
    return { plain: text, rich: text, strong: 0 };
  }
  if (!isElement(node)) return { plain: '', rich: '', strong: 0 };
  if (node.tagName === 'br') return { plain: '\n', rich: '\n', strong: 0 };
  const inner = joined(node.children, here);
  switch (node.tagName) {
    case 'b':
    case 'strong':
      return { ...inner, rich: marked('**', inner.rich), strong: inner.plain.trim().length };
    case 'big':
      return { ...inner, strong: inner.plain.trim().length };
    case 'font':
      return {
        ...inner,
        strong: /^(?:\+|[4-7])/.test(attribute(node, 'size')) ? inner.plain.trim().length : inner.strong,
      };
    case 'i':
    case 'em':
      return { ...inner, rich: marked('*', inner.rich) };
    case 'a': {
      const to = lastingLink(attribute(node, 'href'), here);
      const label = inner.plain.trim();
      const isPlain = to !== '' && label !== '' && label.length <= 300 && !/[[\]\n]/.test(inner.rich);
      return isPlain ? { ...inner, rich: `[${inner.rich.trim()}](${to})` } : inner;
    }
    default:
      return inner;
  }
}

function joined(nodes: readonly Node[], here: Here): Words {
  const all = nodes.map((node) => wordsOf(node, here));
  return {
    plain: all.map((words) => words.plain).join(''),
    rich: all.map((words) => words.rich).join(''),
    strong: all.reduce((sum, words) => sum + words.strong, 0),
  };
}

const lines = (text: string) => text.split('\n').map(plain).join('\n').trim();

const isLink = (node: Node): node is Element =>
  isElement(node) &&
  (node.tagName === 'a' || (node.tagName === 'span' && node.children.length === 1 && node.children.every(isLink)));

const innermost = (element: Element): Element => {
  const [only] = element.children;
  return element.tagName !== 'a' && only && isElement(only) ? innermost(only) : element;
};

const LINE: Element = { type: 'element', tagName: 'br', properties: {}, children: [] };
const isBoxOfWords = (node: Node): node is Element =>
  isElement(node) && /^(?:b|strong|span|small|time)$/.test(node.tagName);

/** "<b>Mon</b><span>9–5</span>": without a gap between them, styles put each on a line or in a column of its own. */
const isGlued = (nodes: readonly Node[]) =>
  nodes.length >= 2 &&
  nodes.length <= 4 &&
  nodes.every((node) => isBoxOfWords(node) && textOf(node).length >= 2) &&
  new Set(nodes.map((node) => (isElement(node) ? `${node.tagName} ${attribute(node, 'className')}` : ''))).size > 1;

/** A number set in a type of its own, and what it counts. */
const isFigureWithLabel = (number: Node, label: Node, box: Element) =>
  /^(?:div|li|section|article|a|dd)$/.test(box.tagName) &&
  isBoxOfWords(number) &&
  isBoxOfWords(label) &&
  attribute(number, 'itemProp') === '' &&
  hintOf(number) + number.tagName !== hintOf(label) + label.tagName &&
  isFigure(textOf(number)) &&
  /\p{L}{3}/u.test(textOf(label));

/** "<b>Ada Fern</b> <span>welder</span>" and nothing else in a box of its own. */
const isNameWithMore = (name: Node, more: Node, box: Element, nodes: readonly Node[]) =>
  /^(?:div|article)$/.test(box.tagName) &&
  nodes.every((node) => isElement(node) || (node.type === 'text' && node.value.trim() === '')) &&
  isBoxOfWords(name) &&
  /^(?:b|strong)$/.test(name.tagName) &&
  isElement(more) &&
  /^(?:span|small|em|i)$/.test(more.tagName) &&
  /^\p{L}[^:\d]{1,59}$/u.test(textOf(name));

/** A run of words within a box: its paragraphs, or the buttons that it consists of. */
export function readRun(nodes: readonly Node[], box: Element | null, here: Here): (Text | Button)[] {
  const filled = nodes.filter((node) =>
    node.type === 'text' ? node.value.trim() !== '' : isElement(node) && node.tagName !== 'br',
  );
  if (filled.length > 0 && filled.length <= 4 && filled.every(isLink)) {
    const links = filled.map(innermost);
    const isRow = links.every((link) => BUTTON.test(hintOf(link)) || textOf(link).length <= 40);
    if (isRow) return links.flatMap((link) => buttonOf(link, here));
  }
  const [counted, counts, ...others] = filled;
  if (
    box &&
    counted &&
    counts &&
    others.length === 0 &&
    (isFigureWithLabel(counted, counts, box) || isNameWithMore(counted, counts, box, nodes))
  )
    return [...readRun([counted], null, here), ...readRun([counts], null, here)];
  const words = joined(isGlued(nodes) ? nodes.flatMap((node, at) => (at === 0 ? [node] : [LINE, node])) : nodes, here);
  const whole = lines(words.plain);
  if (whole === '' || CALL_OF_A_PLUGIN.test(whole)) return [];
  const isMarked = words.plain.includes('*') || /\]\(/.test(words.plain);
  const paragraphs = whole.split(/\n{2,}/);
  const rich = isMarked ? paragraphs : lines(words.rich).split(/\n{2,}/);
  const hint = box ? hintOf(box) : '';
  const share = words.strong / Math.max(1, whole.replace(/\s/g, '').length);
  const isTitle = TITLED.test(hint) && whole.length <= 90 && !whole.includes('\n');
  const runs = paragraphs.map((text, at): Text => ({
    is: 'text',
    text,
    rich: rich.length === paragraphs.length ? (rich[at] ?? text) : text,
    isStrong: share > 0.85 || (isTitle && paragraphs.length === 1),
    hint,
  }));
  return runs.flatMap(withoutTitleLine);
}

/** "<b>Thursday</b><br>Pub quiz": a first line that is set off is a text of its own. */
function withoutTitleLine(text: Text): Text[] {
  const [first = '', ...rest] = text.rich.split('\n');
  const title = /^\*\*([^*]{1,80})\*\*:?$/.exec(first)?.[1];
  if (!title || rest.length === 0 || text.isStrong) return [text];
  const [, ...plainRest] = text.text.split('\n');
  return [
    { ...text, text: title, rich: title, isStrong: true },
    { ...text, text: plainRest.join('\n'), rich: rest.join('\n') },
  ];
}

function buttonOf(link: Element, here: Here): Button[] {
  const label = textOf(link);
  const href = attribute(link, 'href').trim();
  const to = href.startsWith('#') ? href.slice(0, 80) : lastingLink(href, here);
  return label === '' ? [] : [{ is: 'button', label: label.slice(0, 80).trim(), to }];
}
