import { disc, room, shadow, wash } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import type { Colour, Pen } from '../pen.ts';

const hammer = (pen: Pen) =>
  pen.shape('-9 -40, 9 -40, 13 120, -13 120', { fill: 'support', corners: true }) +
  pen.box(-13, 70, 26, 50, { fill: 'ink' }) +
  pen.shape('-52 -84, 24 -84, 40 -72, 66 -78, 66 -42, 40 -48, 24 -40, -30 -40, -58 -52', {
    fill: 'accent',
    corners: true,
  }) +
  pen.stroke('-34 -70, 14 -70', { weight: 1.8 });

const wrench = (pen: Pen) =>
  pen.shape(
    '-12 -30, -34 -52, -32 -88, -14 -104, -16 -72, 0 -62, 16 -72, 14 -104, 32 -88, 34 -52, 12 -30, 13 96, 0 118, -13 96',
    { fill: 'support', shake: 0.6 },
  ) +
  pen.stroke('0 -18, 0 76', { weight: 1.8 }) +
  pen.oval(0, 98, 5, 5, { fill: 'paper', weight: 1.6 });

const driver = (pen: Pen, fill: Colour) =>
  pen.shape('-5 6, 5 6, 5 100, 9 118, -9 118, -5 100', { fill: 'paper', corners: true }) +
  pen.shape('-17 4, -20 -34, -16 -84, 0 -96, 16 -84, 20 -34, 17 4', { fill }) +
  pen.stroke('-7 -74, -8 -10', { weight: 1.8 }) +
  pen.stroke('7 -74, 8 -10', { weight: 1.8 });

const pencil = (pen: Pen) =>
  pen.shape('-9 -100, 9 -100, 9 84, 0 112, -9 84', { fill: 'accent', corners: true }) +
  pen.shape('-9 84, 9 84, 0 112', { fill: 'paper', corners: true }) +
  pen.stroke('0 -94, 0 78', { weight: 1.5 });

const screw = (pen: Pen) => pen.oval(0, 0, 11, 11, { fill: 'paper' }) + pen.stroke('-6 -5, 7 5');

export function tools(stage: Stage): string {
  const { pen, width, height } = stage;
  const size = Math.min(width / 430, height / 360);
  const rack = height * 0.13;
  const kinds = [hammer(pen), wrench(pen), driver(pen, 'accent'), pencil(pen)];
  const turnBy = Math.floor(pen.random() * 4);
  const count = width > height * 1.5 ? 4 : 3;
  const hung = Array.from({ length: count + (width > 600 ? 1 : 0) }, (_, index) => {
    const spread = Math.min(width * 0.76, count * 150 * size);
    const x = width / 2 - spread / 2 + (spread / (count - (width > 600 ? 0 : 1) || 1)) * index;
    return (
      pen.stroke(
        [
          [x, rack],
          [x + 1, rack + 30 * size],
        ],
        { weight: 3 },
      ) + pen.at(x, rack + 126 * size, kinds[(index + turnBy) % 4] ?? '', { scale: size, turn: pen.between(-9, 9) })
    );
  });
  let holes = '';
  for (let y = 34; y < height; y += 44) for (let x = 28; x < width; x += 44) holes += `M${x} ${y}h.1`;
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.35, 0.65), height * 0.54, Math.min(width, height) * 0.36, 'support', 0.45) +
    `<path d="${holes}" stroke-width="6" opacity=".13"/>` +
    pen.box(-10, rack - 15, width + 20, 16, { fill: 'ink' }) +
    hung.join('') +
    pen.at(width * 0.88, height * 0.86, screw(pen) + pen.at(27, 10, screw(pen)) + pen.at(8, 30, screw(pen)), {
      scale: size,
    })
  );
}

export function bulb(stage: Stage): string {
  const { pen, width, height } = stage;
  const size = Math.min(width, height) / 360;
  const hang = (x: number, drop: number, lit: boolean, scale: number) => {
    const rays = Array.from({ length: 11 }, (_, index) => {
      const turn = (index / 11) * Math.PI * 2 + 0.2;
      const [near, far] = [62, pen.between(80, 98)];
      return pen.stroke(
        [
          [Math.cos(turn) * near, 16 + Math.sin(turn) * near],
          [Math.cos(turn) * far, 16 + Math.sin(turn) * far],
        ],
        { weight: 3 },
      );
    });
    const lamp =
      (lit ? rays.join('') : '') +
      pen.shape('-18 -38, -22 -16, -44 12, -36 48, 0 62, 36 48, 44 12, 22 -16, 18 -38', {
        fill: lit ? 'accent' : 'paper',
      }) +
      pen.stroke('-10 -32, -15 8, -7 0, 0 12, 8 0, 15 8, 11 -32', { weight: 2 }) +
      pen.box(-20, -74, 40, 40, { fill: 'ink' }) +
      pen.stroke('-16 -60, 18 -64', { colour: 'support', weight: 3 }) +
      pen.stroke('-16 -47, 18 -51', { colour: 'support', weight: 3 });
    return (
      pen.stroke(
        [
          [x, -8],
          [x + 2, drop * 0.5],
          [x, drop - 70 * scale],
        ],
        { weight: 3.4 },
      ) + pen.at(x, drop, lamp, { scale })
    );
  };
  const lit = Math.floor(pen.random() * 3);
  const lamps = [0.2, 0.5, 0.8].map((share, index) =>
    hang(
      width * share,
      height * ([0.44, 0.62, 0.38][(index + lit) % 3] ?? 0.5),
      index === lit,
      size * (index === lit ? 1.12 : 0.86),
    ),
  );
  return (
    wash(stage, 'support') +
    disc(width * (0.2 + 0.3 * lit), height * ([0.44, 0.62, 0.38][(2 * lit) % 3] ?? 0.5) + 14, 128 * size, 'tint') +
    lamps.join('')
  );
}

export function tap(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.8;
  const middle = width * pen.between(0.44, 0.52);
  const size = Math.min(width / 380, height / 360);
  const drop = (x: number, y: number, scale: number) =>
    pen.at(
      x,
      y,
      pen.shape('0 -26, 12 -4, 14 12, 0 22, -14 12, -12 -4', { fill: 'accent' }) +
        pen.stroke('-6 8, -2 14', { colour: 'paper', weight: 3 }),
      { scale },
    );
  const body =
    pen.shape(
      '-150 -58, -60 -58, -40 -74, 30 -74, 96 -60, 116 -22, 116 16, 76 16, 76 -8, 62 -22, 30 -22, -40 -22, -60 -28, -150 -28',
      { fill: 'support', corners: false, shake: 0.6 },
    ) +
    pen.box(68, 12, 56, 16, { fill: 'ink' }) +
    pen.box(-168, -72, 26, 58, { fill: 'ink' }) +
    pen.box(-14, -108, 22, 36, { fill: 'paper' }) +
    pen.shape('-66 -128, -4 -118, 58 -128, 60 -108, -2 -104, -64 -108', { fill: 'accent' }) +
    pen.stroke('-40 -62, 36 -62', { weight: 1.8 });
  const ripples = [46, 84].map((rx) => pen.oval(96, 142, rx, rx * 0.15, { weight: 1.8 }));
  return (
    room(stage, edge) +
    pen.at(middle, height * 0.46, body + drop(97, 56, 1) + drop(95, 98, 0.8) + ripples.join(''), { scale: size })
  );
}

export function scissors(stage: Stage): string {
  const { pen, width, height } = stage;
  const size = Math.min(width / 380, height / 330);
  const blade = (side: number) =>
    pen.shape(
      [
        [side * -3, 20],
        [side * 10, -20],
        [side * 6, -128],
        [side * -10, -30],
        [side * -14, 12],
      ],
      { fill: 'paper', corners: true },
    ) +
    pen.oval(side * 36, 84, 28, 36, { fill: side > 0 ? 'accent' : 'support' }, side * -0.35) +
    pen.oval(side * 36, 84, 14, 21, { fill: 'tint' }, side * -0.35) +
    pen.stroke(
      [
        [side * -4, 10],
        [side * 12, 36],
        [side * 24, 56],
      ],
      { weight: 9 },
    );
  const pair =
    pen.at(0, 0, blade(1), { turn: -14 }) +
    pen.at(0, 0, blade(-1), { turn: 14 }) +
    pen.oval(0, 8, 7, 7, { fill: 'ink' });
  let teeth = '';
  for (let y = -104; y <= 104; y += 11) teeth += `M-4 ${y}h44`;
  const comb = `<path d="${teeth}" stroke-width="5"/>` + pen.box(-28, -118, 30, 236, { fill: 'accent' });
  const lock = [0, 1, 2, 3].map((index) =>
    pen.stroke(
      [
        [index * 13, -120],
        [18 + index * 12, -60],
        [-12 + index * 13, 0],
        [16 + index * 11, 60],
        [-6 + index * 10, 126],
      ],
      { weight: 4, ...(index % 2 ? { colour: 'accent' as const } : {}) },
    ),
  );
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.4, 0.6), height * 0.5, Math.min(width, height) * 0.4, 'support', 0.7) +
    pen.at(
      width * 0.5,
      height * 0.5,
      pen.at(-112, 6, comb, { turn: -12 }) +
        pen.at(6, -4, pair, { turn: pen.between(4, 14) }) +
        pen.at(104, 6, lock.join(''), { turn: 8 }),
      { scale: size },
    )
  );
}

export function brush(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.76;
  const size = Math.min(width / 400, height / 360);
  const middle = width * pen.between(0.46, 0.54);
  const sweep = [-214, -184, -158].map((y, index) =>
    pen.stroke(
      [
        [-170 + index * 22, y],
        [-40, y + 8],
        [60, y - 6],
        [150 - index * 30, y + 5],
      ],
      { colour: 'accent', weight: 34, shake: 4 },
    ),
  );
  const bucket =
    pen.shape('-64 -46, 64 -46, 52 62, -52 62', { fill: 'paper', corners: true }) +
    pen.oval(0, -46, 65, 13, { fill: 'accent' }) +
    pen.shape('-58 -44, -30 -36, -26 0, -14 4, -8 -34, 20 -34, 24 26, 38 26, 44 -36, 60 -44', {
      fill: 'accent',
      line: false,
    }) +
    pen.stroke('-64 -40, -40 -122, 44 -122, 64 -40', { weight: 2 });
  const tool =
    pen.shape('-9 -20, 9 -20, 14 -110, 0 -130, -14 -110', { fill: 'support' }) +
    pen.box(-30, -24, 60, 24, { fill: 'ink' }) +
    pen.shape('-30 0, 30 0, 26 54, 8 46, -6 58, -26 50', { fill: 'accent', corners: true }) +
    pen.stroke('-12 8, -12 40', { weight: 1.6 }) +
    pen.stroke('8 8, 8 36', { weight: 1.6 });
  return (
    room(stage, edge) +
    pen.at(middle, edge - 30 * size, sweep.join(''), { scale: size }) +
    shadow(middle, edge + 14 * size, 150 * size, 11) +
    pen.at(middle - 66 * size, edge - 48 * size, bucket, { scale: size }) +
    pen.at(middle + 84 * size, edge - 36 * size, tool, { scale: size, turn: pen.between(14, 24) })
  );
}

export function broom(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.8;
  const size = Math.min(width / 380, height / 350);
  const middle = width * pen.between(0.46, 0.54);
  const pail =
    pen.shape('-58 -40, 58 -40, 44 58, -44 58', { fill: 'accent', corners: true }) +
    pen.oval(0, -40, 58, 13, { fill: 'paper' }) +
    pen.stroke('-56 -36, -34 -100, 36 -100, 56 -36', { weight: 2 }) +
    [
      [-30, -54, 18],
      [2, -62, 24],
      [32, -52, 16],
      [14, -84, 12],
      [-16, -82, 9],
    ]
      .map(([x = 0, y = 0, r = 9]) => pen.oval(x, y, r, r, { fill: 'paper' }))
      .join('') +
    pen.stroke('-40 4, -10 12, 20 2, 46 10', { colour: 'paper', weight: 3 });
  const sweeper =
    pen.shape('-6 -210, 6 -210, 7 -10, -7 -10', { fill: 'support', corners: true }) +
    pen.shape('-18 -14, 18 -14, 54 74, -54 74', { fill: 'support', corners: true }) +
    [-26, -8, 10, 28]
      .map((x) =>
        pen.stroke(
          [
            [x * 0.4, 0],
            [x * 1.2, 68],
          ],
          { weight: 1.7 },
        ),
      )
      .join('') +
    pen.stroke('-24 14, 26 14', { weight: 5 });
  return (
    room(stage, edge) +
    shadow(middle, edge + 22 * size, 160 * size, 10) +
    pen.at(middle + 72 * size, edge - 46 * size, sweeper, { scale: size, turn: 14 }) +
    pen.at(middle - 60 * size, edge - 38 * size, pail, { scale: size })
  );
}
