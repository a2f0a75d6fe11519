import type { Pen } from '../pen.ts';

export function house(pen: Pen): string {
  const window = (x: number, y: number) =>
    pen.box(x, y, 32, 36, { fill: 'paper' }) +
    pen.stroke(
      [
        [x + 16, y],
        [x + 16, y + 36],
      ],
      { weight: 2 },
    );
  return (
    pen.box(44, -98, 22, 50, { fill: 'ink' }) +
    pen.box(-82, -18, 164, 118, { fill: 'support' }) +
    pen.shape('-104 -14, 0 -104, 104 -14', { fill: 'accent', corners: true }) +
    pen.box(-16, 34, 36, 66, { fill: 'ink' }) +
    window(-66, 10) +
    window(38, 10) +
    pen.oval(0, -44, 13, 13, { fill: 'paper' }) +
    pen.stroke('-116 101, 118 100')
  );
}

export function door(pen: Pen): string {
  const panel = (x: number, y: number, height: number) => pen.box(x, y, 34, height, { weight: 1.8 });
  return (
    pen.shape('-72 110, -72 -50, -52 -96, 0 -114, 52 -96, 72 -50, 72 110', { fill: 'support', shake: 0.4 }) +
    pen.box(-50, -48, 100, 158, { fill: 'accent' }) +
    pen.shape('-50 -56, -34 -84, 0 -96, 34 -84, 50 -56', { fill: 'paper' }) +
    pen.stroke('0 -94, 0 -58', { weight: 2 }) +
    panel(-42, -36, 60) +
    panel(8, -36, 60) +
    panel(-42, 38, 60) +
    panel(8, 38, 60) +
    pen.oval(38, 34, 5, 5, { fill: 'ink' }) +
    pen.box(-84, 108, 168, 14, { fill: 'paper' })
  );
}

export function chair(pen: Pen): string {
  return (
    pen.shape('-58 -112, 46 -112, 52 8, -62 8', { fill: 'accent' }) +
    pen.hatch(-6, -50, 52, 58, { from: 0.2, gap: 10 }) +
    pen.shape('-76 4, 72 4, 84 40, -84 40', { fill: 'support', corners: true }) +
    pen.shape('-76 40, -66 40, -80 118, -88 118', { fill: 'ink', corners: true }) +
    pen.shape('66 40, 76 40, 88 118, 80 118', { fill: 'ink', corners: true }) +
    pen.stroke('-62 -96, -84 -20, -72 4', { weight: 4 }) +
    pen.stroke('52 -96, 76 -20, 68 4', { weight: 4 })
  );
}

export function table(pen: Pen): string {
  return (
    pen.oval(0, -6, 112, 24, { fill: 'support' }) +
    pen.shape('-9 14, 9 14, 11 96, -11 96', { fill: 'ink', corners: true }) +
    pen.shape('-58 112, -10 92, 10 92, 58 112, 48 118, 0 104, -48 118', { fill: 'ink', corners: true }) +
    pen.shape('-14 -20, -20 -58, -8 -70, 8 -70, 20 -58, 14 -20', { fill: 'accent' }) +
    pen.leaf(-2, -68, 44, 20, -2, { fill: 'accent' }) +
    pen.leaf(2, -68, 48, 20, -1.2, { fill: 'support' }) +
    pen.shape('46 -34, 78 -34, 74 -10, 50 -10', { fill: 'paper', corners: true }) +
    pen.stroke('78 -30, 90 -24, 76 -16', { weight: 2.6 })
  );
}

export function roof(pen: Pen): string {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 5 }, (_, column) => {
      const [x, y] = [-106 + column * 42 + (row % 2 ? -20 : 0), 56 - row * 34];
      return pen.shape(
        [
          [x, y - 26],
          [x + 42, y - 26],
          [x + 40, y + 10],
          [x + 21, y + 24],
          [x + 2, y + 10],
        ],
        { fill: (row * 5 + column * 3) % 4 === 1 ? 'support' : 'accent', shake: 0.5 },
      );
    }).join(''),
  );
  return rows.reverse().join('') + pen.box(-150, 82, 300, 16, { fill: 'ink' });
}

export function brick(pen: Pen): string {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) =>
      pen.box(-128 + column * 68 + (row % 2 ? -34 : 0), -104 + row * 36, 64, 31, {
        fill: (['accent', 'support', 'accent', 'tint'] as const)[(row * 7 + column * 3) % 4] ?? 'accent',
      }),
    ).join(''),
  );
  return (
    rows.join('') +
    pen.at(
      56,
      60,
      pen.shape('-60 0, 0 -36, 46 0, 0 36', { fill: 'paper', corners: true }) +
        pen.stroke('46 0, 70 -6, 74 -22', { weight: 5 }) +
        pen.box(66, -74, 18, 54, { fill: 'ink' }),
      { turn: -22 },
    )
  );
}

export function flame(pen: Pen): string {
  return (
    pen.shape(
      '-6 -116, 30 -74, 36 -34, 60 -58, 78 -4, 72 58, 40 102, 0 112, -44 100, -74 56, -68 4, -40 -38, -18 -66',
      {
        fill: 'accent',
      },
    ) +
    pen.shape('2 -22, 24 8, 44 34, 36 78, 0 102, -36 80, -38 40, -14 14', { fill: 'support' }) +
    pen.shape('2 40, 18 60, 14 86, 0 98, -16 86, -14 62', { fill: 'paper', line: false })
  );
}

export function pipe(pen: Pen): string {
  return (
    pen.shape('-128 -72, -30 -72, -4 -46, -4 62, -44 62, -44 -32, -128 -32', { fill: 'support', corners: true }) +
    pen.shape('-4 20, 62 20, 62 -24, 128 -24, 128 14, 104 14, 104 60, -4 60', { fill: 'accent', corners: true }) +
    pen.box(-68, -82, 22, 60, { fill: 'ink' }) +
    pen.box(-52, 52, 56, 22, { fill: 'ink' }) +
    pen.box(50, -34, 22, 58, { fill: 'ink' }) +
    pen.stroke('-118 -56, -76 -56', { colour: 'paper', weight: 5 }) +
    pen.at(0, 96, pen.oval(0, 0, 26, 9, { fill: 'accent' })) +
    pen.stroke('-22 74, -22 92', { weight: 3 })
  );
}

export function plug(pen: Pen): string {
  return (
    pen.stroke('0 62, 0 96, -52 108, -92 74, -122 92', { weight: 7 }) +
    pen.box(-34, -112, 16, 56, { fill: 'paper' }) +
    pen.box(18, -112, 16, 56, { fill: 'paper' }) +
    pen.shape('-62 -56, 62 -56, 58 -4, 32 34, 20 62, -20 62, -32 34, -58 -4', { fill: 'accent' }) +
    pen.shape('6 -40, -22 2, -2 2, -10 36, 24 -10, 4 -10, 16 -40', { fill: 'paper', corners: true })
  );
}

export function bolt(pen: Pen): string {
  return (
    pen.oval(0, 0, 104, 104, { fill: 'tint' }) +
    pen.shape('26 -116, -62 16, -6 16, -28 116, 66 -30, 8 -30', { fill: 'accent', corners: true, weight: 3 }) +
    pen.stroke('-92 -62, -70 -48', { weight: 4 }) +
    pen.stroke('92 52, 70 40', { weight: 4 }) +
    pen.stroke('-96 46, -74 36', { weight: 4 }) +
    pen.stroke('94 -46, 76 -38', { weight: 4 })
  );
}
