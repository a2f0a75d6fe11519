import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { schemesOf } from '../themes/index.ts';
import { ratios } from './canvas.ts';
import { drawMotif, faviconSvg, hands, motifForTrade, motifs, socialSvg } from './index.ts';
import type { Ratio } from './canvas.ts';
import { motifDrawings } from './motifs/index.ts';
import { Pen } from './pen.ts';

const shapes = Object.keys(ratios) as Ratio[];
const seeds = [7, -2_000_000_000];

const fresh = (motif: string, seed: number, ratio: Ratio) => {
  const pen = new Pen(seed);
  return motifDrawings[motif]?.({ pen, ...ratios[ratio] }) ?? '';
};

describe('drawings', () => {
  test('there are enough of them for the trades people have', () => {
    expect(motifs.length).toBeGreaterThanOrEqual(70);
  });

  test('the same motif, seed and shape give the same drawing, another seed another one', () => {
    for (const motif of motifs) {
      expect(fresh(motif, 5, 'wide')).toBe(fresh(motif, 5, 'wide'));
      expect(fresh(motif, 5, 'wide')).not.toBe(fresh(motif, 6, 'wide'));
    }
  });

  test('each stays under 2.5 KB compressed in every shape', () => {
    for (const motif of motifs)
      for (const ratio of shapes)
        for (const seed of seeds)
          expect(gzipSync(drawMotif({ motif, seed, ratio })).length, `${motif} ${ratio} ${seed}`).toBeLessThan(2560);
  });

  test('they use the theme’s colours only, and no broken number', () => {
    for (const motif of motifs) {
      const drawing = drawMotif({ motif, seed: 3, ratio: 'landscape' });
      expect(drawing).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|NaN|undefined|Infinity/i);
      expect(drawing).toMatch(/var\(--(accent|support)\)/);
    }
  });

  test('every hand draws the same shapes with lines and colours of its own', () => {
    for (const motif of motifs) {
      const drawn = hands.map((hand) => drawMotif({ motif, seed: 3, ratio: 'square', hand }));
      expect(new Set(drawn).size, motif).toBe(hands.length);
      for (const drawing of drawn) {
        expect(drawing, motif).not.toMatch(/#[0-9a-f]{3,8}\b|\sid=|NaN|undefined/);
        expect(/<path [^>]*? ([a-z-]+=)[^>]*? \1/.exec(drawing), motif).toBeNull();
      }
    }
  });

  test.each(hands)('every element that opens is closed, drawn as %s', (hand) => {
    for (const motif of motifs) {
      const drawing = drawMotif({ motif, seed: 9, ratio: 'portrait', hand });
      const open: string[] = [];
      for (const [, end, name = '', self] of drawing.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
        if (end) expect(open.pop()).toBe(name);
        else if (!self) open.push(name);
      }
      expect(open).toEqual([]);
    }
  });

  test('a name that no motif has gets the nearest one, never nothing', () => {
    expect(drawMotif({ motif: 'sourdough bread', seed: 1, ratio: 'wide' })).toBe(
      drawMotif({ motif: 'bread', seed: 1, ratio: 'wide' }),
    );
    expect(drawMotif({ motif: 'constructor', seed: 1, ratio: 'wide' })).toContain('<path');
    expect(drawMotif({ motif: '', seed: 1, ratio: 'wide' })).toContain('<path');
  });

  test.each([
    ['bakery', 'bread'],
    ['electrician', 'bulb'],
    ['dentist', 'tooth'],
    ['law-firm', 'column'],
    ['photographer', 'camera'],
    ['hair-salon', 'scissors'],
    ['campsite', 'tent'],
    ['piano-teacher', 'piano'],
    ['kindergarten', 'blocks'],
    ['corner-shop', 'shop'],
    ['something-nobody-does', 'landscape'],
  ])('%s is drawn as %s', (trade, motif) => {
    expect(motifForTrade(trade)).toBe(motif);
  });
});

describe('icon and social picture', () => {
  const tones = schemesOf({
    background: '#ffffff',
    ink: '#111111',
    accent: '#b4381e',
    support: '#e5ae3f',
    type: 'geist',
    radius: 'none',
    spacing: 'regular',
    mode: 'light',
    motion: 'none',
  }).day.plain;

  test('the icon shows the letter that counts, escaped', () => {
    expect(faviconSvg('The Copper Kettle', tones)).toContain('>C<');
    expect(faviconSvg('Ñandú', tones)).toContain('>Ñ<');
    expect(faviconSvg('<& "Co"', tones)).toContain('>C<');
    expect(faviconSvg('…', tones)).toContain('>•<');
  });

  test('the social picture holds fixed colours, escaped words and no outside file', () => {
    const card = { name: '</svg><script>', line: '"a" & b', trade: 'bakery', tones, serif: true };
    const svg = socialSvg(card);
    expect(svg).not.toMatch(/<script|var\(--|href|url\((?!#)/);
    expect(svg).toContain('&lt;/svg&gt;');
    expect(svg).toBe(socialSvg(card));
  });

  test('a very long name is cut to lines that fit', () => {
    const svg = socialSvg({ name: 'Verband '.repeat(30), line: '', trade: '', tones, serif: false });
    expect(svg.match(/<tspan/g)?.length).toBeLessThanOrEqual(3);
  });
});
