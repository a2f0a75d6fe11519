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
  const words = value.slice(start, end);
  const stars = (text: string) => /^\**/.exec(text)?.[0].length ?? 0;
  const before = stars([...value.slice(0, start)].reverse().join(''));
  const after = stars(value.slice(end));
  const has = (count: number) => (mark === '*' ? count % 2 === 1 : count >= 2);
  if (has(before) && has(after) && words !== '')
    return replaced(selected, start - size, end + size, words, start - size, end - size);
  const inner = words.slice(size, words.length - size);
  if (words.length > 2 * size && has(stars(words)) && has(stars([...words].reverse().join(''))))
    return replaced(selected, start, end, inner, start, start + inner.length);
  return replaced(selected, start, end, mark + words + mark, start + size, end + size);
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
