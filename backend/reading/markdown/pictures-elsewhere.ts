import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { requireReadable } from './readable.ts';
import { ASSET_SCHEME } from './safe-schema.ts';

/** A picture that a text shows from another website. */
export type PictureElsewhere = { address: string; alt: string };

/** A text with uploaded pictures in the place of those elsewhere that have become some, and the others, each once. */
export type PlacedPictures = { text: string; elsewhere: PictureElsewhere[] };

const MOST_CHARACTERS = 2_000;

const parser = unified().use(remarkParse).use(remarkGfm);
type Tree = ReturnType<typeof parser.parse>;
type Node = Tree['children'][number];

/** Where in the text something stands, and what stands there once `id` is the picture. */
type Place = PictureElsewhere & { from: number; to: number; with(id: string): string };

/** An address that could be asked for a picture. */
export const isElsewhere = (address: string): boolean =>
  /^https?:\/\//i.test(address) && address.length <= MOST_CHARACTERS;

/**
 * Puts uploaded pictures where a text shows those of other websites: `known` gives the id of each by its address. Pictures in
 * the text's Markdown, by reference too, and in its HTML count; code does not. All else stays as it is, letter by letter. Throws `MarkdownRefused`.
 */
export function placePictures(text: string, known: Readonly<Record<string, string>>): PlacedPictures {
  requireReadable(text);
  const places = [...placesIn(parser.parse(text), text)].sort((one, other) => one.from - other.from);
  const elsewhere = new Map<string, PictureElsewhere>();
  const parts: string[] = [];
  let at = 0;
  for (const { address, alt, from, to, with: written } of places) {
    const id = Object.hasOwn(known, address) ? known[address] : undefined;
    if (id === undefined) {
      if (!elsewhere.has(address)) elsewhere.set(address, { address, alt });
      continue;
    }
    parts.push(text.slice(at, from), written(id));
    at = to;
  }
  return { text: [...parts, text.slice(at)].join(''), elsewhere: [...elsewhere.values()] };
}

function* nodesOf(parent: { children: readonly Node[] }): Generator<Node> {
  for (const child of parent.children) {
    yield child;
    if ('children' in child) yield* nodesOf(child);
  }
}

function* placesIn(tree: Tree, text: string): Generator<Place> {
  const nodes = [...nodesOf(tree)];
  const shown = new Map(nodes.flatMap((node) => (node.type === 'imageReference' ? [[node.identifier, node.alt]] : [])));
  const linked = new Set(nodes.flatMap((node) => (node.type === 'linkReference' ? [node.identifier] : [])));
  for (const node of nodes) {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from === undefined || to === undefined) continue;
    if (node.type === 'image' && isElsewhere(node.url)) {
      const alt = node.alt ?? '';
      yield { address: node.url, alt, from, to, with: (id) => `![${escaped(alt)}](${asset(id)}${titled(node.title)})` };
    }
    // What links lead to by the same name stays where it is.
    if (
      node.type === 'definition' &&
      isElsewhere(node.url) &&
      shown.has(node.identifier) &&
      !linked.has(node.identifier)
    )
      yield {
        ...{ address: node.url, alt: shown.get(node.identifier) ?? '', from, to },
        with: (id) => `[${node.label ?? node.identifier}]: ${asset(id)}${titled(node.title)}`,
      };
    if (node.type === 'html') yield* placesInHtml(text.slice(from, to), from);
  }
}

const asset = (id: string) => `${ASSET_SCHEME}:${id}`;
const escaped = (words: string) => words.replace(/[\\[\]]/g, '\\$&');
const titled = (title: string | null | undefined) => (title ? ` "${title.replace(/[\\"]/g, '\\$&')}"` : '');

const IMAGE = /<img\s[^<>]*>/gi;
const SOURCE = /\ssrc=(?:"([^"]*)"|'([^']*)')/i;
const ALT = /\salt=(?:"([^"]*)"|'([^']*)')/i;

/** The addresses of `<img>` elements, whose other attributes stay as they are. */
function* placesInHtml(html: string, start: number): Generator<Place> {
  for (const { 0: element, index } of html.matchAll(IMAGE)) {
    const source = SOURCE.exec(element);
    const written = source?.[1] ?? source?.[2] ?? '';
    const address = decoded(written).trim();
    if (!source || !isElsewhere(address)) continue;
    const alt = ALT.exec(element);
    const from = start + index + source.index + ' src="'.length;
    yield {
      ...{ address, alt: decoded(alt?.[1] ?? alt?.[2] ?? ''), from, to: from + written.length },
      with: asset,
    };
  }
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", lt: '<', gt: '>' };
const decoded = (value: string) => value.replace(/&(amp|quot|#39|lt|gt);/g, (_, name: string) => SIGNS[name] ?? '');
