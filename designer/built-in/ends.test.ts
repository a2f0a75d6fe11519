import { expect, it } from 'vitest';
import { withoutEnd } from './ends.ts';

it.each([
  ['Bread, rolls –  ', 'Bread, rolls'],
  [', ,', ''],
  ['A, b', 'A, b'],
  ['', ''],
])('the end of “%s” is taken off', (text, kept) => expect(withoutEnd(text, /[\s,–]/u)).toBe(kept));
