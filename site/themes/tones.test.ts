import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Theme } from '../model/document.ts';
import { templates } from '../templates/index.ts';
import { contrastOf } from './contrast.ts';
import { palettes } from './palettes.ts';
import { grounds, modeOf, schemesOf, textPairsOf } from './tones.ts';
import type { Scheme } from './tones.ts';

const shape = { type: 'geist', radius: 'none', spacing: 'regular', motion: 'none' } as const;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const anyTheme = fc.record({
  background: hex,
  ink: hex,
  accent: hex,
  support: hex,
  mode: fc.constantFrom<Theme['mode']>('light', 'dark', 'auto'),
});

const failures = (scheme: Scheme) =>
  grounds.flatMap((ground) =>
    textPairsOf(scheme[ground])
      .filter(({ ratio }) => ratio < 4.5)
      .map((pair) => `${pair.text} on ${pair.ground} of ${ground}: ${pair.ratio.toFixed(2)}`),
  );

const allFailures = (theme: Theme) => Object.values(schemesOf(theme)).flatMap(failures);

describe('tones', () => {
  test('whatever colours an owner asks for, every text reads on every ground', () => {
    fc.assert(
      fc.property(anyTheme, (asked) => {
        expect(allFailures({ ...asked, ...shape })).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('greys, where neither black nor white is far away, read too', () => {
    for (let grey = 0; grey < 256; grey += 9) {
      const colour = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      const theme: Theme = { background: colour, ink: colour, accent: colour, support: colour, mode: 'auto', ...shape };
      expect(allFailures(theme), colour).toEqual([]);
    }
  });

  test('asked colours stay: old lace as ground, rosy brown as the colour of components', () => {
    const { day } = schemesOf({
      background: '#fdf5e6',
      ink: '#333333',
      accent: '#bc8f8f',
      support: '#d9c2a7',
      mode: 'light',
      ...shape,
    });
    expect(day.plain.paper).toBe('#fdf5e6');
    expect(day.plain.accent).toBe('#bc8f8f');
    expect(contrastOf(day.plain.accentInk, '#bc8f8f')).toBeGreaterThanOrEqual(4.5);
    expect(day.plain.accentText).not.toBe('#bc8f8f');
    expect(contrastOf(day.plain.accentText, '#fdf5e6')).toBeLessThan(5.2);
  });

  test('a dark ground that was asked for is shown as asked in every mode', () => {
    for (const mode of ['light', 'dark', 'auto'] as const) {
      const { day, night } = schemesOf({
        background: '#0b1026',
        ink: '#ffffff',
        accent: '#ffcc00',
        support: '#335577',
        mode,
        ...shape,
      });
      expect(day.plain.paper).toBe('#0b1026');
      expect(night).toBeUndefined();
    }
  });

  test('a light theme has a night that follows the visitor, or replaces the day when dark is asked for', () => {
    const light = { background: '#faf7f0', ink: '#1b1a18', accent: '#8c2f23', support: '#c3ad84', ...shape };
    const auto = schemesOf({ ...light, mode: 'auto' });
    expect(auto.night).toBeDefined();
    expect(modeOf(auto.night?.plain.paper ?? '')).toBe('dark');
    expect(modeOf(schemesOf({ ...light, mode: 'dark' }).day.plain.paper)).toBe('dark');
  });

  test('every template and every palette reads as it comes', () => {
    for (const { theme } of templates) expect(allFailures({ ...theme, mode: 'auto' })).toEqual([]);
    for (const palette of palettes) {
      const { day } = schemesOf({ ...palette, mode: 'light', ...shape });
      expect(failures(day), palette.id).toEqual([]);
      expect(day.plain.ink, `${palette.id} keeps its own ink`).toBe(palette.ink);
    }
  });

  test('buttons can be told from the ground they stand on', () => {
    fc.assert(
      fc.property(anyTheme, (asked) => {
        const { day } = schemesOf({ ...asked, ...shape });
        for (const ground of grounds)
          expect(contrastOf(day[ground].accent, day[ground].paper)).toBeGreaterThanOrEqual(1.25);
      }),
      { numRuns: 50 },
    );
  });
});
