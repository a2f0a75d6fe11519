import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { translatedLanguages, wordsOf } from '#site/render/words/index.ts';

/** `thing${count === 1 ? '' : 's'}`: a word whose ending is chosen apart from it. */
const ENDING_APART = /\p{L}\$\{[^{}?]{1,80}\? '\p{L}{0,3}' : '\p{L}{0,3}'\}/u;
const PLACES = /\{[a-z]+\}/g;

describe('no text is put together from pieces that a language cannot inflect', () => {
  it('words are whole in the source, one for each number', () => {
    const files = execFileSync('git', ['ls-files', 'app', 'backend', 'designer', 'hosting', 'site'], {
      encoding: 'utf8',
    });
    const found = files
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/generated\//.test(file))
      .filter((file) => ENDING_APART.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });

  it.each(translatedLanguages)('the fixed words in %s name what the English ones name', (language) => {
    const placesIn = (words: object) =>
      Object.entries(words).map(([key, text]) => [key, String(text).match(PLACES)?.toSorted() ?? []]);
    expect(placesIn(wordsOf(language))).toEqual(placesIn(wordsOf('en')));
  });
});
