import { describe, expect, it } from 'vitest';
import { tokensOf } from '../tokens.ts';
import { languages, phrasesOf, placesOf, vocabularies } from './index.ts';

describe.each(languages)('the words of %s', (language) => {
  const words = vocabularies[language];

  it('have a place for every month, number and ordinal', () => {
    const count = (list: string) => list.split(', ').length;
    expect([words.months, words.numbers, words.tens, words.ordinals].map(count)).toEqual([12, 20, 8, 5]);
  });

  it('tell the days of the week apart', () => {
    const spellings = words.weekdays.split(/[/,] ?/);
    expect(new Set(spellings).size).toBe(spellings.length);
  });

  it('are lower case with straight quotes, as the readers see a text', () => {
    const lists = Object.values(words).flatMap((list) => (typeof list === 'string' ? [list] : Object.values(list)));
    for (const list of lists) expect(list).toBe(list.toLowerCase().replace(/[’‘“”]/g, "'"));
  });
});

describe('phrases', () => {
  it('are found at their place, the longest first', () => {
    const tokens = tokensOf("We don't open on bank holidays");
    expect(phrasesOf('bank, bank holidays').at(tokens, 4)).toBe(2);
    expect(phrasesOf("don't").at(tokens, 1)).toBe(1);
    expect(phrasesOf('bank').at(tokens, 0)).toBe(0);
  });

  it('see through elisions', () => {
    expect(tokensOf("J'ouvre l'atelier, I'm O'Brien").map(({ text }) => text)).toEqual([
      "j'",
      'ouvre',
      "l'",
      'atelier',
      ',',
      "i'",
      'm',
      "o'",
      'brien',
    ]);
  });

  it('know their place in lists where it means something', () => {
    expect(placesOf(vocabularies.en.months).at(tokensOf('12 Sept 2026'), 1)).toEqual({ place: 8, length: 1 });
  });
});
