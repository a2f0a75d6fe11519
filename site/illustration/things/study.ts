import type { Pen, Point } from '../pen.ts';

export function paper(pen: Pen): string {
  const lines = (y: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      pen.stroke(
        [
          [-48, y + index * 18],
          [0, y + 1 + index * 18],
          [index === count - 1 ? 8 : 48, y + index * 18],
        ],
        { weight: 2 },
      ),
    ).join('');
  return (
    pen.at(14, -6, pen.box(-72, -102, 144, 200, { fill: 'support' }), { turn: 9 }) +
    pen.at(
      -6,
      4,
      pen.box(-72, -102, 144, 200, { fill: 'paper' }) + pen.box(-48, -78, 56, 14, { fill: 'accent' }) + lines(-40, 6),
      {
        turn: -4,
      },
    ) +
    pen.oval(52, 86, 24, 24, { fill: 'accent' }) +
    pen.oval(52, 86, 14, 14, { weight: 1.8 })
  );
}

export function quill(pen: Pen): string {
  return (
    pen.shape('92 -116, 78 -50, 40 6, -12 48, -36 58, -28 14, 4 -44, 48 -92', { fill: 'accent' }) +
    pen.stroke('92 -116, 24 -30, -36 58, -62 96', { weight: 3 }) +
    pen.stroke('48 -28, 26 -26', { weight: 2 }) +
    pen.stroke('24 4, 2 8', { weight: 2 }) +
    pen.stroke('-112 104, -86 92, -70 110, -40 98, -8 108, 40 98, 96 106', { weight: 3 }) +
    pen.shape('66 58, 108 58, 116 104, 58 104', { fill: 'ink' }) +
    pen.box(72, 42, 30, 16, { fill: 'support' })
  );
}

export function glasses(pen: Pen): string {
  return (
    pen.oval(-58, 0, 52, 48, { fill: 'tint', weight: 7 }) +
    pen.oval(58, 0, 52, 48, { fill: 'tint', weight: 7 }) +
    pen.stroke('-10 -10, 0 -18, 10 -10', { weight: 7 }) +
    pen.stroke('-108 -10, -126 -34, -116 -60', { weight: 6 }) +
    pen.stroke('108 -10, 126 -34, 116 -60', { weight: 6 }) +
    pen.stroke('-80 14, -56 -26', { colour: 'accent', weight: 7 }) +
    pen.stroke('-60 22, -38 -16', { colour: 'accent', weight: 5 }) +
    pen.stroke('36 14, 60 -26', { colour: 'accent', weight: 7 }) +
    pen.stroke('56 22, 78 -16', { colour: 'accent', weight: 5 })
  );
}

export function scale(pen: Pen): string {
  const pan = (x: number, y: number, fill: 'accent' | 'support') =>
    pen.stroke(
      [
        [x, y - 62],
        [x - 36, y],
      ],
      { weight: 2 },
    ) +
    pen.stroke(
      [
        [x, y - 62],
        [x + 36, y],
      ],
      { weight: 2 },
    ) +
    pen.shape(
      [
        [x - 44, y],
        [x + 44, y],
        [x + 24, y + 26],
        [x, y + 32],
        [x - 24, y + 26],
      ],
      { fill },
    );
  return (
    pen.shape('-8 -86, 8 -86, 11 92, -11 92', { fill: 'ink', corners: true }) +
    pen.shape('-56 110, -40 90, 40 90, 56 110', { fill: 'accent', corners: true }) +
    pen.stroke('-92 -62, 0 -84, 92 -70', { weight: 6 }) +
    pan(-88, 6, 'accent') +
    pan(88, -4, 'support') +
    pen.oval(0, -94, 12, 12, { fill: 'support' })
  );
}

export function blocks(pen: Pen): string {
  return (
    pen.box(-106, 22, 84, 84, { fill: 'accent' }) +
    pen.box(-12, 22, 84, 84, { fill: 'support' }) +
    pen.at(-26, -26, pen.box(-42, -42, 84, 84, { fill: 'paper' }) + pen.oval(0, 0, 24, 24, { fill: 'accent' }), {
      turn: -5,
    }) +
    pen.shape('-64 42, -86 86, -42 86', { fill: 'paper', corners: true }) +
    pen.box(8, 42, 44, 44, { fill: 'paper' }) +
    pen.shape('78 106, 100 60, 122 106', { fill: 'accent', corners: true }) +
    pen.shape('-60 -70, -26 -116, 8 -70', { fill: 'support', corners: true })
  );
}

export function gridded(pen: Pen): string {
  const cells = Array.from({ length: 20 }, (_, index): Point => [index % 5, Math.floor(index / 5)]);
  return (
    pen.box(-118, -92, 236, 188, { fill: 'paper' }) +
    cells
      .filter(() => pen.chance(0.42))
      .map(([x, y]) =>
        pen.box(-112 + x * 46, -86 + y * 45, 40, 38, {
          fill: pen.pick(['accent', 'support', 'tint', 'ink']),
          line: false,
        }),
      )
      .join('') +
    pen.stroke('-96 62, -46 20, 6 34, 58 -30, 104 -56', { weight: 5 }) +
    pen.oval(58, -30, 9, 9, { fill: 'paper' })
  );
}

export function signal(pen: Pen): string {
  const ring = (radius: number) =>
    [-1, 1]
      .map((side) =>
        pen.stroke(
          [-0.9, -0.3, 0.3, 0.9].map((turn): Point => [side * Math.cos(turn) * radius, -46 + Math.sin(turn) * radius]),
          { weight: 5, colour: radius > 80 ? 'support' : 'accent' },
        ),
      )
      .join('');
  return (
    ring(52) +
    ring(84) +
    ring(116) +
    pen.shape('-9 -40, 9 -40, 48 112, 30 112, 0 0, -30 112, -48 112', { fill: 'ink', corners: true }) +
    pen.stroke('-26 66, 26 66', { weight: 4 }) +
    pen.oval(0, -46, 20, 20, { fill: 'accent' })
  );
}

export function arrow(pen: Pen): string {
  return (
    [0, 1, 2, 3]
      .map((step) =>
        pen.box(-116 + step * 56, 60 - step * 40, 46, 56 + step * 40, { fill: step === 3 ? 'accent' : 'support' }),
      )
      .join('') +
    pen.stroke('-112 22, -40 -16, 20 -40, 78 -98', { weight: 6 }) +
    pen.shape('96 -116, 88 -72, 56 -102', { fill: 'ink', corners: true })
  );
}

export function keys(pen: Pen): string {
  const white = Array.from({ length: 7 }, (_, index) => pen.box(-126 + index * 36, -70, 36, 150, { fill: 'paper' }));
  const black = [0, 1, 3, 4, 5].map((index) => pen.box(-102 + index * 36, -70, 22, 88, { fill: 'ink' }));
  return pen.at(
    0,
    6,
    pen.box(-136, -98, 272, 32, { fill: 'accent' }) +
      white.join('') +
      black.join('') +
      pen.box(-54 + 36 * Math.floor(pen.between(0, 3)), 36, 36, 44, { fill: 'support' }),
    { turn: pen.between(-9, 9) },
  );
}

export function kettlebell(pen: Pen): string {
  return (
    pen.shape('-46 -34, -58 -96, -34 -116, 34 -116, 58 -96, 46 -34, 28 -34, 34 -86, -34 -86, -28 -34', {
      fill: 'ink',
    }) +
    pen.shape('-40 -44, 40 -44, 84 4, 88 50, 60 98, -60 98, -88 50, -84 4', { fill: 'accent' }) +
    pen.hatch(6, 32, 82, 60, { from: 0.3, gap: 10 }) +
    pen.oval(-4, 34, 32, 32, { fill: 'paper' }) +
    pen.stroke('-20 36, -8 46, 12 22', { weight: 6 })
  );
}

export function lotus(pen: Pen): string {
  const petal = (turn: number, length: number, fill: 'accent' | 'support' | 'paper') =>
    pen.leaf(0, 62, length, 62, turn, { fill, vein: false });
  return (
    petal(-0.35, 112, 'support') +
    petal(-2.79, 112, 'support') +
    petal(-0.8, 136, 'accent') +
    petal(-2.34, 136, 'accent') +
    petal(-1.2, 150, 'support') +
    petal(-1.94, 150, 'support') +
    petal(-1.57, 158, 'accent') +
    pen.stroke('-116 78, -50 90, 40 84, 118 92', { weight: 4 }) +
    pen.stroke('-70 104, 0 108, 66 102', { weight: 3 })
  );
}

export function hands(pen: Pen): string {
  const hand =
    '-8 104, -34 64, -62 26, -66 2, -52 -2, -34 22, -40 -56, -28 -64, -18 -54, -12 -4, -8 -76, 4 -84, 14 -74, 14 -4, 24 -66, 36 -72, 44 -62, 38 4, 50 -36, 62 -38, 66 -26, 56 34, 46 72, 42 104';
  return (
    pen.at(
      4,
      8,
      pen.shape(hand, { fill: 'accent', shake: 0.5 }) +
        pen.box(-22, 96, 76, 26, { fill: 'ink' }) +
        pen.stroke('-6 50, 14 60, 34 46', { weight: 2 }),
    ) +
    pen.shape('-74 -60, -60 -80, -44 -70, -44 -54, -74 -22, -104 -54, -104 -70, -88 -80', {
      fill: 'support',
      shake: 0.4,
    })
  );
}

export function flags(pen: Pen): string {
  const row = (y: number, sag: number, shift: number) =>
    pen.stroke(
      [
        [-140, y],
        [-60, y + sag],
        [20, y + sag],
        [140, y - 10],
      ],
      { weight: 2.4 },
    ) +
    Array.from({ length: 6 }, (_, index) => {
      const x = -116 + index * 46 + shift;
      const top = y + sag * Math.sin(((x + 140) / 280) * Math.PI) * 1.05;
      return pen.shape(
        [
          [x - 17, top],
          [x + 17, top - 2],
          [x, top + 46],
        ],
        {
          fill: (['accent', 'support', 'paper'] as const)[index % 3] ?? 'accent',
          corners: true,
        },
      );
    }).join('');
  return row(-70, 28, 0) + row(20, 30, -12);
}

export function box(pen: Pen): string {
  return (
    pen.shape('-88 -30, 0 -62, 88 -30, 88 70, 0 110, -88 70', { fill: 'support', corners: true }) +
    pen.shape('0 2, 88 -30, 88 70, 0 110', { fill: 'accent', corners: true }) +
    pen.shape('-88 -30, -118 -62, -30 -98, 0 -62', { fill: 'paper', corners: true }) +
    pen.shape('88 -30, 120 -62, 30 -98, 0 -62', { fill: 'paper', corners: true }) +
    pen.stroke('0 2, 0 110', { corners: true }) +
    pen.shape('22 52, 50 42, 50 66, 22 78', { fill: 'paper', corners: true })
  );
}
