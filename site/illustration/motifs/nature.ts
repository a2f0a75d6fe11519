import { disc, hills, room, shadow, wash } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import type { Colour, Pen, Point } from '../pen.ts';

function branch(pen: Pen, length: number, leaves: number, fill: Colour): string {
  const bend = pen.between(-18, 18);
  const stem = pen.stroke([
    [0, 0],
    [bend * 0.4, -length * 0.5],
    [bend, -length],
  ]);
  const pairs = Array.from({ length: leaves }, (_, index) => {
    const share = 0.25 + (index / leaves) * 0.72;
    const size = length * 0.34 * (1.15 - share * 0.55);
    const side = index % 2 ? -2.45 : -0.7;
    return pen.leaf(bend * share * share, -length * share, size, size * 0.5, side, { fill, vein: index % 3 === 0 });
  });
  return stem + pairs.join('') + pen.leaf(bend, -length, length * 0.22, length * 0.12, -1.57, { fill, vein: false });
}

const pot = (pen: Pen, fill: Colour) =>
  pen.shape('-52 -6, 52 -6, 40 78, -40 78', { fill, corners: true }) +
  pen.box(-58, -24, 116, 24, { fill }) +
  pen.hatch(-4, 38, 44, 36, { from: 0.35, to: 0.9, lean: 0.08, gap: 8 }) +
  pen.stroke('-40 26, -14 34, 14 26, 42 34', { colour: 'paper', weight: 3 });

export function plant(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.76;
  const middle = width * pen.between(0.42, 0.52);
  const size = Math.min(width / 360, height / 350);
  const [leafy, pale] = [branch(pen, 170, 6, 'accent'), branch(pen, 170, 6, 'support')];
  const main = [-46, -20, 6, 30, 54].map((turn, index) =>
    pen.at(turn * 0.5, -16, index % 2 ? pale : leafy, { turn, scale: [0.76, 1, 1.12, 0.94, 0.7][index] ?? 1 }),
  );
  const small = [-30, 2, 34].map((turn) => pen.at(turn * 0.3, -16, leafy, { turn, scale: 0.52 }));
  return (
    room(stage, edge) +
    shadow(middle, edge + 42 * size, 110 * size, 10) +
    pen.at(middle, edge - 38 * size, main.join('') + pot(pen, 'support'), { scale: size }) +
    pen.at(middle + 122 * size, edge - 2 * size, small.join('') + pot(pen, 'accent'), { scale: size * 0.62 })
  );
}

function bloom(pen: Pen, radius: number, petals: number, fill: Colour): string {
  return (
    Array.from({ length: petals }, (_, index) => {
      const turn = (index / petals) * Math.PI * 2 + pen.between(-0.1, 0.1);
      return pen.leaf(Math.cos(turn) * 5, Math.sin(turn) * 5, radius, (radius * 5.4) / petals, turn, {
        fill,
        vein: false,
      });
    }).join('') + pen.oval(0, 0, radius * 0.27, radius * 0.27, { fill: fill === 'support' ? 'accent' : 'support' })
  );
}

export function flower(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.78;
  const middle = width * pen.between(0.45, 0.55);
  const size = Math.min(width / 340, height / 380);
  const kinds = [bloom(pen, 44, 8, 'accent'), bloom(pen, 38, 6, 'support'), bloom(pen, 34, 7, 'paper')];
  const heads = (
    [
      [-82, -150],
      [-26, -196],
      [44, -182],
      [92, -132],
      [8, -126],
      [-50, -104],
    ] as Point[]
  ).map(([x, y], index) => {
    const stem = pen.stroke([
      [x * 0.12, 0],
      [x * 0.4, y * 0.5],
      [x, y],
    ]);
    return stem + pen.at(x, y, kinds[index % 3] ?? '', { scale: pen.between(0.8, 1.1), turn: pen.between(0, 60) });
  });
  const twig = branch(pen, 118, 5, 'support');
  const greens = [-58, -34, 38, 62].map((turn) => pen.at(0, -6, twig, { turn }));
  const vase =
    pen.shape('-26 -14, -22 8, -50 46, -44 92, 0 100, 44 92, 50 46, 22 8, 26 -14', { fill: 'ink' }) +
    pen.stroke('-42 50, -14 60, 16 50, 44 60', { colour: 'accent', weight: 4 }) +
    pen.stroke('-40 68, -12 78, 18 68, 42 76', { colour: 'paper', weight: 2.5 });
  return (
    room(stage, edge) +
    shadow(middle, edge + 26 * size, 96 * size, 10) +
    pen.at(middle, edge - 72 * size, greens.join('') + heads.join('') + vase, { scale: size }) +
    pen.at(
      middle + 100 * size,
      edge + 26 * size,
      pen.at(0, 0, kinds[0] ?? '', { scale: 0.6 }) + pen.leaf(14, 12, 30, 13, 0.6),
      { scale: size },
    )
  );
}

function boat(pen: Pen): string {
  return (
    pen.shape('-58 0, 58 -4, 40 26, -38 28', { fill: 'ink' }) +
    pen.stroke('-2 0, -4 -112', { weight: 3.4 }) +
    pen.shape('4 -106, 52 -20, 4 -12', { fill: 'paper', corners: true }) +
    pen.shape('-10 -96, -10 -14, -44 -16', { fill: 'accent', corners: true })
  );
}

export function wave(stage: Stage): string {
  const { pen, width, height } = stage;
  const horizon = height * pen.between(0.46, 0.54);
  const rows = 5;
  const sea = Array.from({ length: rows }, (_, row) => {
    const y = horizon + ((height - horizon) / rows) * row;
    const step = 30 + row * 11;
    const crest: Point[] = [];
    for (let x = -step; x <= width + step; x += step)
      crest.push([x + (row % 2 ? step / 2 : 0), y + 6], [x + step * 0.5 + (row % 2 ? step / 2 : 0), y - 5 - row * 2.4]);
    return pen.shape([[-40, height + 20], ...crest, [width + 60, height + 20]], {
      fill: (['support', 'accent', 'support', 'accent', 'ink'] as const)[row] ?? 'accent',
      opacity: 0.92,
      shake: 1.4,
    });
  });
  const size = Math.min(width, height) / 360;
  const birds = [0, 1, 2].map((index) => {
    const [x, y] = [width * pen.between(0.12, 0.4), height * pen.between(0.12, 0.3)];
    return pen.stroke(
      [
        [x - 13, y],
        [x - 5, y - 7],
        [x, y],
        [x + 6, y - 7],
        [x + 14, y - 1],
      ],
      { weight: 2 + index * 0.2 },
    );
  });
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.58, 0.76), horizon - height * 0.1, Math.min(width, height) * 0.19, 'accent') +
    birds.join('') +
    sea.slice(0, 2).join('') +
    pen.at(width * pen.between(0.28, 0.44), horizon + height * 0.13, boat(pen), {
      scale: size * 1.1,
      turn: pen.between(-5, 5),
    }) +
    sea.slice(2).join('')
  );
}

const fir = (pen: Pen, tall: number, fill: Colour) =>
  pen.stroke(
    [
      [0, 4],
      [0, -tall * 0.3],
    ],
    { weight: 4 },
  ) +
  pen.shape(
    [
      [0, -tall],
      [tall * 0.13, -tall * 0.66],
      [tall * 0.08, -tall * 0.66],
      [tall * 0.22, -tall * 0.36],
      [tall * 0.14, -tall * 0.36],
      [tall * 0.3, -tall * 0.08],
      [-tall * 0.3, -tall * 0.08],
      [-tall * 0.14, -tall * 0.36],
      [-tall * 0.22, -tall * 0.36],
      [-tall * 0.08, -tall * 0.66],
      [-tall * 0.13, -tall * 0.66],
    ],
    { fill, corners: true },
  );

/** Furrows that follow a slope, as on a ploughed field or a relief map. */
function contours({ pen, width, height }: Stage, top: number, count: number): string {
  return Array.from({ length: count }, (_, row) => {
    const y = top + ((height - top) / count) * (row + 0.6);
    return pen.stroke(
      [-20, width * 0.25, width * 0.5, width * 0.75, width + 20].map((x, index): Point => [
        x,
        y + (index % 2 ? -1 : 1) * (14 - row * 1.6),
      ]),
      { weight: 1.7, shake: 3 },
    );
  }).join('');
}

export function landscape(stage: Stage): string {
  const { pen, width, height } = stage;
  const size = Math.min(width, height) / 360;
  const trees = Array.from({ length: 4 }, (_, index) =>
    pen.at(
      width * (0.62 + index * 0.085),
      height * pen.between(0.66, 0.71),
      fir(pen, pen.between(60, 100), index % 2 ? 'accent' : 'ink'),
      { scale: size },
    ),
  );
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.24, 0.42), height * 0.3, height * 0.15, 'accent') +
    hills(stage, height * 0.42, height * 0.06, 'support', 0.55) +
    hills(stage, height * 0.55, height * 0.05, 'support') +
    trees.join('') +
    hills(stage, height * 0.7, height * 0.035, 'accent') +
    contours(stage, height * 0.72, 6)
  );
}

export function mountain(stage: Stage): string {
  const { pen, width, height } = stage;
  const size = Math.min(width, height) / 360;
  const peak = (x: number, top: number, half: number, fill: Colour) => {
    const base = height * 0.82;
    return (
      pen.shape(
        [
          [x - half, base],
          [x - half * 0.42, top + (base - top) * 0.4],
          [x, top],
          [x + half * 0.36, top + (base - top) * 0.34],
          [x + half, base],
        ],
        { fill, corners: true },
      ) +
      pen.shape(
        [
          [x, top],
          [x + half * 0.19, top + (base - top) * 0.18],
          [x + half * 0.05, top + (base - top) * 0.16],
          [x - half * 0.06, top + (base - top) * 0.25],
          [x - half * 0.2, top + (base - top) * 0.19],
        ],
        { fill: 'paper', corners: true },
      ) +
      pen.stroke(
        [
          [x + half * 0.04, top + (base - top) * 0.24],
          [x + half * 0.14, top + (base - top) * 0.5],
          [x + half * 0.06, top + (base - top) * 0.8],
        ],
        { weight: 1.8 },
      )
    );
  };
  const tent =
    pen.shape('-54 0, 0 -66, 58 0', { fill: 'accent', corners: true }) +
    pen.shape('-12 0, 0 -64, 18 0', { fill: 'ink', corners: true });
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.18, 0.3), height * 0.24, height * 0.1, 'accent') +
    peak(width * 0.74, height * pen.between(0.28, 0.34), width * 0.36, 'support') +
    peak(width * 0.4, height * pen.between(0.16, 0.22), width * 0.38, 'accent') +
    hills(stage, height * 0.78, height * 0.025, 'support') +
    pen.at(width * 0.66, height * 0.88, tent, { scale: size }) +
    pen.at(width * 0.2, height * 0.88, fir(pen, 92, 'ink'), { scale: size }) +
    pen.at(width * 0.29, height * 0.92, fir(pen, 70, 'accent'), { scale: size }) +
    pen.specks(0, height * 0.9, width, height * 0.08, 22)
  );
}

export function stones(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.74;
  const middle = width * pen.between(0.45, 0.55);
  const size = Math.min(width, height) / 360;
  let y = 30;
  const pile = [92, 70, 54, 36, 22].map((rx, index) => {
    const ry = rx * pen.between(0.3, 0.4) + 4;
    y -= ry;
    const stone =
      pen.oval(pen.between(-7, 7), y, rx, ry, {
        fill: (['support', 'accent', 'paper', 'support', 'accent'] as const)[index] ?? 'support',
      }) + pen.hatch(0, y, rx, ry * 0.9, { from: 0.5, to: 0.92, gap: 8 });
    y -= ry - 3;
    return stone;
  });
  const ripples = [0, 1, 2, 3].map((row) =>
    pen.oval(middle, edge + height * 0.07, (110 + row * 46) * size, (9 + row * 8) * size, { weight: 1.7 }),
  );
  return (
    wash(stage, 'tint') +
    disc(middle + width * 0.14, height * 0.38, Math.min(width, height) * 0.27, 'support', 0.6) +
    `<path d="M0 ${Math.round(edge)}H${width}V${height}H0z" fill="var(--paper)" stroke="none"/>` +
    ripples.join('') +
    pen.at(middle, edge + 12 * size, pile.join(''), { scale: size }) +
    pen.at(middle - 148 * size, edge + 36 * size, branch(pen, 180, 7, 'accent'), { scale: size, turn: -8 })
  );
}
