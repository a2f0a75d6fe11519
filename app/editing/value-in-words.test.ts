import { expect, test } from 'vitest';
import { inWords } from './value-in-words.ts';

test('values are shown in words', () => {
  expect(inWords('')).toBe('(empty)');
  expect(inWords(null)).toBe('(empty)');
  expect(inWords(true)).toBe('on');
  expect(
    inWords([
      { name: 'Loaf', price: '£4' },
      { name: 'Bun', price: '' },
    ]),
  ).toBe('Loaf · £4\nBun');
});
