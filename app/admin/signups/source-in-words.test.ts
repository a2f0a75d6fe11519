import { expect, it } from 'vitest';
import { sourceInWords } from './source-in-words.ts';

it.each([
  [null, 'Not known'],
  ['/', 'Home page'],
  ['/template-builder/3', 'Builder 3'],
  ['/website/abc/settings', 'A website made before'],
  ['/claim', 'A website made before'],
  ['/domains/add', 'Domains'],
  ['/new-page', '/new-page'],
])('who signed up from %s is said to come from “%s”', (path, words) => {
  expect(sourceInWords(path)).toBe(words);
});
