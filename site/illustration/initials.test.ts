import { expect, test } from 'vitest';
import { ratios } from './canvas.ts';
import type { Ratio } from './canvas.ts';
import { drawMotif, hands, initialsOf } from './index.ts';

test.each([
  ['Low Voices', 'LV'],
  ['Heron & Grebe', 'H&G'],
  ['The Larder on Leechwell', 'LL'],
  ['Die Uhrmacherin', 'U'],
  ['Casa do Fole', 'CF'],
  ['KRK', 'KRK'],
  ['Kancelaria Hanna Brzoza Rzeszów Rynek', 'KHB'],
  ['نادي الشطرنج', 'نش'],
  ['渡会翻訳', '渡会'],
  ['Øyvind Åsen', 'ØÅ'],
  ['& Sons', 'S'],
  ['…', ''],
])('%s is known by %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

test('a drawing made of letters holds in every shape and hand, in any script, and breaks no markup', () => {
  for (const ratio of Object.keys(ratios) as Ratio[])
    for (const hand of hands)
      for (const letters of ['H&G', 'نش', '渡会'])
        for (const seed of [1, 2, 3, 4]) {
          const drawing = drawMotif({ motif: 'initials', seed, ratio, hand, letters });
          expect(drawing).toContain('<text ');
          expect(drawing).not.toMatch(/NaN|undefined|\sid=|&(?!amp;)/);
          expect(drawing).not.toMatch(/#[0-9a-f]{3,8}\b/i);
        }
});

test('without letters the same drawing is a pattern', () => {
  expect(drawMotif({ motif: 'initials', seed: 1, ratio: 'wide', letters: '' })).not.toContain('<text');
});
