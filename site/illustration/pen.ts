/** A point of a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** Points in order; fixed ones are written `'0 0, 12 -4, 20 6'`. */
export type Path = readonly Point[] | string;

const pointsOf = (path: Path): readonly Point[] =>
  typeof path === 'string'
    ? path.split(', ').map((pair): Point => {
        const [x = 0, y = 0] = pair.split(' ').map(Number);
        return [x, y];
      })
    : path;

/** Colours a drawing may use. They are the theme's, so a drawing changes with it, by night too. */
export type Colour = 'paper' | 'ink' | 'accent' | 'support' | 'tint' | 'muted';
export const paint = (colour: Colour): string => `var(--${colour})`;

/** Numbers from 0 up to 1 that follow from a seed alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const whole = (value: number) => Math.round(value);

/** Numbers of a path command, run together as tightly as SVG allows. */
const packed = (numbers: number[]) =>
  numbers.map((number, index) => (index && number >= 0 ? ` ${number}` : String(number))).join('');
const moveTo = ([x, y]: Point) => `M${packed([whole(x), whole(y)])}`;

/**
 * A smooth line through all points: Catmull-Rom as cubic curves, of which each mirrors the handle of the one before, so
 * that four small whole numbers a point are enough.
 */
function smooth(points: Point[], closed: boolean): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Point;
  let d = moveTo(at(0));
  let [x, y] = at(0).map(whole) as [number, number];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const numbers = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, to[0], to[1]];
    if (index === 0) numbers.unshift(...one);
    const relative = numbers.map((number, place) => whole(number) - (place % 2 ? y : x));
    d +=
      (index === 0 ? 'c' : index === 1 ? 's' : relative[0] !== undefined && relative[0] < 0 ? '' : ' ') +
      packed(relative);
    [x, y] = [whole(to[0]), whole(to[1])];
  }
  return closed ? `${d}z` : d;
}

export type Style = {
  /** Colour inside; none leaves only the line. */
  fill?: Colour;
  opacity?: number;
  /** The drawn outline. True when left out. */
  line?: boolean;
  /** Corners stay corners instead of being rounded to a curve. */
  corners?: boolean;
  /** How much the hand shakes, in units. */
  shake?: number;
  weight?: number;
};

/** How far the line is printed beside its colour, as on a cheap press. */
export const OFF_REGISTER = ' transform="translate(-3-2)"';

/** What opens every drawing: no colour, one line weight, round ends. */
export const SHEET = `<g fill="none" stroke="${paint('ink')}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">`;

/**
 * The hand that draws: shapes with a colour and a line that never quite meet, all decided by one seed. Every method gives
 * SVG text; a drawing is their concatenation inside `sheet`.
 */
export class Pen {
  readonly random: () => number;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.random() * items.length)] ?? items[0];
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  private shaken(path: Path, by: number): Point[] {
    return pointsOf(path).map(([x, y]) => [x + this.between(-by, by), y + this.between(-by, by)]);
  }

  private outline(points: Point[], closed: boolean, corners: boolean): string {
    if (!corners) return smooth(points, closed);
    const bow = () => this.between(-1.6, 1.6);
    const all = closed ? [...points, points[0] as Point] : points;
    let [x, y] = (all[0] as Point).map(whole) as [number, number];
    return all.slice(1).reduce(
      (d, to) => {
        const [nextX, nextY] = [whole(to[0]), whole(to[1])];
        const middle = [whole((nextX - x) / 2 + bow()), whole((nextY - y) / 2 + bow())];
        const step = `q${packed([...middle, nextX - x, nextY - y])}`;
        [x, y] = [nextX, nextY];
        return d + step;
      },
      moveTo([x, y]),
    );
  }

  /** A closed shape through the points: its colour, and the same outline again as a line beside it. */
  shape(points: Path, { fill, opacity, line = true, corners = false, shake = 1, weight }: Style = {}): string {
    const d = this.outline(this.shaken(points, shake), true, corners);
    const inside = fill
      ? `<path d="${d}" fill="${paint(fill)}" stroke="none"${opacity ? ` opacity="${opacity}"` : ''}/>`
      : '';
    if (!line) return inside;
    return `${inside}<path d="${d}"${fill ? OFF_REGISTER : ''}${weight ? ` stroke-width="${weight}"` : ''}/>`;
  }

  /** An open line through the points. */
  stroke(
    points: Path,
    {
      weight,
      corners = false,
      shake = 0.8,
      colour,
    }: { weight?: number; corners?: boolean; shake?: number; colour?: Colour } = {},
  ): string {
    const d = this.outline(this.shaken(points, shake), false, corners);
    return `<path d="${d}"${colour ? ` stroke="${paint(colour)}"` : OFF_REGISTER}${weight ? ` stroke-width="${weight}"` : ''}/>`;
  }

  oval(x: number, y: number, rx: number, ry: number, style: Style = {}, turn = 0): string {
    const count = rx > 30 ? 8 : 6;
    const points = Array.from({ length: count }, (_, index): Point => {
      const angle = (index / count) * Math.PI * 2;
      const [px, py] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
      return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
    });
    return this.shape(points, { shake: Math.min(rx, ry) * 0.018 + 0.3, ...style });
  }

  box(x: number, y: number, width: number, height: number, style: Style = {}): string {
    return this.shape(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      { corners: true, ...style },
    );
  }

  /** Parallel strokes that shade an oval from one side. `from` and `to` are shares of its width. */
  hatch(x: number, y: number, rx: number, ry: number, { from = 0.35, to = 0.95, lean = 0.25, gap = 7 } = {}): string {
    let d = '';
    for (let offset = rx * from; offset < rx * to; offset += gap) {
      const reach = ry * Math.sqrt(1 - (offset / rx) ** 2) * this.between(0.55, 0.85);
      d += `${moveTo([x + offset + reach * lean, y - reach])}l${packed([whole(-2 * reach * lean), whole(2 * reach)])}`;
    }
    return `<path d="${d}" stroke-width="1.6"/>`;
  }

  /** Small marks strewn over a box. */
  specks(x: number, y: number, width: number, height: number, count: number, colour: Colour = 'ink'): string {
    let d = '';
    for (let index = 0; index < count; index++) {
      d += `${moveTo([x + this.random() * width, y + this.random() * height])}l${this.pick(['1 3', '-1 2', '2 1'])}`;
    }
    return `<path d="${d}" stroke-width="2"${colour === 'ink' ? '' : ` stroke="${paint(colour)}"`}/>`;
  }

  /** A leaf from its stem point outwards; `turn` in radians, 0 points right. */
  leaf(
    x: number,
    y: number,
    length: number,
    width: number,
    turn: number,
    style: Style & { vein?: boolean } = {},
  ): string {
    const along = (share: number, side: number): Point => [
      x + Math.cos(turn) * length * share - Math.sin(turn) * width * side,
      y + Math.sin(turn) * length * share + Math.cos(turn) * width * side,
    ];
    const body = this.shape([along(0, 0), along(0.45, -0.45), along(1, 0), along(0.45, 0.45)], {
      fill: 'accent',
      shake: 0.6,
      ...style,
    });
    return style.vein === false
      ? body
      : body + this.stroke([along(0.05, 0), along(0.5, 0.04), along(0.86, 0)], { weight: 1.5 });
  }

  /** Things drawn around their own origin, put at a place. */
  at(x: number, y: number, drawing: string, { scale = 1, turn = 0 }: { scale?: number; turn?: number } = {}): string {
    const turned = turn ? `rotate(${whole(turn)})` : '';
    const scaled = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`;
    return `<g transform="translate(${packed([whole(x), whole(y)])})${turned}${scaled}">${drawing}</g>`;
  }

  /** The finished drawing: one line weight, round ends. */
  sheet(drawing: string): string {
    return `${SHEET}${drawing}</g>`;
  }
}
