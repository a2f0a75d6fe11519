import { OFF_REGISTER, paint, SHEET } from './pen.ts';
import type { Colour } from './pen.ts';

/** A colour that stands for another, and how much of the ground shows through it. */
type Tone = readonly [Colour, opacity?: number];

type HandRules = {
  /** What a colour of the drawing is printed in; colours not named stay. */
  tones: Partial<Record<Colour, Tone>>;
  line: Colour;
  weight: number;
  /** How far the line is printed beside its colour. */
  offset?: string;
  /** Shapes are cut out: instead of an outline they have an edge in this colour. */
  edge?: Colour;
};

const rules = {
  /** Two colours and a dark line a little beside them, as from a small press. */
  print: undefined,
  /** Fine dark lines, one pale wash. */
  engraving: {
    tones: { tint: ['paper'], accent: ['support', 0.5], support: ['support', 0.22] },
    line: 'ink',
    weight: 1.7,
    offset: '-5-4',
  },
  /** Light lines scratched out of a dark plate. */
  plate: {
    tones: { tint: ['ink'], paper: ['ink'], support: ['ink'], accent: ['support', 0.85], ink: ['paper', 0.16] },
    line: 'paper',
    weight: 1.9,
  },
  /** Thin lines in the loud colour on the ground of the page. */
  wire: {
    tones: { accent: ['accent', 0.34], support: ['support', 0.42], ink: ['paper'] },
    line: 'accent',
    weight: 1.9,
  },
  /** Thick lines, hard colours, nothing beside anything. */
  stencil: { tones: { tint: ['tint'] }, line: 'ink', weight: 5, offset: '' },
  /** Cut from dark lino: light lines, heavy shapes. */
  lino: {
    tones: { tint: ['support'], support: ['accent'], accent: ['ink'], paper: ['paper'] },
    line: 'paper',
    weight: 3.4,
  },
  /** Paper shapes laid next to each other, no line around them. */
  cut: { tones: {}, line: 'ink', weight: 2, edge: 'tint' },
  /** Thin line, colour that has run past it. */
  wash: {
    tones: { tint: ['paper'], accent: ['accent', 0.55], support: ['support', 0.6], ink: ['ink', 0.8] },
    line: 'ink',
    weight: 1.6,
    offset: '-7-6',
  },
} as const satisfies Record<string, HandRules | undefined>;

/** How a template's drawings are made. */
export type Hand = keyof typeof rules;
export const hands = Object.keys(rules) as Hand[];

const FILLED = /fill="var\(--(\w+)\)" stroke="none"/g;
const LETTERS = /<text [^<>]*>[^<]*<\/text>/g;
const LINED = ' fill="none" transform';
const PATH = /<path d="([^"<>]*)"([^<>]*)>/g;

/** The shapes alone: an outline is the same path again, right behind the filled one. */
function withoutOutlines(drawing: string): string {
  let filled = { shape: '', end: -1 };
  const shapes = drawing.replace(LETTERS, (letters) => (letters.includes(LINED) ? '' : letters));
  return shapes.replace(PATH, (path: string, shape: string, how: string, at: number) => {
    const isOutline = at === filled.end && shape === filled.shape;
    filled = !isOutline && how.startsWith(' fill=') ? { shape, end: at + path.length } : { shape: '', end: -1 };
    return isOutline ? '' : path;
  });
}

/** A drawing made by `Pen.sheet` in another hand: the same shapes, other lines and colours. */
export function inHand(drawing: string, hand: Hand): string {
  const rule: HandRules | undefined = rules[hand];
  if (!rule) return drawing;
  const { tones, line, weight, offset = '', edge } = rule;
  const cut = edge ? withoutOutlines(drawing) : drawing;
  const border = edge ? `"${paint(edge)}" stroke-width="2.5"` : '"none"';
  return cut
    .replace(FILLED, (_, colour: Colour) => {
      const [tone, opacity] = tones[colour] ?? [colour];
      return `fill="${paint(tone)}"${opacity ? ` fill-opacity="${opacity}"` : ''} stroke=${border}`;
    })
    .replaceAll(OFF_REGISTER, offset && ` transform="translate(${offset})"`)
    .replace(SHEET, SHEET.replace(paint('ink'), paint(line)).replace('2.4', String(weight)));
}
