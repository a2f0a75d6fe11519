import { expect, it } from 'vitest';
import { valuesIn } from './spots.ts';

it.each([
  ['fi', 'Jäsenmaksu 40 € vuodessa', '40'],
  ['de', 'Plätze kosten fünfundzwanzig Euro', '25'],
])('finds what stands for a number, in figures or in words (%s: %s)', (language, words, key) => {
  expect(valuesIn(words, language).map((one) => one.key)).toEqual([key]);
});
