import { disc, room, shadow, wash } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import type { Colour, Pen, Point } from '../pen.ts';

const scribble = (pen: Pen, x: number, y: number, length: number): string => {
  const points: Point[] = [];
  for (let at = 0; at <= length; at += 13) points.push([x + at, y + (points.length % 2 ? -3 : 3)]);
  return pen.stroke(points, { weight: 1.8, shake: 1.6 });
};

export function letter(stage: Stage): string {
  const { pen, width, height } = stage;
  const size = Math.min(width / 400, height / 340);
  const sheet =
    pen.box(-84, -128, 168, 210, { fill: 'paper' }) +
    [-100, -76, -54, -32, -10].map((y, index) => scribble(pen, -62, y, index === 4 ? 70 : 118)).join('') +
    pen.stroke('10 32, 26 14, 34 36, 46 18, 54 34, 70 24', { weight: 3, colour: 'accent' });
  const envelope =
    pen.box(-118, -50, 236, 150, { fill: 'support' }) +
    pen.shape('-118 -50, 0 44, 118 -50', { fill: 'tint', corners: true }) +
    pen.stroke('-118 100, -30 20', { weight: 2 }) +
    pen.stroke('118 100, 30 20', { weight: 2 }) +
    pen.oval(0, 42, 21, 20, { fill: 'accent' }) +
    pen.stroke('-7 42, 0 34, 6 48, 9 38', { colour: 'paper', weight: 2.4 });
  const nib =
    pen.shape('-9 -120, 9 -120, 11 40, 0 82, -11 40', { fill: 'ink', corners: true }) +
    pen.shape('-11 40, 11 40, 0 84', { fill: 'support', corners: true }) +
    pen.stroke('0 52, 0 76', { weight: 1.6 });
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.3, 0.7), height * 0.46, Math.min(width, height) * 0.38, 'support', 0.5) +
    pen.at(
      width / 2,
      height * 0.5,
      pen.at(-54, -14, sheet, { turn: pen.between(-12, -6) }) +
        pen.at(46, 38, envelope, { turn: pen.between(4, 9) }) +
        pen.at(150, -46, nib, { turn: 28 }),
      { scale: size * 0.94 },
    )
  );
}

export function book(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.78;
  const middle = width * pen.between(0.45, 0.53);
  const size = Math.min(width / 380, height / 350);
  const fills: Colour[] = ['accent', 'support', 'ink', 'paper', 'accent'];
  const start = Math.floor(pen.random() * 5);
  let y = 0;
  const lying = Array.from({ length: 4 }, (_, index) => {
    const [wide, thick] = [pen.between(196, 236), pen.between(28, 40)];
    const x = pen.between(-14, 14) - wide / 2;
    y -= thick;
    const fill = fills[(index + start) % 5] ?? 'accent';
    return (
      pen.box(x, y, wide, thick - 1, { fill }) +
      pen.box(x + wide - 22, y + 5, 22, thick - 11, { fill: 'paper', weight: 1.6 }) +
      pen.stroke(
        [
          [x + 24, y + 3],
          [x + 24, y + thick - 4],
        ],
        { weight: 3, colour: fill === 'ink' ? 'support' : 'ink' },
      ) +
      pen.stroke(
        [
          [x + 56, y + thick / 2],
          [x + 130, y + thick / 2],
        ],
        { weight: 3, colour: fill === 'ink' ? 'paper' : 'ink' },
      )
    );
  });
  const openBook =
    pen.shape('0 0, -50 -16, -112 -4, -112 -66, -50 -78, 0 -60, 50 -78, 112 -66, 112 -4, 50 -16', {
      fill: 'paper',
      corners: false,
      shake: 0.5,
    }) +
    pen.stroke('0 -58, 0 -2') +
    [-56, -44, -32].map((at) => scribble(pen, -94, at, 66) + scribble(pen, 26, at, 66)).join('');
  return (
    room(stage, edge) +
    shadow(middle, edge + 34 * size, 150 * size, 10) +
    pen.at(middle, edge + 26 * size, lying.join('') + pen.at(0, y + 4, openBook, { turn: pen.between(-4, 4) }), {
      scale: size,
    })
  );
}

export function screen(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.82;
  const size = Math.min(width / 420, height / 340);
  const bars = [0, 1, 2, 3, 4].map((index) => {
    const tall = pen.between(22, 74);
    return pen.box(-34 + index * 32, 8 - tall, 20, tall, { fill: index === 3 ? 'accent' : 'support' });
  });
  const rows = [-92, -70, -48, -26, -4].map((y, index) =>
    pen.stroke(
      [
        [-146, y],
        [-146 + pen.between(40, 72), y],
      ],
      { weight: 5, colour: index === 1 ? 'accent' : 'muted', shake: 0.3 },
    ),
  );
  const frame =
    pen.box(-176, -142, 352, 224, { fill: 'ink' }) +
    pen.box(-164, -130, 328, 200, { fill: 'paper' }) +
    pen.box(-164, -130, 328, 20, { fill: 'tint' }) +
    [-150, -136, -122].map((x) => pen.oval(x, -120, 3.4, 3.4, { fill: 'accent', weight: 1.3 })).join('') +
    pen.stroke('-62 -110, -62 70', { weight: 1.6 }) +
    rows.join('') +
    bars.join('') +
    pen.stroke('-42 9, 136 9', { weight: 1.8 }) +
    pen.stroke('-40 40, 0 30, 42 44, 82 22, 138 34', { colour: 'accent', weight: 4 }) +
    pen.shape('-214 84, 214 84, 196 104, -196 104', { fill: 'support', corners: true });
  return room(stage, edge) + pen.at(width / 2, edge - 82 * size, frame, { scale: size * 0.92 });
}

export function ledger(stage: Stage): string {
  const { pen, width, height } = stage;
  const size = Math.min(width / 400, height / 340);
  const rows = [-96, -70, -44, -18, 8, 34].map(
    (y, index) =>
      scribble(pen, -80, y, pen.between(44, 84)) +
      pen.stroke(
        [
          [48, y],
          [48 + pen.between(18, 36), y],
        ],
        { weight: 3, ...(index === 3 ? { colour: 'accent' as const } : {}) },
      ),
  );
  const page =
    pen.box(-104, -134, 208, 256, { fill: 'paper' }) +
    pen.stroke('34 -122, 34 110', { weight: 1.6 }) +
    rows.join('') +
    pen.stroke('40 62, 92 62', { weight: 3 }) +
    pen.stroke('40 70, 92 70', { weight: 3 }) +
    pen.stroke('48 90, 90 88', { weight: 6, colour: 'accent' });
  let keys = '';
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++)
      keys += pen.box(-34 + column * 25, -20 + row * 25, 17, 16, {
        fill: row === 3 && column === 2 ? 'accent' : 'paper',
        weight: 1.8,
        shake: 0.4,
      });
  const calculator =
    pen.box(-48, -84, 96, 170, { fill: 'support' }) +
    pen.box(-36, -70, 72, 34, { fill: 'ink' }) +
    pen.stroke('0 -53, 26 -53', { colour: 'tint', weight: 4 }) +
    keys;
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.3, 0.6), height * 0.5, Math.min(width, height) * 0.4, 'support', 0.5) +
    pen.at(
      width / 2,
      height * 0.51,
      pen.at(-50, 0, page, { turn: pen.between(-8, -3) }) + pen.at(110, 26, calculator, { turn: pen.between(5, 11) }),
      { scale: size * 0.96 },
    )
  );
}

export function column(stage: Stage): string {
  const { pen, width, height } = stage;
  const base = height * 0.84;
  const size = Math.min(width / 420, height / 360);
  const pillar =
    pen.box(-18, -168, 36, 150, { fill: 'paper' }) +
    [-8, 0, 8]
      .map((x) =>
        pen.stroke(
          [
            [x, -162],
            [x, -22],
          ],
          { weight: 1.5 },
        ),
      )
      .join('') +
    pen.box(-25, -184, 50, 18, { fill: 'support' }) +
    pen.box(-25, -20, 50, 20, { fill: 'support' });
  const temple =
    pen.box(-180, 0, 360, 20, { fill: 'support' }) +
    pen.box(-164, -18, 328, 18, { fill: 'tint' }) +
    pen.box(-140, -184, 280, 166, { fill: 'ink' }) +
    pen.box(-26, -120, 52, 102, { fill: 'accent' }) +
    [-132, -78, 78, 132].map((x) => pen.at(x, -18, pillar)).join('') +
    pen.box(-166, -222, 332, 22, { fill: 'tint' }) +
    pen.shape('-176 -222, 0 -292, 176 -222', { fill: 'accent', corners: true }) +
    pen.shape('-104 -230, 0 -272, 104 -230', { fill: 'support', corners: true, weight: 1.8 });
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.3, 0.7), height * 0.34, height * 0.26, 'support', 0.6) +
    `<path d="M0 ${Math.round(base)}H${width}V${height}H0z" fill="var(--paper)" stroke="none"/>` +
    pen.at(width / 2, base - 4, temple, { scale: size }) +
    pen.stroke([
      [-8, base + 17 * size],
      [width + 8, base + 16 * size],
    ]) +
    pen.specks(width * 0.05, base + 26 * size, width * 0.9, height * 0.08, 18)
  );
}

export function camera(stage: Stage): string {
  const { pen, width, height } = stage;
  const size = Math.min(width / 390, height / 330);
  const box =
    pen.box(-128, -70, 256, 156, { fill: 'accent' }) +
    pen.shape('-46 -70, -34 -100, 34 -100, 46 -70', { fill: 'ink', corners: true }) +
    pen.box(-128, -44, 256, 20, { fill: 'ink' }) +
    pen.box(-110, -88, 40, 18, { fill: 'support' }) +
    pen.oval(0, 12, 66, 66, { fill: 'paper' }) +
    pen.oval(0, 12, 48, 48, { fill: 'ink' }) +
    pen.oval(0, 12, 27, 27, { fill: 'support' }) +
    pen.stroke('-16 -4, -24 10, -20 24', { colour: 'paper', weight: 4 }) +
    pen.oval(100, -54, 7, 7, { fill: 'paper' });
  const print = (fill: Colour) =>
    pen.box(-54, -62, 108, 128, { fill: 'paper' }) +
    pen.box(-44, -52, 88, 84, { fill }) +
    pen.shape('-44 32, -18 -8, 4 16, 18 0, 44 32', { fill: 'ink', corners: true }) +
    pen.oval(22, -30, 10, 10, { fill: 'paper', weight: 1.5 });
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.35, 0.65), height * 0.45, Math.min(width, height) * 0.39, 'support', 0.55) +
    pen.at(
      width / 2,
      height * 0.5,
      pen.at(-112, -44, print('support'), { turn: -16 }) +
        pen.at(118, -38, print('accent'), { turn: 13 }) +
        pen.at(0, 36, box, { turn: pen.between(-4, 4) }),
      { scale: size },
    )
  );
}
