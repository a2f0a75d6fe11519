import { describe, expect, it } from 'vitest';
import { hostileMarkdown } from './hostile-markdown.ts';
import { placePictures } from './pictures-elsewhere.ts';
import { readMarkdown } from './read-markdown.ts';
import { MarkdownRefused } from './readable.ts';

const OVEN = 'https://old.example/oven.jpg';
const placed = (text: string, address = OVEN) => placePictures(text, { [address]: 'abc' }).text;
const addresses = (text: string) => placePictures(text, {}).elsewhere.map(({ address }) => address);

describe('pictures from other websites in a text', () => {
  it.each([
    ['![The oven](https://old.example/oven.jpg)', '![The oven](asset:abc)'],
    ['![The oven](https://old.example/oven.jpg "At night")', '![The oven](asset:abc "At night")'],
    ['![The oven](<https://old.example/oven.jpg>)', '![The oven](asset:abc)'],
    ['![An \\[old\\] oven](https://old.example/oven.jpg)', '![An \\[old\\] oven](asset:abc)'],
    [
      '[![Oven](https://old.example/oven.jpg)](https://old.example/big.jpg)',
      '[![Oven](asset:abc)](https://old.example/big.jpg)',
    ],
    ['![Oven][o]\n\n[o]: https://old.example/oven.jpg "At night"', '![Oven][o]\n\n[o]: asset:abc "At night"'],
    ['> * ![Oven](https://old.example/oven.jpg)\n>   and more', '> * ![Oven](asset:abc)\n>   and more'],
    [
      '<figure>\n<img width="3" src="https://old.example/oven.jpg" alt="Oven">\n</figure>',
      '<figure>\n<img width="3" src="asset:abc" alt="Oven">\n</figure>',
    ],
  ])('become uploaded ones: %s', (text, expected) => {
    expect(addresses(text)).toEqual([OVEN]);
    expect(placed(text)).toBe(expected);
    expect(readMarkdown(placed(text)).pictures).toEqual(['abc']);
    expect(addresses(placed(text))).toEqual([]);
  });

  it('are found by the address that a browser would ask, whatever signs it was written with', () => {
    const text = '<img src="https://old.example/a?x=1&amp;y=2"> ![a](https://old.example/a?x=1&y=2)';
    expect(addresses(text)).toEqual(['https://old.example/a?x=1&y=2']);
    expect(placed(text, 'https://old.example/a?x=1&y=2')).toBe('<img src="asset:abc"> ![a](asset:abc)');
  });

  it('are told once each, with the words that stand for them, and take no other text along', () => {
    const text = `![One](${OVEN})\n\nWords.\n\n![Two](${OVEN}) and ![](https://other.example/b.png)`;
    expect(placePictures(text, {}).elsewhere).toEqual([
      { address: OVEN, alt: 'One' },
      { address: 'https://other.example/b.png', alt: '' },
    ]);
    expect(placePictures(text, { [OVEN]: 'abc' })).toEqual({
      text: '![One](asset:abc)\n\nWords.\n\n![Two](asset:abc) and ![](https://other.example/b.png)',
      elsewhere: [{ address: 'https://other.example/b.png', alt: '' }],
    });
  });

  it.each([
    '`![Oven](https://old.example/oven.jpg)`',
    '    ![Oven](https://old.example/oven.jpg)',
    '[The oven](https://old.example/oven.jpg)',
    '![Oven](asset:abc)',
    '![Oven](/oven.jpg)',
    '![Oven](data:image/png;base64,AAAA)',
    '![Oven](javascript:alert(1))',
    '![Oven][o] and [big][o]\n\n[o]: https://old.example/oven.jpg',
  ])('are none of these: %s', (text) => {
    expect(addresses(text)).toEqual([]);
    expect(placed(text)).toBe(text);
  });

  it('leave a hostile text as it is', () => {
    for (const text of hostileMarkdown) expect(placePictures(text, {}).text).toBe(text);
  });

  it('are refused in words where a text would take too long to read', () => {
    expect(() => placePictures('* '.repeat(8000), {})).toThrow(MarkdownRefused);
  });
});
