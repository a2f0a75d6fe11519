import { disc, wash } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import { signsOf } from '../initials.ts';
import { OFF_REGISTER, paint } from '../pen.ts';
import type { Colour } from '../pen.ts';
import { arcs, cells } from './abstract.ts';

/** A colour and the one that stands out from it. */
type Pair = readonly [ground: Colour, letter: Colour];
type Letter = { sign: string; x: number; y: number; size: number };

/** How far below its middle a letter's base line lies, in parts of its size: capitals stand on it, Arabic hangs around it. */
const dropOf = (sign: string) =>
  /\p{Script=Arabic}/u.test(sign) ? 0.16 : /\p{Script=Hebrew}/u.test(sign) ? 0.3 : 0.355;

const set = ({ sign, x, y, size }: Letter, how: string) =>
  `<text x="${Math.round(x)}" y="${Math.round(y + size * dropOf(sign))}" font-size="${Math.round(size)}" ${how}>${sign === '&' ? '&amp;' : sign}</text>`;
const filled = (letter: Letter, colour: Colour) => set(letter, `fill="${paint(colour)}" stroke="none"`);
const lined = (letter: Letter, how = OFF_REGISTER) => set(letter, `fill="none"${how}`);

/** A part of the sheet, cut off at its edges. */
const part = (x: number, y: number, width: number, height: number, drawing: string) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${drawing}</svg>`;

/** One large letter over two grounds, each half in the colour of the other. */
function halves(stage: Stage, [sign = '']: string[]): string {
  const { pen, width, height } = stage;
  const unit = Math.min(width, height);
  const [one, other] = pen.pick<Pair>([
    ['accent', 'tint'],
    ['tint', 'accent'],
    ['ink', 'support'],
    ['support', 'ink'],
  ]);
  const letter = { sign, x: width / 2, y: height / 2, size: unit * 1.12 };
  const draw = (ground: Colour, colour: Colour) => wash(stage, ground) + filled(letter, colour);
  const isUpright = width > height || pen.chance(0.6);
  const share = pen.between(0.42, 0.58);
  const at = Math.round((isUpright ? width : height) * share);
  const first = isUpright ? part(0, 0, at, height, draw(one, other)) : part(0, 0, width, at, draw(one, other));
  const second = isUpright
    ? part(at, 0, width - at, height, draw(other, one))
    : part(0, at, width, height - at, draw(other, one));
  return first + second;
}

const blocksOf: readonly [Pair, ...Pair[]] = [
  ['accent', 'paper'],
  ['paper', 'accent'],
  ['support', 'ink'],
  ['ink', 'paper'],
  ['paper', 'ink'],
];

/** The letters as printing blocks in a case, one or two of them without a letter. */
function blocks(stage: Stage, signs: string[]): string {
  const { pen, width, height } = stage;
  let at = pen.pick([0, 1, 2]);
  return (
    wash(stage, 'tint') +
    cells(stage, width > height * 2 ? 2 : 3, (x, y, size) => {
      const [ground, colour] = pen.pick(blocksOf);
      const half = size / 2;
      const block = pen.box(x - half, y - half, size, size, { fill: ground, line: false, shake: 0 });
      if (pen.chance(0.16)) return block + disc(x, y, size * 0.3, colour);
      const letter = { sign: signs[at++ % signs.length] ?? '', x, y, size: size * 0.86 };
      return block + filled(letter, colour);
    })
  );
}

/** One letter that leaves its outline behind as it moves. */
function echo(stage: Stage, [sign = '']: string[]): string {
  const { pen, width, height } = stage;
  const unit = Math.min(width, height);
  const count = 7;
  const reach = Math.max(unit * 0.34, width - unit * 1.1);
  const [stepX, stepY] = [reach / count, (unit * 0.16 * pen.pick([-1, 1])) / count];
  const letters = Array.from({ length: count + 1 }, (_, index): Letter => {
    const from = index - count / 2;
    return { sign, x: width / 2 + from * stepX, y: height / 2 + from * stepY, size: unit * 0.98 };
  });
  const last = letters.at(-1);
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.3, 0.5), height * 0.5, unit * pen.between(0.3, 0.4), 'support') +
    letters.map((letter) => lined(letter, '')).join('') +
    (last ? filled(last, 'accent') + lined(last) : '')
  );
}

/** Letters so large that only their shapes are seen. */
function closeUp(stage: Stage, signs: string[]): string {
  const { pen, width, height } = stage;
  const unit = Math.min(Math.max(width, height), height * 1.5);
  const [front = '', back = front] = signs;
  const large = (sign: string, x: number, size: number): Letter => ({
    sign,
    x: width * x,
    y: height * pen.between(0.42, 0.58),
    size: unit * size,
  });
  const [behind, before] = [large(back, pen.between(0.72, 0.9), 0.98), large(front, pen.between(0.2, 0.36), 1.1)];
  return wash(stage, 'tint') + filled(behind, 'support') + filled(before, 'accent') + lined(before);
}

/**
 * What the name is known by, set large: a drawing for whoever has no picture yet and whose trade has none. Patterns of quarter
 * circles for a name without letters, and where no name is known.
 */
export function initials(stage: Stage): string {
  const signs = signsOf(stage.letters ?? '');
  if (signs.length === 0) return arcs(stage);
  const compose = stage.pen.pick([halves, blocks, echo, closeUp]);
  return `<g font-family="var(--font-head)" font-weight="var(--head-weight)" text-anchor="middle" pointer-events="none">${compose(stage, signs)}</g>`;
}
