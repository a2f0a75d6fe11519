/** A text with what is selected in it, as a textarea holds them. */
export type Selected = { value: string; start: number; end: number };

/** What to type in place of a part of the text, and what is selected afterwards. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

/** The edit that puts `text` in place of a part; null when that changes nothing. */
export const replaced = (
  { value }: Selected,
  from: number,
  to: number,
  text: string,
  start: number,
  end: number,
): Edit | null => (value.slice(from, to) === text ? null : { from, to, text, start, end });

/** The selection without spaces at its ends, which marks must not touch. */
function trimmed({ value, start, end }: Selected): Selected {
  while (start < end && /\s/.test(value[start] ?? '')) start += 1;
  while (end > start && /\s/.test(value[end - 1] ?? '')) end -= 1;
  return { value, start, end };
}

/** Puts `mark` (`**` or `*`) around the selection, or takes it away. Without a selection the marks stand around the cursor. */
export function toggleMark(selected: Selected, mark: '**' | '*'): Edit | null {
  const { value, start, end } = trimmed(selected);
  const size = mark.length;
  const around = marksAround({ value, start, end }, mark);
  if (around) {
    const [before, after] = [value.slice(around.from + size, start), value.slice(end, around.to - size)];
    const [left, right] = start === end ? [before, after] : [marked(before, mark), marked(after, mark)];
    const at = around.from + left.length;
    const text = left + value.slice(start, end) + right;
    return replaced(selected, around.from, around.to, text, at, at + end - start);
  }
  const words = value.slice(start, end);
  const stars = (text: string) => /^\**/.exec(text)?.[0].length ?? 0;
  const inner = words.slice(size, words.length - size);
  if (words.length > 2 * size && isMark(stars(words), mark) && isMark(stars([...words].reverse().join('')), mark))
    return replaced(selected, start, end, inner, start, start + inner.length);
  return replaced(selected, start, end, mark + words + mark, start + size, end + size);
}

/** Whether so many stars hold the mark: three are bold and italic. */
const isMark = (stars: number, mark: '**' | '*') => (mark === '*' ? stars % 2 === 1 : stars >= 2);

/** Words with marks around them, the spaces at their ends outside. */
function marked(text: string, mark: string): string {
  const { start, end } = trimmed({ value: text, start: 0, end: text.length });
  return start === end ? text : text.slice(0, start) + mark + text.slice(start, end) + mark + text.slice(end);
}

/** The marks that the selection stands between, with all that is between them: they open and close in one line. */
function marksAround({ value, start, end }: Selected, mark: '**' | '*'): { from: number; to: number } | null {
  const line = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', start);
  let open: number | null = null;
  for (const found of value.slice(line, next === -1 ? undefined : next).matchAll(/\*+/g)) {
    const [{ length }, at] = [found[0], line + found.index];
    const isHere = start === end && at + mark.length <= start && start + mark.length <= at + length;
    if (isHere) return { from: start - mark.length, to: start + mark.length };
    const isItem = at === line && value[at + length] === ' ';
    if (!isMark(length, mark) || isItem) continue;
    if (open === null) open = at + length;
    else if (open <= start && end <= at) return { from: open - mark.length, to: at + mark.length };
    else open = null;
  }
  return null;
}

/** The whole lines that the selection touches. One that ends just after a line does not touch the next. */
export function linesIn({ value, start, end }: Selected): { from: number; to: number; lines: string[] } {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', Math.max(start, end - (value[end - 1] === '\n' ? 1 : 0)));
  const to = next === -1 ? value.length : next;
  return { from, to, lines: value.slice(from, to).split('\n') };
}

/** Puts `mark` (`- ` or `## `) before every line of the selection, or takes it away when all of them have it. */
export function toggleLines(selected: Selected, mark: '- ' | '## '): Edit | null {
  const { from, to, lines } = linesIn(selected);
  const isOn = lines.every((line) => line.startsWith(mark) || line.trim() === '') && lines.some((line) => line.trim());
  const text = lines
    .map((line) => (isOn || (line.trim() === '' && lines.length > 1) ? bare(line, mark, isOn) : mark + bare(line)))
    .join('\n');
  return replaced(selected, from, to, text, from + (lines.length === 1 ? text.length : 0), from + text.length);
}

const bare = (line: string, mark = '', isOn = true): string =>
  mark === '' ? line.replace(/^(?:- |## )/, '') : isOn ? line.replace(mark, '') : line;

/** The link that the selection stands in or that is selected whole; its words and address. */
export function linkAt({
  value,
  start,
  end,
}: Selected): { from: number; to: number; words: string; address: string } | null {
  for (const found of value.matchAll(/(?<!\[)\[([^[\]\n]+)\]\(([^()\s]*)\)/g)) {
    const [whole, words = '', address = ''] = found;
    if (found.index <= start && end <= found.index + whole.length)
      return { from: found.index, to: found.index + whole.length, words, address };
  }
  return null;
}

/** Makes the selection a link, changes the one it stands in, or takes it away when there is no address. */
export function setLink(selected: Selected, address: string): Edit | null {
  const old = linkAt(selected);
  const { value, start, end } = trimmed(selected);
  const { from, to, words } = old ?? { from: start, to: end, words: value.slice(start, end) };
  const called = words.replace(/[[\]\n]/g, ' ').trim() || address;
  const text = address === '' ? words : `[${called}](${address})`;
  return replaced(selected, from, to, text, from, from + text.length);
}
