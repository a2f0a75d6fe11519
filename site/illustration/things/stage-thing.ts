import { disc, room, shadow, wash } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import { paint } from '../pen.ts';
import type { Colour, Pen } from '../pen.ts';

type Thing = (pen: Pen) => string;

const whole = Math.round;

/** Large, on a plain sheet with one shape behind it. */
function alone(stage: Stage, thing: Thing): string {
  const { pen, width, height } = stage;
  const [x, y] = [width * pen.between(0.46, 0.54), height * 0.5];
  const size = Math.min(width, height) / 300;
  const half = Math.min(width, height) * 0.36;
  const behind = pen.pick(['disc', 'arch', 'sheet', 'half'] as const);
  const shapes = {
    disc: () => disc(x, y, half * 1.1, 'support', 0.8),
    arch: () =>
      `<path d="M${whole(x - half)} ${height}V${whole(y - half * 0.2)}a${whole(half)} ${whole(half)} 0 0 1 ${whole(half * 2)} 0V${height}z" fill="${paint('support')}" stroke="none" opacity=".8"/>`,
    sheet: () =>
      pen.at(x, y, pen.box(-half * 0.95, -half * 1.05, half * 1.9, half * 2.1, { fill: 'paper', line: false }), {
        turn: pen.between(-8, 8),
      }),
    half: () =>
      `<path d="M0 ${height}L${width} ${whole(height * 0.3)}V${height}z" fill="${paint('support')}" stroke="none" opacity=".65"/>`,
  };
  return wash(stage, 'tint') + shapes[behind]() + pen.at(x, y, thing(pen), { scale: size });
}

/** Strewn over the sheet like a printed cloth. Written out at each place: several drawings share a page, so none has ids. */
function strewn(stage: Stage, thing: Thing): string {
  const { pen, width, height } = stage;
  // On a long cloth the print is larger, so that it takes no more drawing than a square one.
  const step = Math.min(width, height) / (width > height * 2.5 ? 1.7 : 2.35);
  const ground: Colour = pen.chance(0.5) ? 'tint' : 'paper';
  const one = thing(pen);
  const places: string[] = [];
  const lean = pen.between(-24, 24);
  for (let row = -1; row * step * 0.82 < height + step; row++)
    for (let column = -1; column * step < width + step; column++) {
      const x = (column + (row % 2 ? 0.5 : 0)) * step;
      const turn = whole(lean + ((row + column) % 2 ? 14 : -14));
      const place = `translate(${whole(x)} ${whole(row * step * 0.82)})rotate(${turn})scale(${Math.round((step / 330) * 100) / 100})`;
      places.push(`<g transform="${place}">${one}</g>`);
    }
  return wash(stage, ground) + places.join('');
}

/** On a table, with a smaller one beside it. */
function pair(stage: Stage, thing: Thing): string {
  const { pen, width, height } = stage;
  const edge = height * 0.7;
  const size = Math.min(width, height) / 320;
  const side = pen.chance(0.5) ? 1 : -1;
  const middle = width / 2 - side * width * 0.06;
  const one = thing(pen);
  return (
    room(stage, edge) +
    shadow(middle, edge + 44 * size, 108 * size, 11) +
    pen.at(middle, edge - 70 * size, one, { scale: size }) +
    pen.at(middle + side * 168 * size, edge + 8 * size, one, {
      scale: size * 0.5,
      turn: side * pen.between(4, 10),
    })
  );
}

const ways = [alone, pair, alone, strewn] as const;

/** A picture of a thing: large and alone, strewn as a pattern, or as a still life. The seed decides which. */
export const stageThing =
  (thing: Thing) =>
  (stage: Stage): string =>
    stage.pen.pick(ways)(stage, thing);
