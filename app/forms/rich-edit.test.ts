import { expect, test } from 'vitest';
import { linkAt, setLink, toggleLines, toggleMark, type Edit, type Selected } from './rich-edit.ts';

/** `‹` and `›` stand where the selection begins and ends. */
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
const bold = (text: string) => after(text, (from) => toggleMark(from, '**'));
const italic = (text: string) => after(text, (from) => toggleMark(from, '*'));
const list = (text: string) => after(text, (from) => toggleLines(from, '- '));
const linked = (text: string, address: string) => after(text, (from) => setLink(from, address));

test('words become bold and plain again, without the spaces around them', () => {
  expect(bold('a ‹word› here')).toBe('a **‹word›** here');
  expect(bold('a‹ word ›here')).toBe('a **‹word›** here');
  expect(bold('a **‹word›** here')).toBe('a ‹word› here');
  expect(bold('a ‹**word**› here')).toBe('a ‹word› here');
  expect(bold('here ‹›')).toBe('here **‹›**');
});

test('within bold words what is selected becomes plain; without a selection all of them', () => {
  expect(bold('a **two ‹words›** here')).toBe('a **two** ‹words› here');
  expect(bold('a **‹two› words** here')).toBe('a ‹two› **words** here');
  expect(bold('**one ‹two› three**')).toBe('**one** ‹two› **three**');
  expect(bold('a **wo‹›rd** here')).toBe('a wo‹›rd here');
  expect(bold('**‹›**')).toBe('‹›');
  expect(bold('**one** ‹two› **three**')).toBe('**one** **‹two›** **three**');
  expect(italic('* an ‹item› of *this* list')).toBe('* an *‹item›* of *this* list');
  expect(italic('*one ‹two›* **three**')).toBe('*one* ‹two› **three**');
});

test('italic does not take bold for its own', () => {
  expect(italic('**‹word›**')).toBe('***‹word›***');
  expect(italic('***‹word›***')).toBe('**‹word›**');
  expect(bold('***‹word›***')).toBe('*‹word›*');
  expect(italic('*‹word›*')).toBe('‹word›');
});

test('lines become a list and lines again; a subheading becomes an item', () => {
  expect(list('one\n‹two\nthree›')).toBe('one\n‹- two\n- three›');
  expect(list('‹- two\n- three›')).toBe('‹two\nthree›');
  expect(list('‹one\n\n- two›')).toBe('‹- one\n\n- two›');
  expect(list('on‹›e')).toBe('- one‹›');
  expect(list('‹## one\ntwo›')).toBe('‹- one\n- two›');
  expect(after('‹›one', (from) => toggleLines(from, '## '))).toBe('## one‹›');
});

test('a link is made, changed and taken away', () => {
  expect(linked('see ‹our menu› today', '/menu')).toBe('see ‹[our menu](/menu)› today');
  expect(linked('see [our ‹me›nu](/menu) today', '/food')).toBe('see ‹[our menu](/food)› today');
  expect(linked('see [our ‹me›nu](/menu) today', '')).toBe('see ‹our menu› today');
  expect(linked('see ‹›', 'https://example.com')).toBe('see ‹[https://example.com](https://example.com)›');
  expect(linkAt(selected('[[your ‹price›]]'))).toBeNull();
});
