import { expect, test } from 'vitest';
import { textLength } from './text-length.ts';

test('wide letters count for more than narrow ones, marks for no more than a narrow one', () => {
  expect(textLength('Willow & Moss')).toBeGreaterThan(textLength('Lilli Fjellt!'));
  expect(textLength('面包店')).toBe(6);
  expect(textLength('Ñandú')).toBe(textLength('Nandu'));
  expect(textLength('')).toBe(0);
});
