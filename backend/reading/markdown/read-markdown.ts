import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { countWords } from './count-words.ts';
import { elementsOf, setHeadings, setInnerLinks, setNotes, setPictures, setWideParts, textOf } from './own-marks.ts';
import type { Root } from './own-marks.ts';
import { requireReadable, tooDeep } from './readable.ts';
import { ASSET_SCHEME, safeSchema } from './safe-schema.ts';

export type ReadMarkdown = {
  /** Nothing in it runs, loads or takes a name of the page around it. Pictures are `<img src="asset:<id>" …>`. */
  html: string;
  words: number;
  /** Where its links lead, each once. */
  links: string[];
  /** Ids of the uploaded pictures that it shows, each once. */
  pictures: string[];
};

const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteBackContent: '↩',
    footnoteBackLabel: '',
  })
  .use(rehypeRaw)
  .use(() => (tree: Root) => {
    setNotes(tree);
    setHeadings(tree);
    setPictures(tree);
    setWideParts(tree);
    setInnerLinks(tree);
  })
  .use(rehypeSanitize, safeSchema);
const toHtml = unified().use(rehypeStringify);

/** Markdown, HTML within it too, as safe HTML whose headings begin at the second level. Throws `MarkdownRefused`. */
export function readMarkdown(text: string): ReadMarkdown {
  requireReadable(text);
  const tree = safeTree(text);
  const elements = [...elementsOf(tree)];
  const valuesOf = (name: string) =>
    [...new Set(elements.flatMap(({ properties }) => properties[name] ?? []))].map(String);
  return {
    html: toHtml.stringify(tree),
    words: countWords(textOf(tree)),
    links: valuesOf('href'),
    pictures: valuesOf('src').map((address) => address.slice(ASSET_SCHEME.length + 1)),
  };
}

function safeTree(text: string): Root {
  try {
    return toTree.runSync(toTree.parse(text));
  } catch (error) {
    // Elements within elements without end: whoever walks them runs out of room.
    if (error instanceof RangeError) throw tooDeep();
    throw error;
  }
}
