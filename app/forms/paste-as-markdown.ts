import TurndownService from 'turndown';

/** What a word processor, a mail or a web page copies, as Markdown. Fetched with the first such paste. */
export function markdownOf(html: string): string {
  return converter().turndown(html).trim();
}

function converter(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  service.remove(['style', 'script', 'title', 'meta', 'link']);
  service.addRule('office', { filter: ({ nodeName }) => nodeName.toUpperCase() === 'O:P', replacement: () => '' });
  // Google Docs wraps all of a copy in one bold element that is not bold, and sets bold and italic by styles.
  service.addRule('styled', {
    filter: ['b', 'strong', 'i', 'em', 'span'],
    replacement: (content, node) => withMarks(content, node),
  });
  service.addRule('item', {
    filter: 'li',
    replacement: (content, node) => {
      const mark = markOf(node);
      return `${mark}${indented(content.trim(), mark.length)}\n`;
    },
  });
  service.addRule('word-item', {
    filter: (node) => /MsoListParagraph/.test(node.getAttribute('class') ?? ''),
    replacement: (content) =>
      `\n${content
        .trim()
        .replace(/^(?:[·•o§‣-]|\\-)\s+/u, '- ')
        .replace(/^(\d+)\\?[.)]\s+/, '$1. ')}\n`,
  });
  // A picture of the sender's own disk or mail, which nobody else can see.
  service.addRule('picture', {
    filter: 'img',
    replacement: (_content, node) => {
      const address = attribute(node, 'src');
      return /^https?:/i.test(address)
        ? `![${attribute(node, 'alt')
            .replace(/[[\]\n]/g, ' ')
            .trim()}](${address})`
        : '';
    },
  });
  service.addRule('table', { filter: 'table', replacement: (_content, node) => tableOf(node, service) });
  return service;
}

const attribute = (node: unknown, name: string): string => (isElement(node) ? (node.getAttribute(name) ?? '') : '');
const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'getAttribute' in node;

function withMarks(content: string, node: unknown): string {
  const words = content.trim();
  if (words === '' || !isElement(node)) return content;
  const style = attribute(node, 'style').replace(/\s/g, '').toLowerCase();
  const name = node.nodeName.toLowerCase();
  const isBold =
    /font-weight:(?:bold|[6-9]00)/.test(style) ||
    (/^(?:b|strong)$/.test(name) && !/font-weight:(?:normal|400)/.test(style));
  const isItalic = /font-style:italic/.test(style) || (/^(?:i|em)$/.test(name) && !/font-style:normal/.test(style));
  const mark = `${isBold ? '**' : ''}${isItalic ? '*' : ''}`;
  if (mark === '' || words.includes('\n\n') || words.startsWith('**')) return content;
  return content.replace(words, () => mark + words + [...mark].reverse().join(''));
}

function markOf(node: unknown): string {
  const list = isElement(node) ? node.parentElement : null;
  if (list?.nodeName !== 'OL') return '- ';
  let number = Number(attribute(list, 'start') || 1);
  for (let item = isElement(node) ? node.previousElementSibling : null; item; item = item.previousElementSibling)
    number += 1;
  return `${number}. `;
}

/** What belongs to an item stands below its first letter. */
const indented = (text: string, by: number): string =>
  text.replace(/\n{3,}/g, '\n\n').replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`);

function tableOf(table: unknown, service: TurndownService): string {
  if (!isElement(table)) return '';
  const rows = Array.from(table.querySelectorAll('tr'), (row) =>
    Array.from(row.querySelectorAll('th, td'), (cell) =>
      oneLine(service.turndown(cell.innerHTML)).replaceAll('|', '\\|'),
    ),
  );
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  // A table of one column only places things.
  if (width < 2) return `\n\n${rows.flat().join('\n\n')}\n\n`;
  const line = (cells: string[]) => `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return `\n\n${[line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line)].join('\n')}\n\n`;
}

const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
