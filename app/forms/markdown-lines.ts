import type { Edit, Selected } from './rich-edit.ts';

/** Puts text in place of the selection; the cursor stands behind it. */
export function insertText({ start, end }: Selected, text: string): Edit {
  return { from: start, to: end, text, start: start + text.length, end: start + text.length };
}

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
