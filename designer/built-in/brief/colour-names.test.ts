import { oklch } from 'culori';
import { expect, it } from 'vitest';
import { coloursIn } from './colour-names.ts';

const toneOf = (words: string) => oklch(coloursIn(words)[0]?.hex ?? '#000');

it.each([
  ['palegreen', '#98fb98'],
  ['light cyan', '#e0ffff'],
  ['light goldenrod', '#fafad2'],
  ['dark slate blue', '#483d8b'],
  ['#abc', '#aabbcc'],
])('takes the CSS name or value %s as it is', (words, hex) => {
  expect(coloursIn(words)).toMatchObject([{ hex, name: words }]);
});

it.each([
  'pale green',
  'light green',
  'soft pink',
  'vert pâle',
  'verde claro',
  'zartes Grün',
  'blassgrün',
  'pastel blue',
])('makes %s a calm light tone', (words) => {
  const tone = toneOf(words);
  expect(tone?.l).toBeGreaterThan(0.83);
  expect(tone?.c).toBeLessThan(0.085);
});

it.each(['deep teal', 'dark red', 'bleu foncé', 'azul oscuro', 'verde escuro', 'dunkles Rot'])(
  'makes %s deep',
  (words) => {
    expect(toneOf(words)?.l).toBeLessThan(0.45);
  },
);

it.each(['muted teal', 'dusty blue', 'faded orange'])('makes %s quiet', (words) => {
  expect(toneOf(words)?.c).toBeLessThan(0.08);
});

it('keeps a dark orange an orange', () => {
  expect(toneOf('dark orange')?.l).toBeGreaterThan(0.5);
  expect(toneOf('bright yellow')?.c).toBeGreaterThan(0.14);
});
