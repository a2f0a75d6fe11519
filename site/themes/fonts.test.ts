import { expect, test } from 'vitest';
import { facesFor, fontFaceCss } from './fonts.ts';
import { typePairs } from './type-pairs.ts';

/** The files that a browser fetches for a text: of each letter the last face whose range holds it. */
function fetchedFor(text: string, language: string): string[] {
  const { fonts } = typePairs.find(({ id }) => id === 'geist') ?? { fonts: [] };
  const faces = fontFaceCss(facesFor(fonts, language), '/f/')
    .split('@font-face')
    .slice(1)
    .map((rule) => ({
      file: /url\(\/f\/([^)]+)\)/.exec(rule)?.[1] ?? '',
      ranges: (rule.split('unicode-range:')[1] ?? '')
        .replace('}', '')
        .split(',')
        .map((range) =>
          range
            .slice(2)
            .split('-')
            .map((end) => Number.parseInt(end, 16)),
        ),
    }));
  const fileFor = (code: number) =>
    faces.findLast(({ ranges }) => ranges.some(([first = 0, last = first]) => code >= first && code <= last))?.file;
  return [...new Set([...text].flatMap((letter) => fileFor(letter.codePointAt(0) ?? 0) ?? []))];
}

test('a page fetches the small file where its language is written with common letters, else the Latin one', () => {
  for (const [text, language] of [
    ['Bread & rolls: €4.80 – “today”', 'en'],
    ['Größe', 'de-AT'],
    ['Mon\u2009–\u2009Fri 7\u202fam', 'en'],
    ['Crêpes à l’œuf', 'fr'],
  ] as const)
    expect(fetchedFor(text, language)).toEqual(['geist-common-wght-normal.woff2']);
  expect(fetchedFor('Señor', 'es')).toEqual(['geist-latin-wght-normal.woff2']);
  expect(fetchedFor('Cœur', 'it')).toEqual(['geist-latin-wght-normal.woff2']);
  expect(fetchedFor('Łódź', 'pl').sort()).toEqual([
    'geist-latin-ext-wght-normal.woff2',
    'geist-latin-wght-normal.woff2',
  ]);
});
