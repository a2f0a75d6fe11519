import type { MarkdownTool } from './markdown-tools.ts';
import { linesIn, replaced, toggleMark, type Edit, type Selected } from './rich-edit.ts';

/** What a tool types; links and pictures are asked for first. */
export function editOf(tool: Exclude<MarkdownTool, 'link' | 'picture'>, selected: Selected): Edit | null {
  switch (tool) {
    case 'bold':
      return toggleMark(selected, '**');
    case 'italic':
      return toggleMark(selected, '*');
    case 'code':
      return toggleCode(selected);
    case 'table':
      return insertBlock(selected, emptyTable.text, emptyTable.selects);
    default:
      return toggleBlock(selected, tool);
  }
}

/** What a line of Markdown can be. */
export type BlockKind = 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote';

const NUMBER = /^\d{1,9}[.)] +/;
const BULLET = /^[-*+] +/;
const own: Record<Exclude<BlockKind, 'quote'>, { is: RegExp; mark(at: number): string }> = {
  heading: { is: /^## +/, mark: () => '## ' },
  subheading: { is: /^### +/, mark: () => '### ' },
  bullets: { is: BULLET, mark: () => '- ' },
  numbers: { is: NUMBER, mark: (at) => `${at + 1}. ` },
};
/** Quotes hold anything; of the other marks a line has one. */
const OTHER = /^(?:#{1,6} +|[-*+] +|\d{1,9}[.)] +)/;

/** Makes the lines of the selection headings, items or quotes; plain again when all of them are. */
export function toggleBlock(selected: Selected, kind: BlockKind): Edit | null {
  const { from, to, lines } = linesIn(selected);
  const made = kind === 'quote' ? quoted(lines) : marked(lines, own[kind]);
  const text = made.join('\n');
  return replaced(selected, from, to, text, from + (lines.length === 1 ? text.length : 0), from + text.length);
}

const isBlank = (line: string) => line.trim() === '';

function quoted(lines: string[]): string[] {
  const isOn = lines.every((line) => line.startsWith('>'));
  return lines.map((line) => (isOn ? line.replace(/^> ?/, '') : `> ${line}`));
}

function marked(lines: string[], { is, mark }: { is: RegExp; mark(at: number): string }): string[] {
  const isOn = lines.some((line) => !isBlank(line)) && lines.every((line) => is.test(line) || isBlank(line));
  let at = 0;
  return lines.map((line) => {
    if (isBlank(line) && lines.length > 1) return line;
    return isOn ? line.replace(is, '') : mark(at++) + line.replace(OTHER, '');
  });
}

/** Shows the selection as code: a few words within a line, several lines as a block; or as text again. */
export function toggleCode(selected: Selected): Edit | null {
  const { value, start, end } = selected;
  const words = value.slice(start, end);
  if (words.includes('\n')) return toggleFence(selected);
  const isOn = value[start - 1] === '`' && value[end] === '`' && words !== '';
  if (isOn) return replaced(selected, start - 1, end + 1, words, start - 1, end - 1);
  const ticks = words.includes('`') ? '``' : '`';
  const made = `${ticks}${words}${ticks}`;
  return replaced(selected, start, end, made, start + ticks.length, start + ticks.length + words.length);
}

const FENCE = '```';

function toggleFence(selected: Selected): Edit | null {
  const { from, to, lines } = linesIn(selected);
  const isOn = lines.length > 2 && lines[0]?.startsWith(FENCE) && lines.at(-1) === FENCE;
  const text = isOn ? lines.slice(1, -1).join('\n') : [FENCE, ...lines, FENCE].join('\n');
  return replaced(selected, from, to, text, from, from + text.length);
}

/** Puts a block in place of the selection, with empty lines around it. `selects` is the part of it that is selected afterwards. */
export function insertBlock({ value, start, end }: Selected, block: string, selects = ''): Edit {
  const before = value.slice(0, start);
  const after = value.slice(end);
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const at = start + lead.length + (selects === '' ? block.length : block.indexOf(selects));
  return { from: start, to: end, text: lead + block + tail, start: at, end: at + selects.length };
}

/** A table to fill in, and what is selected of it first. */
export const emptyTable = { text: '| Name | Price |\n| --- | --- |\n|  |  |\n|  |  |', selects: 'Name' };
