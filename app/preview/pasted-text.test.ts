import { expect, test } from 'vitest';
import { pastedText } from './pasted-text.ts';

const html =
  '<h3>Bread</h3><p style="color:red">Made <b>by hand</b>, <a href="https://example.com/a">see how</a> or <a href="javascript:alert(1)">not</a>.<img src="https://example.com/a.png" alt="A"></p><ul><li>rye [dark]</li><li>spelt</li></ul>';

test('a heading takes one line of what is pasted', () => {
  expect(pastedText('line', { text: ' Bread\r\n made\tby hand \n', html })).toBe('Bread made by hand');
});

test('paragraphs take words alone', () => {
  expect(pastedText('paragraphs', { text: 'One\r\n\r\n\r\n\r\nTwo\u00a0three\n', html })).toBe('One\n\nTwo three');
});

test('words take bold, italic and links that may be followed', () => {
  expect(pastedText('words', { text: '', html })).toBe(
    'Bread\n\nMade **by hand**, [see how](https://example.com/a) or not.\n\nrye [dark]\nspelt',
  );
});

test('blocks take subheadings and lists too', () => {
  expect(pastedText('blocks', { text: '', html })).toBe(
    '## Bread\n\nMade **by hand**, [see how](https://example.com/a) or not.\n\n- rye [dark]\n- spelt',
  );
});

test('without markup the words are taken as they are', () => {
  expect(pastedText('words', { text: '2 * 3 * 4', html: '' })).toBe('2 * 3 * 4');
});
