import { describe, expect, it } from 'vitest';
import { expressionsIn, productFiles } from './expressions.mjs';

const found = (text: string) =>
  expressionsIn('some/file.ts', text).map(({ source, flags, place }) => [source, flags, place]);

describe('the expressions of a file', () => {
  it('are its literals, with their flags and lines', () => {
    expect(found('const a = 1 / 2;\nconst b = /[/]\\/x+/giu.test("/no/");')).toEqual([
      ['[/]\\/x+', 'giu', 'some/file.ts:2'],
    ]);
  });

  it('are those made from texts, templates and other expressions of the file', () => {
    const text = [
      'const DAY = "(?:mon|tue)";',
      'const LINK = /[a-z]+/;',
      'new RegExp(`^${DAY}\\\\s${LINK.source}$`, "iu");',
      'RegExp(String.raw`\\d+${DAY}` + "x*");',
      'new RegExp(LINK, "g");',
    ].join('\n');
    expect(found(text).slice(1)).toEqual([
      ['^(?:mon|tue)\\s[a-z]+$', 'iu', 'some/file.ts:3'],
      ['\\d+(?:mon|tue)x*', '', 'some/file.ts:4'],
      ['[a-z]+', 'g', 'some/file.ts:5'],
    ]);
  });

  it('have a word in place of what only a running process knows', () => {
    expect(found('const of = (name: string) => new RegExp(`</${name}\\\\s*>`, "i");')).toEqual([
      ['</x\\s*>', 'i', 'some/file.ts:1'],
    ]);
  });
});

it('the files of the product are all its rooms, without tests', () => {
  const files = productFiles();
  expect(files).toEqual(expect.arrayContaining(['server.ts', 'site/model/rich-words.ts', 'app/root.tsx']));
  expect(files.filter((file) => file.includes('.test.') || file.startsWith('tests/'))).toEqual([]);
});
