import { linesIn, replaced, type Edit, type Selected } from './rich-edit.ts';

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

/** Puts text in place of the selection; the cursor stands behind it. */
export function insertText({ start, end }: Selected, text: string): Edit {
  return { from: start, to: end, text, start: start + text.length, end: start + text.length };
}

/** A table to fill in, and what is selected of it first. */
export const emptyTable = { text: '| Name | Price |\n| --- | --- |\n|  |  |\n|  |  |', selects: 'Name' };

const ITEM = /^(\s*(?:> ?)*)(?:([-*+])|(\d{1,9})([.)]))( +)(\[[ xX]\] +)?/;
const QUOTE = /^\s*(?:> ?)+/;

/** What Enter types within a list or a quote: its next line. In an empty one it ends the list. Null for Enter itself. */
export function nextLine(selected: Selected): Edit | null {
  const { value, start, end } = selected;
  if (start !== end) return null;
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const line = value.slice(from, start);
  const [mark, lead = '', bullet, number = '', dot = '', space = '', box] = ITEM.exec(line) ?? QUOTE.exec(line) ?? [];
  if (mark === undefined) return null;
  if (line.length === mark.length)
    return isEndOfLine(value, start) ? { from, to: start, text: '', start: from, end: from } : null;
  const item = bullet ?? (number && `${Number(number) + 1}${dot}`);
  return insertText(selected, `\n${item ? `${lead}${item}${space}${box ? '[ ] ' : ''}` : mark}`);
}

const isEndOfLine = (value: string, at: number) => at === value.length || value[at] === '\n';

const WHERE_LINKS_LEAD = /\]\([^\s()[\]]*\)/g;
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;
/** Written without spaces: about so many letters make a word. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const LETTERS_A_WORD = 2;

/** About how many words readers will read. */
export function countWords(markdown: string): number {
  const text = markdown.replace(WHERE_LINKS_LEAD, '] ');
  const dense = text.match(DENSE)?.length ?? 0;
  const spaced = (dense === 0 ? text : text.replace(DENSE, ' ')).match(WORD)?.length ?? 0;
  return spaced + Math.ceil(dense / LETTERS_A_WORD);
}
