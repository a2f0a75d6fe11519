import { clampChroma, converter, formatHex } from 'culori';
import { modeOf, palettes, type Palette } from '#site/themes/index.ts';
import type { Theme } from '#site/model/document.ts';
import type { Hue } from '../words/index.ts';

const HEX: Record<Hue, string> = {
  black: '#141414',
  white: '#ffffff',
  grey: '#6b7075',
  red: '#c8202f',
  orange: '#e2711d',
  yellow: '#f2c53d',
  green: '#2e7d32',
  blue: '#1f5fbf',
  purple: '#6a3d9a',
  pink: '#e35d9a',
  brown: '#6d4527',
  beige: '#f3ead7',
  gold: '#c19a3d',
  turquoise: '#12929a',
  navy: '#16294d',
  burgundy: '#7a1f35',
  olive: '#6f7a3c',
  mint: '#bfe5d0',
  lavender: '#b9a5dc',
  coral: '#f0765d',
  mustard: '#c9971c',
  terracotta: '#b5573a',
};

const oklch = converter('oklch');

/** The colour with another lightness (0 to 1) and a share of its colourfulness, as hex. */
function moved(hex: string, lightness: (l: number) => number, chroma = 1): string {
  const colour = oklch(hex);
  if (!colour) return hex;
  const l = Math.min(0.99, Math.max(0.12, lightness(colour.l)));
  return formatHex(clampChroma({ ...colour, l, c: colour.c * chroma }, 'oklch')) ?? hex;
}

export const lightnessOf = (hex: string): number => oklch(hex)?.l ?? 1;

/** A named colour, deeper or paler where it was asked for. */
export function hueHex(hue: Hue, shade: 'dark' | 'light' | ''): string {
  const hex = HEX[hue];
  return shade === 'dark'
    ? moved(hex, (l) => Math.min(l * 0.65, 0.42))
    : shade === 'light'
      ? moved(hex, (l) => Math.max(0.86, l), 0.7)
      : hex;
}

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
