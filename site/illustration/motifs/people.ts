import { disc, room, shadow, wash } from '../backdrop.ts';
import type { Stage } from '../backdrop.ts';
import type { Colour, Pen } from '../pen.ts';

/** A head and shoulders as cut from paper: of nobody in particular, so that it is wrong about nobody whose name stands below. */
export function portrait(stage: Stage): string {
  const { pen, width, height } = stage;
  const size = Math.min(width / 330, height / 380);
  const coat = pen.pick<Colour>(['accent', 'support']);
  const other: Colour = coat === 'accent' ? 'support' : 'accent';
  const side = pen.pick([-1, 1]);
  const half = (right: number) =>
    pen.shape(
      `0 -92, ${right * 34} -84, ${right * 56} -44, ${right * 52} 4, ${right * 30} 44, 0 58, ${right * 9} -10`,
      {
        fill: right === side ? 'paper' : 'ink',
        line: false,
        shake: 0.6,
      },
    );
  const clothes = pen.pick([
    pen.shape('-30 78, 0 118, 30 78, 14 66, -14 66', { fill: 'paper', line: false }),
    pen.stroke('-36 80, 0 106, 36 80', { weight: 6 }),
    pen.shape(`0 84, ${side * 122} 214, 0 214`, { fill: 'ink', line: false, opacity: 0.16, corners: true }),
  ]);
  const figure =
    pen.shape('-132 216, -120 134, -70 94, -26 80, 26 80, 70 94, 120 134, 132 216', { fill: coat, shake: 1 }) +
    clothes +
    pen.shape('-19 34, 19 34, 22 84, 0 100, -22 84', { fill: 'paper', line: false }) +
    pen.oval(0, -18, 55, 75, { fill: 'paper' }) +
    half(-side);
  return (
    wash(stage, pen.pick<Colour>(['tint', 'paper'])) +
    disc(width * pen.between(0.4, 0.6), height * 0.42, Math.min(width, height) * 0.41, other, 0.85) +
    pen.at(width / 2 + pen.between(-8, 8), height - 200 * size, figure, { scale: size, turn: pen.between(-2, 2) })
  );
}

const print = (pen: Pen, fill: Colour) =>
  pen.shape('-17 14, -12 -4, 0 -10, 12 -4, 17 14, 0 22', { fill, line: false }) +
  [
    [-19, -16],
    [-7, -27],
    [8, -27],
    [20, -15],
  ]
    .map(([x = 0, y = 0]) => pen.oval(x, y, 5.4, 7.4, { fill, line: false }))
    .join('');

export function paw(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.84;
  const size = Math.min(width / 370, height / 350);
  const dog =
    pen.shape('52 -6, 70 -26, 84 -66, 76 -96, 90 -72, 96 -30, 76 2', { fill: 'accent' }) +
    pen.shape('-44 2, -50 -70, -38 -132, 12 -146, 48 -104, 64 -44, 62 2', { fill: 'accent' }) +
    pen.shape('-40 2, -38 -58, -16 -80, -8 -30, -10 2', { fill: 'paper' }) +
    pen.stroke('20 0, 16 -36, 34 -56', { weight: 2 }) +
    pen.shape('-58 -196, -30 -226, 18 -222, 36 -190, 26 -146, -12 -128, -40 -138, -78 -142, -86 -162, -70 -176', {
      fill: 'accent',
    }) +
    pen.shape('4 -220, 34 -216, 52 -176, 44 -138, 24 -146, 14 -190', { fill: 'ink' }) +
    pen.oval(-80, -162, 9, 8, { fill: 'ink' }) +
    pen.oval(-34, -182, 4, 5, { fill: 'ink' }) +
    pen.stroke('-72 -148, -56 -144, -44 -152', { weight: 2 }) +
    pen.shape('-36 -134, 26 -142, 30 -128, -36 -118', { fill: 'support' }) +
    pen.oval(-6, -118, 8, 8, { fill: 'paper' });
  const ball = pen.oval(0, -22, 23, 23, { fill: 'support' }) + pen.stroke('-18 -32, 0 -20, 18 -30', { weight: 2 });
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.36, 0.5), height * 0.46, Math.min(width, height) * 0.36, 'support', 0.65) +
    `<path d="M0 ${Math.round(edge)}H${width}V${height}H0z" fill="var(--paper)" stroke="none"/>` +
    pen.stroke([
      [-8, edge + 1],
      [width + 8, edge + 2],
    ]) +
    shadow(width * 0.5, edge + 12, 120 * size, 9) +
    pen.at(width * 0.48, edge + 8 * size, dog, { scale: size }) +
    pen.at(width * 0.48 - 122 * size, edge + 18 * size, ball, { scale: size }) +
    [0, 1, 2]
      .map((step) =>
        pen.at(width * (0.7 + step * 0.1), height * (0.16 + (step % 2) * 0.1), print(pen, 'accent'), {
          scale: size * 0.8,
          turn: 24,
        }),
      )
      .join('')
  );
}

export function music(stage: Stage): string {
  const { pen, width, height } = stage;
  const size = Math.min(width / 390, height / 340);
  const record =
    pen.oval(0, 0, 112, 112, { fill: 'ink' }) +
    [92, 76, 60]
      .map((radius) => `<circle r="${radius}" stroke="var(--paper)" stroke-width="1.4" opacity=".45"/>`)
      .join('') +
    pen.oval(0, 0, 40, 40, { fill: 'accent' }) +
    pen.oval(0, 0, 6, 6, { fill: 'paper' }) +
    pen.stroke('-84 -46, -62 -72, -36 -88', { colour: 'paper', weight: 3 });
  const sleeve =
    pen.box(-112, -112, 224, 224, { fill: 'support' }) +
    [0, 1, 2, 3, 4, 5]
      .map((row) =>
        pen.stroke(
          [
            [-104, 78 - row * 34],
            [-50, 92 - row * 34],
            [4, 64 - row * 34],
            [56, 86 - row * 34],
            [104, 74 - row * 34],
          ],
          { colour: row % 2 ? 'paper' : 'accent', weight: 11, shake: 4 },
        ),
      )
      .join('');
  const note =
    pen.oval(-14, 36, 16, 12, { fill: 'accent' }, -0.4) +
    pen.oval(44, 24, 16, 12, { fill: 'accent' }, -0.4) +
    pen.stroke('1 32, 2 -44, 58 -56, 58 20', { weight: 5, corners: true });
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.3, 0.7), height * 0.4, Math.min(width, height) * 0.3, 'accent', 0.9) +
    pen.at(
      width / 2,
      height * 0.53,
      pen.at(74, 4, record, { turn: pen.between(0, 60) }) +
        pen.at(-62, 6, sleeve, { turn: pen.between(-8, -3) }) +
        pen.at(118, -112, note, { turn: 6 }),
      { scale: size },
    )
  );
}

export function stage(scene: Stage): string {
  const { pen, width, height } = scene;
  const size = Math.min(width, height) / 360;
  const floor = height * 0.78;
  const fold = (x: number, wide: number, fill: Colour) =>
    pen.shape(
      [
        [x, -10],
        [x + wide, -10],
        [x + wide * 0.86, height * 0.5],
        [x + wide * 1.06, floor + 8],
        [x - wide * 0.06, floor + 8],
        [x + wide * 0.12, height * 0.5],
      ],
      { fill, shake: 1.4 },
    );
  const wide = width * 0.075;
  const curtains = [0, 1, 2].map(
    (index) =>
      fold(index * wide * 0.96 - 8, wide, index % 2 ? 'support' : 'accent') +
      fold(width - wide - index * wide * 0.96 + 8, wide, index % 2 ? 'support' : 'accent'),
  );
  const beam = (x: number, to: number) =>
    `<path d="M${Math.round(x)} 0L${Math.round(to - 74 * size)} ${Math.round(floor)}H${Math.round(to + 74 * size)}z" fill="var(--paper)" stroke="none" opacity=".3"/>`;
  const microphone =
    pen.stroke('0 0, 0 -136', { weight: 4 }) +
    pen.oval(0, 0, 34, 6, { fill: 'ink' }) +
    pen.shape('-8 -136, 8 -136, 14 -160, -14 -160', { fill: 'ink', corners: true }) +
    pen.oval(0, -176, 21, 23, { fill: 'support' }) +
    pen.stroke('-18 -178, 19 -176', { weight: 1.6 }) +
    pen.stroke('-14 -188, 15 -166', { weight: 1.6 });
  const bunting = Array.from({ length: 9 }, (_, index) => {
    const x = (width / 9) * (index + 0.5);
    const y = 26 * size + Math.sin((index / 8) * Math.PI) * 34 * size;
    return pen.at(
      x,
      y,
      pen.shape('-15 0, 15 0, 0 34', {
        fill: (['accent', 'support', 'paper'] as const)[index % 3] ?? 'accent',
        corners: true,
      }),
      { scale: size },
    );
  });
  return (
    wash(scene, 'ink') +
    beam(width * 0.2, width * 0.46) +
    beam(width * 0.82, width * 0.54) +
    `<path d="M0 ${Math.round(floor)}H${width}V${height}H0z" fill="var(--support)" stroke="none"/>` +
    pen.at(width / 2, floor + 22 * size, microphone, { scale: size * 1.15 }) +
    curtains.join('') +
    bunting.join('')
  );
}

const toothOf = (pen: Pen) =>
  pen.shape(
    '-44 -70, -14 -80, 0 -72, 14 -80, 44 -70, 52 -34, 36 8, 26 56, 12 50, 4 8, -4 8, -12 50, -26 56, -36 8, -52 -34',
    { fill: 'paper' },
  ) + pen.stroke('-30 -52, -34 -30, -28 -12', { weight: 2 });

const stethoscopeOf = (pen: Pen) =>
  pen.stroke('-60 -110, -58 -50, -20 -24, 20 -50, 22 -110', { weight: 6 }) +
  pen.stroke('-20 -24, -14 30, 30 56, 72 30, 78 -10', { weight: 6 }) +
  pen.oval(80, -28, 25, 25, { fill: 'support' }) +
  pen.oval(80, -28, 12, 12, { fill: 'paper', weight: 1.8 });

function remedies(stage: Stage, draw: (pen: Pen) => string): string {
  const { pen, width, height } = stage;
  const edge = height * 0.76;
  const size = Math.min(width / 370, height / 340);
  const middle = width * pen.between(0.45, 0.52);
  const jar =
    pen.box(-40, -70, 80, 92, { fill: 'accent' }) +
    pen.box(-34, -92, 68, 24, { fill: 'ink' }) +
    pen.box(-30, -46, 60, 44, { fill: 'paper' }) +
    pen.stroke('0 -38, 0 -10', { weight: 6, colour: 'accent' }) +
    pen.stroke('-14 -24, 14 -24', { weight: 6, colour: 'accent' });
  const twig =
    pen.stroke('0 0, 6 -50, 0 -104') +
    [0.3, 0.5, 0.7, 0.9]
      .map((share, index) => pen.leaf(4, -104 * share, 36, 19, index % 2 ? -2.5 : -0.6, { fill: 'support' }))
      .join('');
  return (
    room(stage, edge) +
    shadow(middle, edge + 34 * size, 150 * size, 10) +
    pen.at(middle - 84 * size, edge - 26 * size, draw(pen), { scale: size * 1.32 }) +
    pen.at(middle + 58 * size, edge + 8 * size, jar, { scale: size }) +
    pen.at(middle + 132 * size, edge + 26 * size, twig, { scale: size * 1.2, turn: 10 })
  );
}

export const care = (stage: Stage): string =>
  remedies(stage, (pen) => pen.at(-8, 6, stethoscopeOf(pen), { scale: 0.9 }));
export const tooth = (stage: Stage): string => remedies(stage, toothOf);

export function body(stage: Stage): string {
  const { pen, width, height } = stage;
  const edge = height * 0.84;
  const size = Math.min(width / 380, height / 340);
  const figure =
    pen.shape('-118 4, -70 -34, -10 -40, 60 -36, 118 4, 40 12, 0 -4, -44 12', { fill: 'ink' }) +
    pen.shape('-36 -30, -34 -80, -46 -118, 0 -130, 46 -118, 34 -80, 36 -30, 0 -20', { fill: 'accent' }) +
    pen.shape('-44 -116, -80 -66, -104 -22, -92 -16, -60 -54, -32 -90', { fill: 'tint' }) +
    pen.shape('44 -116, 80 -66, 104 -22, 92 -16, 60 -54, 32 -90', { fill: 'tint' }) +
    pen.shape('-10 -146, 10 -146, 12 -122, 0 -116, -12 -122', { fill: 'tint' }) +
    pen.oval(0, -170, 27, 31, { fill: 'tint' }) +
    pen.shape('-28 -166, -26 -194, 0 -206, 26 -194, 28 -166, 14 -186, -14 -186', { fill: 'ink' }) +
    pen.oval(0, -212, 14, 13, { fill: 'ink' });
  const fronds = [-34, -12, 10].map((turn) =>
    pen.at(0, 0, pen.leaf(0, 0, 118, 34, -1.57, { fill: 'support' }), { turn }),
  );
  return (
    wash(stage, 'tint') +
    disc(width / 2, height * 0.44, Math.min(width, height) * 0.37, 'support', 0.7) +
    `<path d="M0 ${Math.round(edge - 10)}H${width}V${height}H0z" fill="var(--paper)" stroke="none"/>` +
    pen.stroke([
      [-8, edge - 8],
      [width + 8, edge - 9],
    ]) +
    pen.oval(width / 2, edge + 14 * size, 166 * size, 15 * size, { fill: 'accent' }) +
    pen.at(width / 2 + 158 * size, edge + 6 * size, fronds.join(''), { scale: size }) +
    pen.at(width / 2, edge + 6 * size, figure, { scale: size * 1.12 })
  );
}

export function hanger(stage: Stage): string {
  const { pen, width, height } = stage;
  const rail = height * 0.16;
  const size = Math.min(width / 400, height / 350);
  const hook =
    pen.stroke('0 34, 0 18, 12 6, 2 -8, -8 0', { weight: 3 }) + pen.stroke('-52 62, 0 34, 52 62', { weight: 3 });
  const dress =
    pen.shape('-34 52, -12 60, 12 60, 34 52, 40 92, 28 122, 66 222, -66 222, -28 122, -40 92', { fill: 'accent' }) +
    pen.stroke('-28 122, 28 122', { weight: 4 }) +
    [-26, 0, 26]
      .map((x) =>
        pen.stroke(
          [
            [x * 0.5, 134],
            [x * 1.6, 214],
          ],
          { weight: 1.7 },
        ),
      )
      .join('');
  const shirt =
    pen.shape(
      '-26 50, 0 66, 26 50, 66 70, 82 130, 56 138, 50 108, 52 196, -52 196, -50 108, -56 138, -82 130, -66 70',
      { fill: 'paper', corners: true },
    ) +
    pen.stroke('0 68, 0 192', { weight: 2 }) +
    [92, 122, 152].map((y) => pen.oval(6, y, 3, 3, { fill: 'ink', weight: 1 })).join('');
  const coat =
    pen.shape('-28 50, 0 58, 28 50, 60 66, 64 218, -64 218, -60 66', { fill: 'support', corners: true }) +
    pen.shape('-28 50, 0 118, 28 50, 0 64', { fill: 'ink', corners: true }) +
    pen.stroke('0 118, 0 212', { weight: 2 }) +
    pen.box(-48, 156, 32, 8, { fill: 'ink' }) +
    pen.box(18, 156, 32, 8, { fill: 'ink' });
  const clothes = [dress, shirt, coat];
  const first = Math.floor(pen.random() * 3);
  const places = width > height * 1.5 ? [-190, -62, 66, 194] : [-122, 4, 126];
  return (
    wash(stage, 'tint') +
    disc(width * pen.between(0.3, 0.7), height * 0.56, Math.min(width, height) * 0.36, 'support', 0.55) +
    pen.box(-12, rail, width + 24, 8, { fill: 'ink' }) +
    places
      .map((x, index) =>
        pen.at(width / 2 + x * size, rail + 6, hook + (clothes[(index + first) % 3] ?? dress), {
          scale: size,
          turn: pen.between(-3, 3),
        }),
      )
      .join('')
  );
}
