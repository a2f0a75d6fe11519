import { expect, test } from 'vitest';
import { emptyTable, insertBlock, toggleBlock, toggleCode } from './markdown-edit.ts';
import { countWords, nextLine } from './markdown-lines.ts';
import type { Edit, Selected } from './rich-edit.ts';

/** `‹` and `›` stand where the selection begins and ends; one `|` where the cursor is. */
function selected(text: string): Selected {
  const start = text.indexOf('‹');
  return { value: text.replace(/[‹›]/g, ''), start, end: text.indexOf('›') - 1 };
}
function after(text: string, edit: (from: Selected) => Edit | null): string {
  const from = selected(text);
  const made = edit(from);
  if (!made) return text;
  const value = from.value.slice(0, made.from) + made.text + from.value.slice(made.to);
  return `${value.slice(0, made.start)}‹${value.slice(made.start, made.end)}›${value.slice(made.end)}`;
}
const enter = (text: string) => after(text, nextLine);
const code = (text: string) => after(text, toggleCode);

test('lines become headings, and plain again', () => {
  expect(after('on‹›e', (from) => toggleBlock(from, 'heading'))).toBe('## one‹›');
  expect(after('## on‹›e', (from) => toggleBlock(from, 'subheading'))).toBe('### one‹›');
  expect(after('### on‹›e', (from) => toggleBlock(from, 'subheading'))).toBe('one‹›');
  expect(after('# on‹›e', (from) => toggleBlock(from, 'heading'))).toBe('## one‹›');
});

test('lines become items with marks or numbers, and one turns into the other', () => {
  const numbers = (from: Selected) => toggleBlock(from, 'numbers');
  expect(after('‹one\n\ntwo›', numbers)).toBe('‹1. one\n\n2. two›');
  expect(after('‹1. one\n2. two›', numbers)).toBe('‹one\ntwo›');
  expect(after('‹- one\n* two›', numbers)).toBe('‹1. one\n2. two›');
  expect(after('‹1. one\n2. two›', (from) => toggleBlock(from, 'bullets'))).toBe('‹- one\n- two›');
});

test('anything can be quoted, and let go again', () => {
  const quote = (from: Selected) => toggleBlock(from, 'quote');
  expect(after('‹- one\n\n- two›', quote)).toBe('‹> - one\n> \n> - two›');
  expect(after('‹> - one\n> \n> - two›', quote)).toBe('‹- one\n\n- two›');
});

test('a few words become code within the line, several lines a block', () => {
  expect(code('run ‹npm start› now')).toBe('run `‹npm start›` now');
  expect(code('run `‹npm start›` now')).toBe('run ‹npm start› now');
  expect(code('‹a`b›')).toBe('``‹a`b›``');
  expect(code('‹one\ntwo›')).toBe('‹```\none\ntwo\n```›');
  expect(code('‹```\none\ntwo\n```›')).toBe('‹one\ntwo›');
});

test('a block has empty lines around it, and no more than it needs', () => {
  const block = (text: string) => after(text, (from) => insertBlock(from, 'X'));
  expect(block('‹›')).toBe('X‹›\n\n');
  expect(block('one‹›two')).toBe('one\n\nX‹›\n\ntwo');
  expect(block('one\n‹›\ntwo')).toBe('one\n\nX‹›\n\ntwo');
  expect(block('one\n\n‹›\n\ntwo')).toBe('one\n\nX‹›\n\ntwo');
  expect(after('‹›', (from) => insertBlock(from, emptyTable.text, emptyTable.selects))).toMatch(
    /^\| ‹Name› \| Price \|\n/,
  );
});

test('Enter goes on with a list, counts on, and ends it in an empty item', () => {
  expect(enter('- one‹›')).toBe('- one\n- ‹›');
  expect(enter('  9. nine‹›')).toBe('  9. nine\n  10. ‹›');
  expect(enter('- [x] done‹›')).toBe('- [x] done\n- [ ] ‹›');
  expect(enter('> - one‹›')).toBe('> - one\n> - ‹›');
  expect(enter('> said‹›')).toBe('> said\n> ‹›');
  expect(enter('- one\n- ‹›')).toBe('- one\n‹›');
  expect(enter('plain‹›')).toBe('plain‹›');
  expect(enter('‹one›')).toBe('‹one›');
});

test('words are counted as readers read them', () => {
  expect(countWords('')).toBe(0);
  expect(countWords("## Our bread\n\nIt's baked at 4.30 — [every day](/days), ![Loaf](asset:abc)")).toBe(9);
  expect(countWords('我们的面包')).toBe(3);
});
