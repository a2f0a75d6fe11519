/**
 * What somebody typed while their text was being saved, carried over to what the server made of it. `sent` is the text as it was saved,
 * `typed` as it stands by now, `saved` what the server holds since. Nothing of either is lost.
 */
export function rebaseText(sent: string, typed: string, saved: string): string {
  if (typed === sent) return saved;
  if (saved === sent || saved === typed) return typed;
  const mine = changeOf(sent, typed);
  const theirs = changeOf(sent, saved);
  if (mine.end <= theirs.start) return put(saved, mine.start, mine.end, mine.text);
  const shift = saved.length - sent.length;
  if (mine.start >= theirs.end) return put(saved, mine.start + shift, mine.end + shift, mine.text);
  return onItsLines(sent, mine, saved) ?? behind(typed, mine, saved);
}

/** `text` stands where `before` had what lies from `start` to `end`. */
type Change = { start: number; end: number; text: string };

const put = (text: string, start: number, end: number, part: string) => text.slice(0, start) + part + text.slice(end);

/** The one part that differs. */
function changeOf(before: string, after: string): Change {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}

/** The lines that were typed in, where the saved text has them once. */
function onItsLines(sent: string, { start, end, text }: Change, saved: string): string | null {
  const from = sent.lastIndexOf('\n', start - 1) + 1;
  const next = sent.indexOf('\n', end);
  const lines = sent.slice(from, next === -1 ? sent.length : next);
  const at = saved.indexOf(lines);
  if (lines.trim() === '' || at === -1 || saved.includes(lines, at + 1)) return null;
  return put(saved, at + start - from, at + end - from, text);
}

/** All lines that were typed in as a paragraph of their own at the end: twice is better than lost. */
function behind(typed: string, { start, text }: Change, saved: string): string {
  const from = typed.lastIndexOf('\n', start - 1) + 1;
  const next = typed.indexOf('\n', start + text.length);
  return `${saved.trimEnd()}\n\n${typed.slice(from, next === -1 ? typed.length : next).trim()}\n`;
}
