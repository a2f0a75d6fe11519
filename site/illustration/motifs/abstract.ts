import { disc, wash } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import { paint } from '../pen.ts';
import type { Colour, Point } from '../pen.ts';

const loud: [Colour, ...Colour[]] = ['accent', 'support', 'paper'];

/** Cells over the sheet, each given to a painter with its middle and size. */
export function cells(
  { width, height }: Stage,
  rows: number,
  paintCell: (x: number, y: number, size: number, index: number) => string,
) {
  const size = height / rows;
  const columns = Math.ceil(width / size);
  const from = (width - columns * size) / 2 + size / 2;
  return Array.from({ length: rows * columns }, (_, index) =>
    paintCell(from + (index % columns) * size, size / 2 + Math.floor(index / columns) * size, size, index),
  ).join('');
}

const quarter = (x: number, y: number, size: number, turn: number, colour: Colour) => {
  const half = Math.round(size / 2);
  return `<path d="M${-half} ${-half}h${half * 2}a${half * 2} ${half * 2} 0 0 1 ${-half * 2} ${half * 2}z" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn * 90})" fill="${paint(colour)}" stroke="none"/>`;
};

/** Quarter circles in a grid, some cells left empty. */
export function arcs(stage: Stage): string {
  const { pen } = stage;
  const rows = pen.pick([3, 4]);
  return (
    wash(stage, 'tint') +
    cells(stage, rows, (x, y, size) =>
      pen.chance(0.24)
        ? pen.chance(0.5)
          ? disc(x, y, size * 0.2, pen.pick(loud))
          : ''
        : quarter(x, y, size, Math.floor(pen.between(0, 4)), pen.pick(loud)),
    )
  );
}

/** Broad bands that swing across the sheet. */
export function bands(stage: Stage): string {
  const { pen, width, height } = stage;
  const count = 5;
  const lean = pen.between(-0.25, 0.25) * height;
  const swing = pen.between(0.05, 0.16) * height;
  const colours: Colour[] = pen.pick([
    ['support', 'accent', 'paper', 'support', 'ink'],
    ['paper', 'support', 'accent', 'ink', 'support'],
    ['accent', 'paper', 'support', 'accent', 'paper'],
  ]);
  const edge = (share: number): Point[] =>
    Array.from({ length: 5 }, (_, index): Point => [
      -30 + ((width + 60) / 4) * index,
      height * share + (index / 4 - 0.5) * lean + (index % 2 ? swing : -swing) * (0.6 + share),
    ]);
  return (
    wash(stage, 'tint') +
    Array.from({ length: count }, (_, index) => {
      const top = edge(0.16 + index * 0.18 + pen.between(-0.03, 0.03));
      return pen.shape([[-40, height + 60], ...top, [width + 40, height + 60]], {
        fill: colours[index] ?? 'support',
        line: index % 2 === 0,
        shake: 0,
      });
    }).join('')
  );
}

/** Dots of many sizes on a loose grid, growing towards one corner. */
export function dots(stage: Stage): string {
  const { pen, width, height } = stage;
  const [cornerX, cornerY] = [pen.pick([0, width]), pen.pick([0, height])];
  const reach = Math.hypot(width, height);
  return (
    wash(stage, 'tint') +
    cells(stage, 6, (x, y, size) => {
      const near = 1 - Math.hypot(x - cornerX, y - cornerY) / reach;
      const radius = size * 0.5 * Math.max(0.1, near * 1.05 - 0.12);
      return disc(
        x + pen.between(-3, 3),
        y + pen.between(-3, 3),
        radius,
        pen.chance(0.7) ? 'accent' : pen.pick(['support', 'ink']),
      );
    })
  );
}

/** A few large plain shapes that overlap, as cut from paper. */
export function cuts(stage: Stage): string {
  const { pen, width, height } = stage;
  const unit = Math.min(width, height);
  const [left, right] = [width * pen.between(0.22, 0.36), width * pen.between(0.6, 0.78)];
  const bar = pen.box(right - unit * 0.09, height * 0.14, unit * 0.18, height * 0.72, { fill: 'ink' });
  const slope = pen.shape(
    [
      [left - unit * 0.3, height * 0.86],
      [left + unit * 0.34, height * 0.86],
      [left + unit * pen.between(-0.1, 0.3), height * pen.between(0.16, 0.34)],
    ],
    { fill: 'accent', corners: true },
  );
  const round = pen.oval(width * pen.between(0.44, 0.56), height * pen.between(0.4, 0.6), unit * 0.27, unit * 0.27, {
    fill: 'support',
  });
  const small = pen.oval(right + unit * 0.2, height * pen.between(0.2, 0.34), unit * 0.09, unit * 0.09, {
    fill: 'accent',
  });
  const parts = [bar, slope, round];
  const from = Math.floor(pen.between(0, 3));
  return wash(stage, 'tint') + [...parts.slice(from), ...parts.slice(0, from)].join('') + small;
}

/** Strips woven over and under each other. */
export function weave(stage: Stage): string {
  const { pen } = stage;
  const across = pen.pick<Colour>(['accent', 'support']);
  const down: Colour = across === 'accent' ? 'support' : 'accent';
  const rows = pen.pick([3, 4]);
  return (
    wash(stage, 'tint') +
    cells(stage, rows, (x, y, size, index) => {
      const over = (index + Math.round(y / size)) % 2 === 0;
      const [long, broad] = [size * 1.02, size * 0.62];
      const strip = (flat: boolean, fill: Colour) =>
        flat
          ? pen.box(x - long / 2, y - broad / 2, long, broad, { fill, line: flat })
          : pen.box(x - broad / 2, y - long / 2, broad, long, { fill });
      return over ? strip(false, down) + strip(true, across) : strip(true, across) + strip(false, down);
    })
  );
}
