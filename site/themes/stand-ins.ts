import type { FontFamily } from './fonts.ts';

/** A font that visitors have, and others of the same widths, by the names that browsers find them by. */
type StandIn = {
  name: string;
  regular: string[];
  bold: string[];
  /** Of an average letter in em: of the text and the heading that our own families were measured with. */
  widths: { text: number; boldText: number; heading: number; boldHeading: number };
};

/** What computers, phones and other systems have, the most frequent first. */
const standIns: Record<FontFamily['kind'], StandIn[]> = {
  'sans-serif': [
    {
      name: 'Arial',
      regular: ['Arial', 'Liberation Sans'],
      bold: ['Arial Bold', 'Liberation Sans Bold'],
      widths: { text: 0.4429, boldText: 0.4759, heading: 0.4502, boldHeading: 0.4806 },
    },
    {
      name: 'Roboto',
      regular: ['Roboto'],
      bold: ['Roboto Bold'],
      widths: { text: 0.4382, boldText: 0.4453, heading: 0.4407, boldHeading: 0.4485 },
    },
    {
      name: 'DejaVu',
      regular: ['DejaVu Sans'],
      bold: ['DejaVu Sans Bold'],
      widths: { text: 0.5042, boldText: 0.5713, heading: 0.5042, boldHeading: 0.5721 },
    },
  ],
  serif: [
    {
      name: 'Times',
      regular: ['Times New Roman', 'Liberation Serif'],
      bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
      widths: { text: 0.3979, boldText: 0.4245, heading: 0.4074, boldHeading: 0.4328 },
    },
    {
      name: 'Noto',
      regular: ['Noto Serif'],
      bold: ['Noto Serif Bold'],
      widths: { text: 0.4769, boldText: 0.5057, heading: 0.4775, boldHeading: 0.5068 },
    },
    {
      name: 'DejaVu',
      regular: ['DejaVu Serif'],
      bold: ['DejaVu Serif Bold'],
      widths: { text: 0.5104, boldText: 0.5632, heading: 0.516, boldHeading: 0.5685 },
    },
  ],
};

const REGULAR = 400;
/** From here on browsers take a bold file, or make letters bold by themselves. */
const BOLD = 600;
const BOLDS = `${BOLD} 900`;

/** The headings that a family is used for; `width` of an average letter at that weight. */
export type Headings = { weight: number; width: number };

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** A stand-in bent to the width of our letters at some weights. */
type Bent = { width: number; isBold: boolean; weights: string };

function face(
  { name, measures }: FontFamily,
  standIn: StandIn,
  { width, isBold, weights }: Bent,
  like: number,
): string {
  const size = width / like;
  const files = (isBold ? standIn.bold : standIn.regular).map((file) => `local("${file}")`).join(',');
  return (
    `@font-face{font-family:"${name} ${standIn.name}";src:${files};${weights && `font-weight:${weights};`}size-adjust:${percent(size)};` +
    `ascent-override:${percent(measures.ascent / size)};descent-override:${percent(measures.descent / size)};line-gap-override:0%}`
  );
}

function facesFor(family: FontFamily, standIn: StandIn, headings: Headings | null): string[] {
  const { widths } = standIn;
  const { width, bold } = family.measures;
  const text = face(family, standIn, { width, isBold: false, weights: '' }, widths.text);
  if (!headings) return [text, face(family, standIn, { width: bold, isBold: true, weights: BOLDS }, widths.boldText)];
  if (headings.weight === REGULAR) return [text];
  const isBold = headings.weight >= BOLD;
  const bent = { width: headings.width, isBold, weights: isBold ? BOLDS : String(headings.weight) };
  return [text, face(family, standIn, bent, isBold ? widths.boldHeading : widths.heading)];
}

/**
 * Fonts that visitors have, bent to the widths and lines of a family: they stand in until its file is there, and then hardly a word
 * moves. Running text, what is bold in it and the headings that a family is used for differ in width, and are bent apart.
 */
export const standInCss = (family: FontFamily, headings: Headings | null): string =>
  standIns[family.kind].flatMap((standIn) => facesFor(family, standIn, headings)).join('');

/** `font-family` value: the family, its stand-ins, the generic one. */
export const stackOf = ({ name, commonName, kind }: FontFamily): string =>
  [...(commonName ? [commonName] : []), name, ...standIns[kind].map((standIn) => `${name} ${standIn.name}`)]
    .map((one) => `"${one}"`)
    .join(',') + `,${kind}`;
