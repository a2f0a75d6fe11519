import type { Pen, Point } from '../pen.ts';

export function wrench(pen: Pen): string {
  return pen.at(
    0,
    0,
    pen.shape(
      '-14 -44, -46 -62, -54 -100, -28 -116, -24 -86, 0 -76, 24 -86, 28 -116, 54 -100, 46 -62, 14 -44, 16 96, 0 116, -16 96',
      { fill: 'accent', corners: true },
    ) +
      pen.oval(0, 92, 7, 7, { fill: 'paper' }) +
      pen.stroke('0 -30, 1 64', { colour: 'paper', weight: 5 }),
    { turn: pen.between(24, 42) },
  );
}

export function hammer(pen: Pen): string {
  return pen.at(
    0,
    0,
    pen.shape('-11 -60, 11 -60, 16 116, -16 116', { fill: 'support', corners: true }) +
      pen.shape('-58 -112, 40 -112, 86 -84, 70 -76, 34 -72, 16 -56, -16 -56, -20 -70, -58 -70', { fill: 'accent' }) +
      pen.box(-82, -114, 26, 46, { fill: 'ink' }) +
      pen.stroke('-6 20, -4 96', { weight: 1.8 }),
    { turn: pen.between(20, 40) },
  );
}

export function gear(pen: Pen): string {
  const wheel = (radius: number, teeth: number) =>
    pen.shape(
      Array.from({ length: teeth * 4 }, (_, index): Point => {
        const turn = (index / (teeth * 4)) * Math.PI * 2;
        const reach = index % 4 < 2 ? radius : radius * 0.78;
        return [Math.cos(turn) * reach, Math.sin(turn) * reach];
      }),
      { fill: 'accent', corners: true, shake: 0.6 },
    ) + pen.oval(0, 0, radius * 0.34, radius * 0.34, { fill: 'paper' });
  return (
    pen.at(-26, 20, wheel(86, 10)) +
    pen.at(74, -66, wheel(50, 8), { turn: 12 }).replaceAll('--accent', '--support') +
    pen.at(-26, 20, pen.oval(0, 0, 12, 12, { fill: 'ink' }))
  );
}

export function plane(pen: Pen): string {
  const curl = (x: number, y: number) =>
    pen.stroke(
      [
        [x, y],
        [x + 18, y - 22],
        [x + 2, y - 36],
        [x - 14, y - 20],
        [x - 2, y - 8],
      ],
      { weight: 3.4 },
    );
  return (
    pen.box(-130, 54, 260, 34, { fill: 'support' }) +
    pen.stroke('-120 70, -40 66, 50 72, 122 68', { weight: 1.6 }) +
    pen.shape('-96 54, -96 14, 92 14, 108 36, 108 54', { fill: 'accent' }) +
    pen.shape('-14 14, 22 -60, 40 -54, 16 14', { fill: 'paper', corners: true }) +
    pen.shape('-84 14, -92 -30, -66 -52, -52 -28, -58 14', { fill: 'ink' }) +
    pen.oval(74, 2, 16, 16, { fill: 'ink' }) +
    curl(12, 8) +
    curl(-26, -40) +
    curl(-56, 116)
  );
}

export function thread(pen: Pen): string {
  const turns = Array.from({ length: 8 }, (_, index) => {
    const y = -42 + index * 12;
    return pen.stroke(
      [
        [-42, y],
        [0, y + 6],
        [42, y - 2],
      ],
      { weight: 2 },
    );
  });
  return (
    pen.box(-42, -52, 84, 108, { fill: 'accent' }) +
    turns.join('') +
    pen.shape('-62 -80, 62 -80, 54 -52, -54 -52', { fill: 'support', corners: true }) +
    pen.shape('-54 56, 54 56, 62 84, -62 84', { fill: 'support', corners: true }) +
    pen.stroke('42 44, 84 56, 104 20, 92 -30, 108 -84', { weight: 3 }) +
    pen.shape('106 -116, 112 -84, 102 -4, 98 -84', { fill: 'paper', corners: true })
  );
}

export function vase(pen: Pen): string {
  return (
    pen.shape('-26 -104, 26 -104, 20 -72, 58 -36, 78 12, 66 66, 34 104, -34 104, -66 66, -78 12, -58 -36, -20 -72', {
      fill: 'accent',
    }) +
    pen.hatch(4, 20, 70, 80, { from: 0.34, gap: 9 }) +
    pen.stroke('-70 -8, -30 4, 30 -8, 72 -2', { colour: 'paper', weight: 6 }) +
    pen.stroke('-76 22, -30 34, 30 22, 78 28', { colour: 'support', weight: 6 }) +
    pen.oval(0, -104, 27, 6, { fill: 'ink' })
  );
}

export function rings(pen: Pen): string {
  const ring = (x: number, radius: number) =>
    pen.oval(x, 22, radius, radius, { fill: 'support' }) + pen.oval(x, 22, radius - 15, radius - 15, { fill: 'paper' });
  return (
    ring(-40, 66) +
    pen.oval(44, 24, 62, 62, { weight: 13 }) +
    pen.oval(44, 24, 62, 62, { weight: 2 }) +
    pen.at(-40, -66, gemStone(pen), { scale: 0.42 })
  );
}

const gemStone = (pen: Pen) =>
  pen.shape('-64 -72, 64 -72, 108 -20, 0 100, -108 -20', { fill: 'accent', corners: true }) +
  pen.shape('-64 -72, 0 -20, 64 -72', { fill: 'paper', corners: true }) +
  pen.stroke('-106 -20, 106 -20', { shake: 0.4 }) +
  pen.stroke('-44 -20, 0 98, 44 -20', { corners: true }) +
  pen.stroke('-64 -72, -44 -20', { corners: true }) +
  pen.stroke('64 -72, 44 -20', { corners: true });

export const gem = (pen: Pen): string =>
  gemStone(pen) +
  pen.stroke('-98 -98, -84 -84', { weight: 4 }) +
  pen.stroke('98 -98, 84 -84', { weight: 4 }) +
  pen.stroke('0 -114, 0 -94', { weight: 4 });

export function barrel(pen: Pen): string {
  return (
    pen.shape('-62 -100, 62 -100, 86 -40, 86 40, 62 100, -62 100, -86 40, -86 -40', { fill: 'support' }) +
    ['-26 -100, -36 0, -26 100', '26 -100, 36 0, 26 100', '0 -100, 0 100']
      .map((path) => pen.stroke(path, { weight: 1.8 }))
      .join('') +
    pen.shape('-78 -66, 0 -58, 78 -66, 82 -46, 0 -38, -82 -46', { fill: 'ink' }) +
    pen.shape('-82 46, 0 54, 82 46, 78 66, 0 74, -78 66', { fill: 'ink' }) +
    pen.oval(0, 6, 15, 15, { fill: 'accent' }) +
    pen.oval(0, -100, 62, 11, { fill: 'paper' })
  );
}

export function cake(pen: Pen): string {
  const layer = (y: number, half: number, fill: 'accent' | 'support') => pen.box(-half, y, half * 2, 44, { fill });
  return (
    pen.oval(0, 96, 118, 15, { fill: 'paper' }) +
    layer(48, 96, 'support') +
    layer(4, 76, 'accent') +
    pen.shape('-76 4, 76 4, 74 26, 54 18, 34 32, 12 18, -12 34, -34 18, -56 28, -74 20', { fill: 'paper' }) +
    layer(-38, 46, 'support') +
    pen.shape('-46 -38, 46 -38, 42 -18, 20 -26, 0 -12, -22 -26, -42 -16', { fill: 'paper' }) +
    pen.oval(0, -52, 14, 14, { fill: 'accent' }) +
    pen.stroke('2 -64, 12 -86, 28 -92', { weight: 3 }) +
    pen.leaf(14, -86, 34, 17, 0.2, { fill: 'support', vein: false })
  );
}
