import type { Pen, Point } from '../pen.ts';

/** A branch with leaves on both sides, growing up from the origin's foot. */
export function leaf(pen: Pen): string {
  const leaves = Array.from({ length: 5 }, (_, index) => {
    const y = 84 - index * 40;
    const length = 74 - index * 7;
    return (
      pen.leaf(2, y, length, 34, -0.7 - index * 0.06, { fill: index % 2 ? 'accent' : 'support' }) +
      pen.leaf(-2, y - 16, length, 34, -2.45 + index * 0.06, { fill: index % 2 ? 'support' : 'accent' })
    );
  });
  return pen.stroke('0 116, 4 40, -2 -40, 2 -104', { weight: 3.4 }) + leaves.join('');
}

export function herbs(pen: Pen): string {
  const sprig = (x: number, turn: number, fill: 'accent' | 'support') =>
    pen.at(
      x,
      66,
      pen.stroke('0 40, 2 -40, 0 -150', { weight: 3 }) +
        Array.from({ length: 5 }, (_, index) => {
          const y = -6 - index * 30;
          return (
            pen.leaf(0, y, 38 - index * 3, 18, -0.6, { fill, vein: false }) +
            pen.leaf(0, y, 38 - index * 3, 18, -2.54, { fill, vein: false })
          );
        }).join(''),
      { turn },
    );
  return (
    sprig(-18, -14, 'support') +
    sprig(18, 12, 'accent') +
    pen.shape('-34 58, 34 58, 30 82, -30 82', { fill: 'paper', corners: true }) +
    pen.stroke('-30 66, 30 74', { weight: 2 })
  );
}

export function tree(pen: Pen): string {
  return (
    pen.shape('-12 112, -8 20, 8 20, 13 112', { fill: 'ink', corners: true }) +
    pen.shape('0 -112, 54 -98, 84 -48, 92 0, 60 44, 0 54, -60 44, -92 0, -84 -48, -54 -98', {
      fill: 'accent',
      shake: 5,
    }) +
    pen.oval(-26, -44, 34, 30, { fill: 'support', line: false, opacity: 0.7 }) +
    pen.stroke('0 60, 2 -10, -26 -44', { weight: 2.4 }) +
    pen.stroke('1 20, 30 -16', { weight: 2.4 }) +
    pen.specks(-64, -80, 128, 110, 16)
  );
}

export function wheat(pen: Pen): string {
  const grains = Array.from({ length: 5 }, (_, index) => {
    const y = -100 - index * 22;
    return (
      pen.leaf(2, y, 36, 19, -0.95, { fill: 'support', vein: false }) +
      pen.leaf(-1, y, 36, 19, -2.2, { fill: 'support', vein: false })
    );
  });
  const ear =
    pen.stroke('0 0, 5 -90, 0 -196', { weight: 3 }) +
    grains.join('') +
    pen.leaf(0, -206, 34, 17, -1.57, { fill: 'accent', vein: false });
  return (
    pen.at(-8, 108, ear, { turn: -20, scale: 0.88 }) +
    pen.at(4, 108, ear, { turn: 8 }) +
    pen.shape('-22 34, 22 30, 24 48, -20 52', { fill: 'accent', corners: true })
  );
}

export function grape(pen: Pen): string {
  const rows = [4, 4, 3, 2, 1];
  const berries = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index): Point => [
      (index - (count - 1) / 2) * 36 + (row % 2 ? 3 : -3),
      -40 + row * 27,
    ]),
  );
  return (
    pen.stroke('2 -58, 8 -92, 34 -108', { weight: 5 }) +
    pen.shape('-6 -66, -42 -112, -74 -100, -104 -74, -80 -54, -84 -30, -46 -40', { fill: 'support' }) +
    pen.stroke('-8 -64, -44 -70, -82 -70', { weight: 1.8 }) +
    berries
      .map(([x, y], index) => pen.oval(x, y, 21, 21, { fill: index % 4 === 1 ? 'support' : 'accent', shake: 0.6 }))
      .join('')
  );
}

export function sun(pen: Pen): string {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 12) * Math.PI * 2;
    const at = (radius: number, by = 0): Point => [Math.cos(turn + by) * radius, Math.sin(turn + by) * radius];
    return pen.shape([at(68, -0.1), at(index % 2 ? 112 : 94), at(68, 0.1)], {
      fill: index % 2 ? 'accent' : 'support',
      corners: true,
    });
  });
  return rays.join('') + pen.oval(0, 0, 56, 56, { fill: 'support' }) + pen.hatch(0, 0, 52, 52, { from: 0.1, gap: 8 });
}

export function moon(pen: Pen): string {
  const star = (x: number, y: number, size: number) =>
    pen.shape(
      Array.from({ length: 8 }, (_, index): Point => {
        const radius = index % 2 ? size * 0.32 : size;
        const turn = (index / 8) * Math.PI * 2;
        return [x + Math.sin(turn) * radius, y - Math.cos(turn) * radius];
      }),
      { fill: 'accent', corners: true },
    );
  return (
    pen.shape('22 -104, -40 -92, -84 -46, -94 10, -72 66, -24 100, 34 102, 76 72, 20 64, -18 26, -26 -22, -10 -66', {
      fill: 'support',
    }) +
    pen.stroke('-68 -34, -76 8, -58 52', { weight: 1.8 }) +
    star(62, -54, 34) +
    star(92, 14, 17) +
    star(36, 2, 13)
  );
}

export function drop(pen: Pen): string {
  return (
    pen.shape('0 -112, 34 -52, 66 4, 70 48, 44 92, 0 106, -44 92, -70 48, -66 4, -34 -52', { fill: 'accent' }) +
    pen.hatch(0, 42, 64, 58, { from: 0.2, gap: 9 }) +
    pen.stroke('-42 34, -38 62, -18 80', { colour: 'paper', weight: 7 }) +
    pen.oval(0, 118, 62, 7, { fill: 'support' })
  );
}

export function tent(pen: Pen): string {
  return (
    pen.shape('-112 88, 0 -78, 112 88', { fill: 'accent', corners: true }) +
    pen.shape('0 -78, 40 88, -34 88', { fill: 'ink', corners: true }) +
    pen.shape('0 -78, -34 88, -66 88', { fill: 'support', corners: true }) +
    pen.stroke('-8 -94, 0 -78, 10 -96', { weight: 3 }) +
    pen.stroke('-112 88, -134 98', { weight: 2 }) +
    pen.stroke('112 88, 134 98', { weight: 2 }) +
    pen.oval(86, -70, 24, 24, { fill: 'support' }) +
    pen.specks(-110, 92, 220, 18, 14)
  );
}
