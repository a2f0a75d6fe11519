import { clampChroma, converter, formatHex } from 'culori';
import { modeOf, palettes, type Palette } from '#site/themes/index.ts';
import type { Theme } from '#site/model/document.ts';

const oklch = converter('oklch');

/** The colour with another lightness (0 to 1) and a share of its colourfulness, as hex. */
function moved(hex: string, lightness: (l: number) => number, chroma = 1): string {
  const colour = oklch(hex);
  if (!colour) return hex;
  const l = Math.min(0.99, Math.max(0.12, lightness(colour.l)));
  return formatHex(clampChroma({ ...colour, l, c: colour.c * chroma }, 'oklch')) ?? hex;
}

export const lightnessOf = (hex: string): number => oklch(hex)?.l ?? 1;

export const darker = (hex: string): string => moved(hex, (l) => l - 0.1);
export const lighter = (hex: string): string => moved(hex, (l) => l + 0.08);
export const quieter = (hex: string): string => moved(hex, (l) => l, 0.6);
export const stronger = (hex: string): string => moved(hex, (l) => (l > 0.75 ? l - 0.12 : l), 1.45);

type Ground = Pick<Theme, 'background' | 'ink' | 'mode'>;

/** The theme on another ground: text that reads on it, and light or dark to go with it. */
export function onGround(background: string, { ink }: Theme): Ground {
  const mode = modeOf(background);
  const reads = mode === 'dark' ? lightnessOf(ink) > 0.75 : lightnessOf(ink) < 0.45;
  return { background, ink: reads ? ink : mode === 'dark' ? '#f3efe8' : '#1d1b19', mode };
}

const colours = ({ background, ink, accent, support }: Palette) => ({
  background,
  ink,
  accent,
  support,
  mode: modeOf(background),
});

/** Colours of a mood that are not the present ones. Dark stays dark, light stays light. */
export function paletteFor(
  theme: Theme,
  moods: readonly string[],
  seed: number,
): { palette: Palette; colours: ReturnType<typeof colours> } | null {
  const able = palettes.filter(
    (palette) => palette.accent !== theme.accent && modeOf(palette.background) === modeOf(theme.background),
  );
  const score = (palette: Palette) =>
    moods.reduce((sum, mood, index) => sum + (palette.moods.includes(mood) ? 3 - Math.min(2, index) : 0), 0);
  const best = Math.max(0, ...able.map(score));
  const fitting = moods.length === 0 ? able : able.filter((palette) => score(palette) === best && best > 0);
  const palette = fitting[seed % Math.max(1, fitting.length)];
  return palette ? { palette, colours: colours(palette) } : null;
}

export const paletteColours = colours;
