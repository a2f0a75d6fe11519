import type { Options } from 'rehype-sanitize';

/** Before each id in a text, so that none of them is one of the page around it. */
export const ID_PREFIX = 'post-';

/** Addresses of uploaded pictures as texts name them: `asset:<id>`. */
export const ASSET_SCHEME = 'asset';

const text = [
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
];
const blocks = ['blockquote', 'details', 'div', 'figure', 'figcaption', 'hr', 'p', 'pre', 'section', 'summary'];
const lists = ['dd', 'dl', 'dt', 'li', 'ol', 'ul'];
const tables = ['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];

/**
 * What may stand in a text of an owner on their own pages, and nothing else: no script, no style, nothing that is loaded from
 * elsewhere, no name that the page around it uses.
 */
export const safeSchema: Options = {
  tagNames: [
    ...text,
    'strong',
    'sub',
    'sup',
    'u',
    'var',
    ...blocks,
    ...lists,
    ...tables,
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'img',
  ],
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    code: [['className', /^language-[\w+#-]{1,30}$/]],
    details: ['open'],
    div: [
      ['className', 'post__table'],
      ['tabIndex', 0],
    ],
    img: ['src', 'alt', 'title'],
    ol: ['start', ['reversed', true]],
    pre: [['tabIndex', 0]],
    section: [['className', 'post__notes']],
    td: [['align', 'left', 'right', 'center'], 'colSpan', 'rowSpan'],
    th: [['align', 'left', 'right', 'center'], 'colSpan', 'rowSpan', ['scope', 'col', 'row']],
    '*': ['id', 'lang', ['dir', 'ltr', 'rtl', 'auto']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: [ASSET_SCHEME] },
  required: {},
  ancestors: {
    ...Object.fromEntries(tables.filter((name) => name !== 'table').map((name) => [name, ['table']])),
    li: ['ol', 'ul'],
    summary: ['details'],
  },
  clobber: ['id'],
  clobberPrefix: ID_PREFIX,
  /** Gone with what is in them; of other elements that may not stand here the words stay. */
  strip: [
    'script',
    'style',
    'title',
    'template',
    'iframe',
    'frameset',
    'noframes',
    'noembed',
    'noscript',
    'object',
    'embed',
    'applet',
    'svg',
    'math',
    'audio',
    'video',
    'canvas',
    'xmp',
    'plaintext',
    'textarea',
    'select',
    'button',
    'option',
  ],
};
