import { expect, test } from 'vitest';
import { linksIn, plainWords, richParts, withLinks } from './rich-words.ts';

const text = (words: string) => ({ kind: 'text' as const, text: words });

test('bold, italic and links are read, also inside one another', () => {
  expect(richParts('Open **every day**, *even* on [Sunday](/hours).')).toEqual([
    text('Open '),
    { kind: 'bold', parts: [text('every day')] },
    text(', '),
    { kind: 'italic', parts: [text('even')] },
    text(' on '),
    { kind: 'link', to: '/hours', parts: [text('Sunday')] },
    text('.'),
  ]);
  expect(richParts('**Ask [us](mailto:a@example.com) first**')).toEqual([
    {
      kind: 'bold',
      parts: [text('Ask '), { kind: 'link', to: 'mailto:a@example.com', parts: [text('us')] }, text(' first')],
    },
  ]);
});

test('stars of sums, footnotes and unfinished marks stay as they were typed', () => {
  for (const plain of ['2 * 3 * 4', '5*3*2', 'from £4*', '**open', '* not a list', '** **', 'a_b_c', '[words] (x)'])
    expect(richParts(plain), plain).toEqual([text(plain)]);
});

test('a link to an address that is not allowed is plain text, and a missing fact is none', () => {
  expect(richParts('[here](javascript:alert(1))')[0]).toMatchObject({ kind: 'text' });
  expect(linksIn('[a](javascript:x) [b](//host) [c](/menu)')).toEqual(['/menu']);
  expect(richParts('from [[your price]](each)')).toEqual([text('from [[your price]](each)')]);
});

test('words stand alone where no marks are shown, and links can be led elsewhere', () => {
  expect(plainWords('A **very *good* day** [here](/a)')).toBe('A very good day here');
  expect(withLinks('[a](/old) and [b](/other), /old', (to) => (to === '/old' ? '/new' : to))).toBe(
    '[a](/new) and [b](/other), /old',
  );
});

test('a long text full of marks that never close stays plain', () => {
  for (const endless of ['**a '.repeat(3000), '[a](b '.repeat(2000), '*'.repeat(12_000)])
    expect(plainWords(endless)).toBe(endless);
});
