import { expect, it } from 'vitest';
import { importInWords } from './import-words.ts';

it('counts what became of the posts of a file', () => {
  expect(importInWords({ created: 2, changed: 1, unchanged: 0, refused: 3 })).toBe(
    '2 posts imported, 1 updated, 3 left out.',
  );
  expect(importInWords({ created: 0, changed: 0, unchanged: 1, refused: 0 })).toBe('1 post already here.');
  expect(importInWords({ created: 0, changed: 0, unchanged: 0, refused: 0 })).toBe('');
});
