import { paint } from './pen.ts';
import type { Colour, Pen, Point } from './pen.ts';

export type Stage = {
  pen: Pen;
  width: number;
  height: number;
  /** What the name is known by, for a drawing that is made of letters. */
  letters?: string;
};

const flat = (x: number, y: number, width: number, height: number, colour: Colour, opacity?: number) =>
  `<path d="M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z" fill="${paint(colour)}" stroke="none"${opacity ? ` opacity="${opacity}"` : ''}/>`;

/** The sheet's own colour, edge to edge. */
export const wash = ({ width, height }: Stage, colour: Colour, opacity?: number): string =>
  flat(0, 0, width, height, colour, opacity);

/** A disc behind things: sun, lamp, plate. */
export const disc = (x: number, y: number, radius: number, colour: Colour, opacity?: number): string =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${paint(colour)}" stroke="none"${opacity ? ` opacity="${opacity}"` : ''}/>`;

/** Wall and table for a still life; `edge` is where the table begins. Which wall it is, the seed decides. */
export function room(stage: Stage, edge: number): string {
  const { pen, width, height } = stage;
  const wall = pen.pick(['disc', 'arch', 'stripes', 'tiles'] as const);
  const middle = width * pen.between(0.36, 0.64);
  const parts = [wash(stage, 'tint')];
  if (wall === 'disc') parts.push(disc(middle, edge * 0.62, Math.min(width, height) * 0.36, 'support'));
  if (wall === 'arch') {
    const half = Math.min(width, height) * 0.3;
    const top = edge * 0.2;
    parts.push(
      `<path d="M${Math.round(middle - half)} ${Math.round(edge)}V${Math.round(top + half)}a${Math.round(half)} ${Math.round(half)} 0 0 1 ${Math.round(half * 2)} 0V${Math.round(edge)}z" fill="${paint('support')}" stroke="none"/>`,
    );
  }
  if (wall === 'stripes') {
    const step = width / 9;
    let d = '';
    for (let x = step / 2; x < width; x += step) d += `M${Math.round(x)} 0V${Math.round(edge)}`;
    parts.push(
      `<path d="${d}" stroke="${paint('support')}" stroke-width="${Math.round(step * 0.5)}" stroke-linecap="butt" opacity=".5"/>`,
    );
  }
  if (wall === 'tiles') {
    const size = height / 6;
    let d = '';
    for (let y = edge % size; y < edge; y += size) d += `M0 ${Math.round(y)}H${width}`;
    for (let x = size / 2; x < width; x += size) d += `M${Math.round(x)} 0V${Math.round(edge)}`;
    parts.push(flat(0, 0, width, edge, 'support', 0.55), `<path d="${d}" stroke="${paint('tint')}" stroke-width="3"/>`);
  }
  parts.push(flat(0, edge, width, height - edge, 'paper'));
  parts.push(
    pen.stroke(
      [
        [-6, edge + 2],
        [width * 0.3, edge + 1],
        [width * 0.7, edge + 3],
        [width + 9, edge + 2],
      ],
      { shake: 0.6 },
    ),
  );
  return parts.join('');
}

/** A soft shadow on the table below something. */
export const shadow = (x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="${paint('ink')}" stroke="none" opacity=".14"/>`;

/** A line of hills from edge to edge, filled down to the bottom. */
export function hills(
  { pen, width, height }: Stage,
  top: number,
  swell: number,
  colour: Colour,
  opacity?: number,
): string {
  const steps = 5;
  const ridge = Array.from({ length: steps + 1 }, (_, index): Point => [
    (width / steps) * index,
    top + pen.between(-swell, swell),
  ]);
  return pen.shape([[-20, height + 30], [-20, top], ...ridge, [width + 20, top], [width + 20, height + 30]], {
    fill: colour,
    shake: 0,
    ...(opacity ? { opacity } : {}),
  });
}
