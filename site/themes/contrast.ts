import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';

export type Lch = { l: number; c: number; h: number };

const toOklch = converter('oklch');

/** OKLCH of a `#rrggbb` colour: lightness 0–1, chroma 0–0.37, hue in degrees (0 for greys). */
export function lchOf(hex: string): Lch {
  const colour = toOklch(parse(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 });
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/** The `#rrggbb` nearest to an OKLCH colour: lightness and hue are kept, chroma gives way to what a screen can show. */
export const hexOf = ({ l, c, h }: Lch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }, 'oklch'));

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

/** `share` of the second colour mixed into the first, in OKLAB, so that a mix of two hues never turns muddy. */
export function mixed(base: string, other: string, share: number): string {
  const a = lchOf(base);
  const b = lchOf(other);
  const radians = Math.PI / 180;
  const x = a.c * Math.cos(a.h * radians) * (1 - share) + b.c * Math.cos(b.h * radians) * share;
  const y = a.c * Math.sin(a.h * radians) * (1 - share) + b.c * Math.sin(b.h * radians) * share;
  return hexOf({ l: a.l * (1 - share) + b.l * share, c: Math.hypot(x, y), h: Math.atan2(y, x) / radians });
}

/** WCAG AA for text of any size. */
export const AA = 4.5;

/** A hair above AA, so that rounding anywhere else cannot push a pair below it. */
const SAFE = AA + 0.03;

const passes = (colour: string, grounds: string[], ratio: number) =>
  grounds.every((ground) => contrastOf(colour, ground) >= ratio);

/**
 * The colour itself when it reads on all grounds, else the nearest one in lightness, of the same hue, that does. `limit` is
 * a colour known to read on all of them: it gives the direction, and is the answer when nothing nearer will do.
 */
export function readableOn(colour: string, grounds: string[], limit: string, ratio = SAFE): string {
  if (passes(colour, grounds, ratio)) return colour;
  const from = lchOf(colour);
  const end = lchOf(limit).l > lchOf(grounds[0] ?? colour).l ? 1 : 0;
  const at = (l: number) => hexOf({ ...from, l });
  if (!passes(at(end + (0.5 - end) * 0.02), grounds, ratio)) return limit;
  let [fails, holds] = [from.l, end + (0.5 - end) * 0.02];
  while (Math.abs(fails - holds) > 0.004) {
    const middle = (fails + holds) / 2;
    if (passes(at(middle), grounds, ratio)) holds = middle;
    else fails = middle;
  }
  return at(holds);
}

const better = (one: string, other: string, ground: string) =>
  contrastOf(one, ground) >= contrastOf(other, ground) ? one : other;

/** Text for a ground: the first of the wishes that reads on it, else the first wish made darker or lighter until it does. */
export function inkOn(ground: string, ...wishes: string[]): string {
  const fit = wishes.find((wish) => contrastOf(wish, ground) >= SAFE);
  return fit ?? readableOn(wishes[0] ?? '#000000', [ground], better('#000000', '#ffffff', ground));
}

/** The colour moved as little as needed for `ratio` against the ground: fills and borders that have to be seen. */
export const visibleOn = (ground: string, colour: string, ratio: number): string =>
  readableOn(colour, [ground], better('#000000', '#ffffff', ground), ratio);
