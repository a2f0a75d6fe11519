import { disc, hills, wash } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import type { Colour, Pen, Point } from '../pen.ts';

function windows(pen: Pen, width: number, height: number, columns: number, rows: number, fill: Colour): string {
  const [w, h] = [width / (columns * 1.9), height / (rows * 1.75)];
  const one =
    pen.box(-w / 2, -h / 2, w, h, { fill, shake: 0.5 }) +
    pen.stroke(
      [
        [0, -h / 2],
        [0, h / 2],
      ],
      { weight: 1.5 },
    );
  let drawn = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      drawn += pen.at(-width / 2 + (width / columns) * (column + 0.5), -height + (height / rows) * (row + 0.5), one);
  return drawn;
}

function house(pen: Pen, width: number, height: number, fill: Colour, roof: 'gable' | 'step' | 'flat'): string {
  const half = width / 2;
  const cap =
    roof === 'gable'
      ? pen.shape(
          [
            [-half - 6, -height],
            [0, -height - width * 0.58],
            [half + 6, -height],
          ],
          { fill: 'ink', corners: true },
        )
      : roof === 'step'
        ? pen.shape(
            [
              [-half, -height],
              [-half, -height - 14],
              [-half * 0.62, -height - 14],
              [-half * 0.62, -height - 34],
              [-half * 0.25, -height - 34],
              [-half * 0.25, -height - 54],
              [half * 0.25, -height - 54],
              [half * 0.25, -height - 34],
              [half * 0.62, -height - 34],
              [half * 0.62, -height - 14],
              [half, -height - 14],
              [half, -height],
            ],
            { fill, corners: true },
          )
        : pen.box(-half - 7, -height - 12, width + 14, 14, { fill: 'ink' });
  const rows = Math.max(1, Math.round((height - 62) / 58));
  return (
    pen.box(-half, -height, width, height, { fill }) +
    cap +
    pen.at(
      0,
      -56,
      windows(pen, width * 0.92, height - 60, width > 96 ? 3 : 2, rows, fill === 'paper' ? 'support' : 'paper'),
    ) +
    pen.box(-half * 0.26, -46, half * 0.52, 46, { fill: fill === 'accent' ? 'ink' : 'accent' })
  );
}

const tree = (pen: Pen, fill: Colour) =>
  pen.stroke('0 2, 0 -40', { weight: 4 }) + pen.oval(0, -62, 26, 32, { fill }) + pen.hatch(0, -62, 24, 30);

export function building(stage: Stage): string {
  const { pen, width, height } = stage;
  const base = height * 0.84;
  const size = height / 400;
  const row: string[] = [];
  const fills = ['accent', 'support', 'paper', 'tint'] as const;
  // A long street has broader houses rather than many more of them.
  const breadth = width > height * 2.5 ? 1.3 : 1;
  let x = -14;
  let index = Math.floor(pen.random() * 3);
  while (x < width + 10) {
    const wide = pen.pick([78, 92, 108]) * breadth;
    row.push(
      pen.at(
        x + (wide / 2) * size,
        base,
        house(
          pen,
          wide,
          pen.between(130, 218),
          fills[index % 4] ?? 'paper',
          pen.pick(['gable', 'step', 'flat', 'gable']),
        ),
        { scale: size },
      ),
    );
    x += (wide + 2) * size;
    index++;
  }
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.25, 0.75), height * 0.22, height * 0.12, 'support') +
    row.join('') +
    `<path d="M0 ${Math.round(base)}H${width}V${height}H0z" fill="var(--paper)" stroke="none"/>` +
    pen.stroke([
      [-8, base + 1],
      [width * 0.5, base + 2],
      [width + 8, base + 1],
    ]) +
    [0.16, 0.83]
      .map((share) =>
        pen.at(width * (share + pen.between(-0.05, 0.05)), base + 16 * size, tree(pen, 'support'), { scale: size }),
      )
      .join('') +
    pen.stroke(
      [
        [-8, height * 0.93],
        [width * 0.4, height * 0.925],
        [width + 8, height * 0.935],
      ],
      { weight: 1.7 },
    )
  );
}

export function shop(stage: Stage): string {
  const { pen, width, height } = stage;
  const size = Math.min(width / 400, height / 380);
  const base = height * 0.86;
  const stripes = Array.from({ length: 8 }, (_, index): string => {
    const x = -152 + index * 38;
    return pen.shape(
      [
        [x + 8, -176],
        [x + 44 - (index > 6 ? 8 : 0), -176],
        [x + 38, -116],
        [x + 19, -104],
        [x, -116],
      ],
      { fill: index % 2 ? 'paper' : 'accent', corners: false, shake: 0.4 },
    );
  });
  const front =
    pen.box(-156, -256, 312, 256, { fill: 'support' }) +
    pen.box(-168, -272, 336, 20, { fill: 'ink' }) +
    pen.box(-130, -232, 260, 40, { fill: 'paper' }) +
    pen.stroke('-84 -212, -40 -214, 2 -210, 44 -214, 86 -211', { weight: 5 }) +
    pen.box(-132, -132, 150, 96, { fill: 'tint' }) +
    pen.stroke('-132 -66, 18 -66', { weight: 2 }) +
    [-110, -76, -42, -10]
      .map((x, index) => pen.oval(x + 4, -80, 15, index % 2 ? 14 : 20, { fill: index % 2 ? 'accent' : 'paper' }))
      .join('') +
    [-112, -66, -24].map((x) => pen.box(x, -56, 28, 19, { fill: 'accent' })).join('') +
    pen.box(46, -138, 84, 138, { fill: 'ink' }) +
    pen.box(58, -124, 60, 70, { fill: 'tint' }) +
    pen.oval(118, -40, 4, 4, { fill: 'support', weight: 1.5 }) +
    stripes.join('') +
    pen.stroke('-156 -178, 156 -178', { weight: 3 });
  const lamp =
    pen.stroke('0 0, 0 -150, 18 -168, 40 -160', { weight: 4 }) +
    pen.shape('26 -160, 56 -160, 48 -136, 34 -136', { fill: 'accent', corners: true });
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.6, 0.85), height * 0.22, height * 0.14, 'support', 0.7) +
    `<path d="M0 ${Math.round(base)}H${width}V${height}H0z" fill="var(--paper)" stroke="none"/>` +
    pen.at(width * 0.5, base, front, { scale: size }) +
    pen.stroke([
      [-8, base + 1],
      [width + 8, base + 2],
    ]) +
    (width > 420
      ? pen.at(width * 0.5 - 206 * size, base, lamp, { scale: size }) +
        pen.at(width * 0.5 + 204 * size, base, tree(pen, 'accent'), { scale: size * 1.15 })
      : '')
  );
}

export function map(stage: Stage): string {
  const { pen, width, height } = stage;
  const roads: Point[][] = [
    [
      [-20, height * 0.3],
      [width * 0.4, height * 0.34],
      [width + 20, height * 0.22],
    ],
    [
      [-20, height * 0.72],
      [width * 0.5, height * 0.66],
      [width + 20, height * 0.8],
    ],
    [
      [width * 0.24, -20],
      [width * 0.3, height * 0.5],
      [width * 0.22, height + 20],
    ],
    [
      [width * 0.7, -20],
      [width * 0.66, height * 0.5],
      [width * 0.76, height + 20],
    ],
  ];
  const lanes: Point[][] = [
    [
      [width * 0.3, height * 0.5],
      [width * 0.66, height * 0.48],
    ],
    [
      [width * 0.48, height * 0.32],
      [width * 0.5, height * 0.66],
    ],
    [
      [width * 0.66, height * 0.5],
      [width + 10, height * 0.52],
    ],
    [
      [-10, height * 0.52],
      [width * 0.28, height * 0.5],
    ],
    [
      [width * 0.86, height * 0.24],
      [width * 0.88, height * 0.78],
    ],
    [
      [width * 0.1, height * 0.3],
      [width * 0.12, height * 0.72],
    ],
  ];
  const river = pen.stroke(
    [
      [-30, height * 0.96],
      [width * 0.22, height * 0.84],
      [width * 0.42, height * 0.93],
      [width * 0.62, height * 0.98],
      [width + 30, height * 0.88],
    ],
    { colour: 'accent', weight: 30, shake: 6 },
  );
  const park = pen.shape(
    [
      [width * 0.72, height * 0.3],
      [width * 0.84, height * 0.28],
      [width * 0.84, height * 0.45],
      [width * 0.71, height * 0.46],
    ],
    { fill: 'support', corners: true },
  );
  const dots = (
    [
      [0.75, 0.36],
      [0.79, 0.33],
      [0.8, 0.41],
      [0.76, 0.42],
    ] as Point[]
  ).map(([x, y]) => pen.oval(width * x, height * y, 8, 8, { fill: 'accent', weight: 1.6 }));
  const [x, y] = [width * pen.between(0.46, 0.53), height * 0.47];
  const size = Math.min(width, height) / 360;
  const pin =
    pen.shape('0 0, -20 -34, -38 -64, -30 -98, 0 -112, 30 -98, 38 -64, 20 -34', { fill: 'accent' }) +
    pen.oval(0, -70, 15, 15, { fill: 'paper' });
  return (
    wash(stage, 'tint') +
    river +
    park +
    dots.join('') +
    roads
      .map((road) => pen.stroke(road, { colour: 'paper', weight: 20 }) + pen.stroke(road, { weight: 1.4 }))
      .join('') +
    lanes.map((lane) => pen.stroke(lane, { colour: 'paper', weight: 10 })).join('') +
    `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="26" ry="9" fill="var(--ink)" stroke="none" opacity=".2"/>` +
    pen.at(x, y, pin, { scale: size * 1.25 })
  );
}

const wheel = (pen: Pen, radius: number) =>
  pen.oval(0, 0, radius, radius, { weight: 5 }) +
  pen.oval(0, 0, radius * 0.1, radius * 0.1, { fill: 'ink' }) +
  [0, 0.63, 1.26, 1.88, 2.5]
    .map((turn) =>
      pen.stroke(
        [
          [Math.cos(turn) * radius, Math.sin(turn) * radius],
          [-Math.cos(turn) * radius, -Math.sin(turn) * radius],
        ],
        { weight: 1.2, shake: 0 },
      ),
    )
    .join('');

export function bicycle(stage: Stage): string {
  const { pen, width, height } = stage;
  const base = height * 0.82;
  const size = Math.min(width / 400, height / 340);
  const spokes = wheel(pen, 66);
  const tube = (points: Point[]) => pen.stroke(points, { colour: 'accent', weight: 8, corners: true });
  const frame =
    pen.at(-96, -66, spokes) +
    pen.at(104, -66, spokes) +
    tube([
      [-96, -66],
      [-16, -66],
      [-40, -148],
      [-96, -66],
    ]) +
    tube([
      [-16, -66],
      [74, -142],
      [-38, -142],
    ]) +
    tube([
      [70, -164],
      [84, -116],
      [104, -66],
    ]) +
    pen.stroke('-40 -146, -46 -168', { weight: 4 }) +
    pen.shape('-72 -174, -30 -172, -24 -166, -60 -162', { fill: 'ink' }) +
    pen.stroke('70 -164, 66 -182, 88 -188, 106 -176', { weight: 5 }) +
    pen.oval(-16, -66, 17, 17, { fill: 'support' }) +
    pen.stroke('-28 -52, -16 -66, -4 -82', { weight: 4 }) +
    pen.box(84, -164, 52, 36, { fill: 'support' }) +
    pen.stroke('84 -152, 136 -152', { weight: 1.6 }) +
    pen.stroke('84 -140, 136 -140', { weight: 1.6 });
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.3, 0.7), height * 0.42, Math.min(width, height) * 0.33, 'support', 0.65) +
    `<path d="M0 ${Math.round(base)}H${width}V${height}H0z" fill="var(--paper)" stroke="none"/>` +
    pen.stroke([
      [-8, base + 2],
      [width + 8, base + 1],
    ]) +
    pen.at(width / 2, base, frame, { scale: size }) +
    pen.specks(width * 0.1, base + 10, width * 0.8, height * 0.1, 14)
  );
}

export function van(stage: Stage): string {
  const { pen, width, height } = stage;
  const base = height * 0.8;
  const size = Math.min(width / 420, height / 330);
  const body =
    pen.shape('-170 -152, 40 -152, 48 -148, 112 -142, 146 -88, 172 -78, 176 -30, -174 -28', {
      fill: 'accent',
      corners: true,
    }) +
    pen.shape('60 -130, 104 -128, 132 -86, 60 -86', { fill: 'paper', corners: true }) +
    pen.stroke('46 -146, 48 -32', { weight: 2 }) +
    pen.box(-150, -128, 170, 58, { fill: 'paper' }) +
    pen.stroke('-128 -108, -60 -110, -20 -108', { weight: 5 }) +
    pen.stroke('-128 -88, -76 -90', { weight: 3 }) +
    pen.box(-174, -46, 350, 18, { fill: 'ink' }) +
    [-104, 104]
      .map((x) => pen.oval(x, -26, 32, 32, { fill: 'ink' }) + pen.oval(x, -26, 14, 14, { fill: 'paper' }))
      .join('') +
    pen.oval(166, -64, 8, 8, { fill: 'support' }) +
    pen.stroke('-150 -158, 20 -158', { weight: 3 }) +
    pen.stroke('-128 -152, -128 -166, 4 -166, 4 -152', { weight: 3 });
  return (
    wash(stage, 'tint') +
    disc(width * 0.76, height * 0.26, height * 0.13, 'support') +
    hills(stage, height * 0.62, height * 0.03, 'support', 0.6) +
    `<path d="M0 ${Math.round(base - 6)}H${width}V${height}H0z" fill="var(--paper)" stroke="none"/>` +
    pen.stroke([
      [-8, base - 4],
      [width + 8, base - 5],
    ]) +
    pen.at(width / 2, base + 6, body, { scale: size }) +
    `<path d="M0 ${Math.round(height * 0.92)}h${width}" stroke-width="5" stroke-dasharray="34 26"/>`
  );
}

export function key(stage: Stage): string {
  const { pen, width, height } = stage;
  const size = Math.min(width / 380, height / 340);
  const one = (fill: Colour) =>
    pen.oval(0, -76, 38, 38, { fill }) +
    pen.oval(0, -84, 14, 14, { fill: 'tint' }) +
    pen.shape('-9 -42, 9 -42, 9 96, 0 110, -9 96', { fill, corners: true }) +
    pen.shape('9 40, 32 40, 32 54, 20 54, 20 64, 34 64, 34 80, 9 80', { fill, corners: true });
  const tag =
    pen.shape('-34 -20, 0 -56, 34 -20, 34 60, -34 60', { fill: 'accent', corners: true }) +
    pen.oval(0, -28, 6, 6, { fill: 'paper' }) +
    pen.at(0, 44, house(pen, 40, 34, 'paper', 'gable'), { scale: 0.9 });
  return (
    wash(stage, 'support') +
    disc(width / 2, height * 0.52, Math.min(width, height) * 0.38, 'tint') +
    pen.at(
      width / 2,
      height * 0.48,
      pen.oval(0, -112, 34, 34, { weight: 4 }) +
        pen.at(-30, 6, one('support'), { turn: 24 }) +
        pen.at(18, 10, one('paper'), { turn: -6 }) +
        pen.at(78, 12, tag, { turn: -34 }),
      { scale: size },
    )
  );
}
