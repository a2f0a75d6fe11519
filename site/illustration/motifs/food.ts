import { disc, room, shadow, wash } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import type { Colour, Pen, Point } from '../pen.ts';

function loaf(pen: Pen, rx: number, ry: number, fill: Colour): string {
  const body = pen.shape(
    [
      [-rx, ry * 0.35],
      [-rx * 0.86, -ry * 0.45],
      [-rx * 0.4, -ry * 0.95],
      [rx * 0.15, -ry],
      [rx * 0.72, -ry * 0.72],
      [rx, ry * 0.1],
      [rx * 0.86, ry * 0.82],
      [0, ry * 0.98],
      [-rx * 0.84, ry * 0.86],
    ],
    { fill },
  );
  const cuts = [-0.45, -0.02, 0.4].map((share) => {
    const x = rx * share;
    return pen.shape(
      [
        [x - rx * 0.09, -ry * 0.72],
        [x + rx * 0.1, -ry * 0.34],
        [x + rx * 0.16, ry * 0.12],
        [x - rx * 0.02, -ry * 0.24],
      ],
      { fill: 'paper', weight: 1.8 },
    );
  });
  return (
    body +
    cuts.join('') +
    pen.hatch(rx * 0.06, ry * 0.12, rx * 0.92, ry * 0.8, { from: 0.62, to: 0.96, lean: 0.2, gap: 8 })
  );
}

function ear(pen: Pen, length: number): string {
  const stalk = pen.stroke([
    [0, 0],
    [4, -length * 0.5],
    [0, -length],
  ]);
  const grains = Array.from({ length: 5 }, (_, index) => {
    const y = -length * (0.52 + index * 0.1);
    return (
      pen.leaf(2, y, 21, 11, -0.95, { fill: 'support', vein: false }) +
      pen.leaf(-1, y, 21, 11, -2.2, { fill: 'support', vein: false })
    );
  });
  return stalk + grains.join('') + pen.leaf(0, -length, 22, 11, -1.57, { fill: 'support', vein: false });
}

export function bread(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.66;
  const middle = width * pen.between(0.44, 0.54);
  const size = Math.min(width / 410, height / 360);
  const wheat = ear(pen, 150);
  const board = pen.shape('-150 -8, 150 -8, 156 12, -156 12', { fill: 'support', corners: true });
  const baguette = pen.at(-4, -86, loaf(pen, 128, 30, 'support'), { turn: pen.between(-24, -16) });
  const round = pen.at(-52, -62, loaf(pen, 92, 62, 'accent'), { turn: pen.between(-4, 4) });
  const roll = pen.at(78, -34, loaf(pen, 52, 36, 'accent'), { turn: pen.between(-8, 8) });
  return (
    room(stage, edge) +
    shadow(middle, edge + 62 * size, 170 * size, 12) +
    pen.at(
      middle,
      edge + 44 * size,
      pen.at(132, -4, wheat, { turn: pen.between(8, 18) }) +
        pen.at(150, -4, wheat, { turn: pen.between(24, 34), scale: 0.85 }) +
        baguette +
        board +
        round +
        roll,
      { scale: size },
    ) +
    pen.specks(middle - 150, edge + 66 * size, 300, height * 0.12, 16)
  );
}

function pear(pen: Pen, fill: Colour): string {
  return (
    pen.shape('0 -62, 15 -46, 22 -20, 42 12, 34 46, 0 56, -34 46, -42 12, -22 -20, -15 -46', { fill }) +
    pen.hatch(4, 16, 36, 34, { from: 0.3, gap: 7 }) +
    pen.stroke('0 -60, 3 -74, 10 -82', { weight: 3.4 }) +
    pen.leaf(6, -76, 34, 22, -0.5, { fill: 'support' })
  );
}

const citrus = (pen: Pen, radius: number) =>
  pen.oval(0, 0, radius, radius, { fill: 'support' }) +
  pen.oval(0, 0, radius * 0.8, radius * 0.8, { fill: 'paper', weight: 1.6 }) +
  Array.from({ length: 7 }, (_, index) => {
    const turn = (index / 7) * Math.PI * 2;
    return pen.leaf(Math.cos(turn) * 4, Math.sin(turn) * 4, radius * 0.68, radius * 0.62, turn, {
      fill: 'support',
      vein: false,
      weight: 1.4,
    });
  }).join('');

export function produce(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.64;
  const middle = width * pen.between(0.44, 0.54);
  const size = Math.min(width / 410, height / 360);
  const bowl =
    pen.shape('-124 -34, -108 18, -64 46, 0 52, 64 46, 108 18, 124 -34', { fill: 'ink', corners: false }) +
    pen.oval(0, -34, 125, 17, { fill: 'paper' }) +
    pen.stroke('-94 6, -40 22, 40 24, 98 4', { colour: 'support', weight: 3 });
  const fruit =
    pen.at(-62, -68, pear(pen, 'accent'), { turn: -14 }) +
    pen.at(
      54,
      -66,
      pen.oval(0, 0, 46, 44, { fill: 'accent' }) +
        pen.hatch(0, 0, 42, 40) +
        pen.stroke('0 -40, 4 -58', { weight: 3 }) +
        pen.leaf(4, -52, 36, 20, -0.4, { fill: 'tint' }),
    ) +
    pen.at(-4, -88, pear(pen, 'support'), { turn: 8 }) +
    pen.at(6, -44, pen.oval(0, 0, 38, 36, { fill: 'accent' }) + pen.hatch(0, 0, 34, 32));
  return (
    room(stage, edge) +
    shadow(middle, edge + 74 * size, 150 * size, 12) +
    pen.at(middle, edge + 26 * size, pen.oval(0, -34, 125, 17, { fill: 'paper' }) + fruit + bowl, { scale: size }) +
    pen.at(middle + 150 * size, edge + 62 * size, citrus(pen, 36), { scale: size }) +
    pen.at(middle - 156 * size, edge + 66 * size, pear(pen, 'accent'), { scale: size * 0.72, turn: -68 })
  );
}

const steam = (pen: Pen, x: number, y: number) =>
  pen.stroke(
    [
      [x, y],
      [x - 10, y - 18],
      [x + 8, y - 36],
      [x - 6, y - 58],
      [x + 4, y - 74],
    ],
    { weight: 3 },
  );

export function cup(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.66;
  const middle = width * pen.between(0.42, 0.52);
  const size = Math.min(width / 390, height / 330);
  const vessel =
    pen.oval(0, 54, 124, 17, { fill: 'support' }) +
    pen.oval(0, 51, 70, 8, { weight: 1.6 }) +
    pen.shape('82 -34, 114 -42, 128 -16, 108 10, 72 14, 76 0, 100 -6, 110 -20, 100 -28, 82 -20', { fill: 'accent' }) +
    pen.shape('-86 -52, -80 6, -54 46, 0 54, 54 46, 80 6, 86 -52', { fill: 'accent' }) +
    pen.hatch(0, 0, 80, 46, { from: 0.3, to: 0.9, lean: 0.12, gap: 9 }) +
    pen.oval(0, -52, 87, 17, { fill: 'paper' }) +
    pen.oval(0, -49, 72, 12, { fill: 'ink', line: false }) +
    pen.stroke('-30 -50, -8 -46, 22 -51', { colour: 'support', weight: 3 }) +
    steam(pen, -26, -78) +
    steam(pen, 14, -84);
  const bean = (x: number, y: number, turn: number) =>
    pen.at(
      x,
      y,
      pen.oval(0, 0, 15, 10, { fill: 'ink' }) + pen.stroke('-11 0, 0 3, 12 -1', { colour: 'paper', weight: 1.8 }),
      { turn },
    );
  return (
    room(stage, edge) +
    shadow(middle, edge + 62 * size, 140 * size, 14) +
    pen.at(middle, edge, vessel, { scale: size }) +
    pen.at(
      middle + 128 * size,
      edge + 44 * size,
      bean(0, 0, 20) + bean(30, 16, -36) + bean(-4, 30, 62) + bean(52, -6, 10),
      { scale: size },
    )
  );
}

function fork(pen: Pen): string {
  return pen.shape(
    '-4 130, -6 20, -18 0, -20 -70, -13 -70, -11 -18, -4 -18, -4 -70, 4 -70, 4 -18, 11 -18, 13 -70, 20 -70, 18 0, 6 20, 4 130',
    { fill: 'paper', corners: true, shake: 0.5 },
  );
}

const knife = (pen: Pen) =>
  pen.shape('-7 130, -6 22, -7 -66, 8 -74, 16 -30, 12 18, 7 24, 7 130', { fill: 'paper', corners: true, shake: 0.5 });

export function dish(stage: Stage): string {
  const { pen, width, height } = stage;
  const [x, y] = [width / 2, height / 2];
  const size = Math.min(width / 410, height / 360);
  const garnish = Array.from({ length: 5 }, (_, index) => {
    const turn = pen.between(0, 0.5) + (index / 5) * Math.PI * 2;
    return pen.leaf(Math.cos(turn) * 18, Math.sin(turn) * 18, pen.between(40, 56), 28, turn, {
      fill: index % 2 ? 'accent' : 'support',
    });
  }).join('');
  const rounds = (
    [
      [-30, -30],
      [36, -12],
      [-12, 40],
      [8, 0],
    ] as Point[]
  )
    .map(([dx, dy]) =>
      pen.at(dx, dy, pen.oval(0, 0, 17, 16, { fill: 'accent' }) + pen.oval(0, 0, 9, 8, { fill: 'paper', weight: 1.4 })),
    )
    .join('');
  const cloth = pen.shape('-210 -150, 206 -168, 224 152, -196 170', { fill: 'tint', corners: true });
  let checks = '';
  for (let step = -160; step <= 170; step += 55)
    checks += `M${step - 6} -154L${step + 12} 158M-202 ${step}L214 ${step - 12}`;
  return (
    wash(stage, 'support') +
    pen.at(
      x,
      y,
      cloth +
        `<path d="${checks}" stroke="var(--accent)" stroke-width="9" opacity=".28"/>` +
        disc(5, 9, 124, 'ink', 0.14) +
        pen.oval(0, 0, 122, 121, { fill: 'paper' }) +
        pen.oval(0, 0, 88, 87, { weight: 1.6 }) +
        garnish +
        rounds +
        pen.at(-166, -18, fork(pen), { turn: -4 }) +
        pen.at(168, -18, knife(pen), { turn: 4 }),
      { scale: size, turn: pen.between(-7, 7) },
    )
  );
}

function bottleOf(pen: Pen, fill: Colour): string {
  return (
    pen.shape('-13 -170, 13 -170, 13 -112, 22 -92, 40 -70, 42 40, -42 40, -40 -70, -22 -92, -13 -112', {
      fill,
      corners: false,
      shake: 0.6,
    }) +
    pen.box(-15, -178, 30, 22, { fill: 'ink' }) +
    pen.box(-38, -44, 76, 58, { fill: 'paper' }) +
    pen.stroke('-24 -28, 24 -28', { weight: 2 }) +
    pen.leaf(-18, -6, 34, 16, 0, { fill: 'support' }) +
    pen.stroke('-28 -60, -30 -80, -10 -102', { colour: 'paper', weight: 3 })
  );
}

function glassOf(pen: Pen): string {
  return (
    pen.oval(0, 38, 34, 6, { fill: 'paper' }) +
    pen.stroke('0 36, 1 -26', { weight: 3 }) +
    pen.shape('-36 -100, -38 -62, -24 -34, 0 -26, 24 -34, 38 -62, 36 -100', { fill: 'paper' }) +
    pen.shape('-37 -72, -36 -58, -23 -37, 0 -30, 23 -37, 36 -58, 37 -72', { fill: 'accent', line: false }) +
    pen.oval(0, -100, 36, 6, { fill: 'paper' }) +
    pen.oval(0, -72, 36, 5, { weight: 1.5 })
  );
}

export function bottle(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.7;
  const middle = width * pen.between(0.42, 0.5);
  const size = Math.min(width / 360, height / 340);
  return (
    room(stage, edge) +
    shadow(middle + 20, edge + 54 * size, 150 * size, 11) +
    pen.at(
      middle,
      edge + 14 * size,
      pen.at(-66, 0, bottleOf(pen, 'accent')) +
        pen.at(18, 6, bottleOf(pen, 'support'), { scale: 0.86 }) +
        pen.at(96, 10, glassOf(pen)),
      { scale: size },
    )
  );
}
