import { facesOf, families } from './fonts.ts';
import type { FontFace, FontFamily } from './fonts.ts';

export type TypePair = {
  id: string;
  label: string;
  /** What it sounds like, in words a person or a designer may ask for. */
  moods: string[];
  heading: FontFamily;
  /** The same object as `heading` when one family does both; undefined for the visitor's own system sans. */
  body: FontFamily | undefined;
  headingWeight: number;
  /** Of an average letter of an English heading at that weight, in em, as measured in a browser without `tracking`. */
  headingWidth: number;
  /** Letter-spacing of large headings, in em. */
  tracking: number;
  /** Width of an average letter of a heading, in em, rather too wide than too narrow (`text-length.ts`). */
  advance: number;
  /** Ratio of the type scale on wide screens. Phones always use 1.2. */
  ratio: number;
  /** Every file that a page set in this pair can need, most important first. */
  fonts: FontFace[];
};

type Declared = Omit<TypePair, 'fonts'>;

function fontsOfPair({ heading, body }: Declared): FontFace[] {
  const faces = facesOf(heading, { italics: true });
  return body && body !== heading ? [...faces, ...facesOf(body, { italics: !heading.italicFile })] : faces;
}

const declared: Declared[] = [
  {
    id: 'newsreader-instrument',
    label: 'Newsreader and Instrument Sans',
    moods: ['editorial', 'calm', 'literary'],
    heading: families.newsreader,
    body: families.instrumentSans,
    headingWeight: 500,
    headingWidth: 0.4315,
    tracking: -0.022,
    ratio: 1.333,
    advance: 0.55,
  },
  {
    id: 'fraunces-figtree',
    label: 'Fraunces and Figtree',
    moods: ['warm', 'friendly', 'homemade'],
    heading: families.fraunces,
    body: families.figtree,
    headingWeight: 650,
    headingWidth: 0.4772,
    tracking: -0.02,
    ratio: 1.3,
    advance: 0.53,
  },
  {
    id: 'instrument-serif-inter',
    label: 'Instrument Serif and Inter',
    moods: ['elegant', 'quiet', 'fashion'],
    heading: families.instrumentSerif,
    body: families.inter,
    headingWeight: 400,
    headingWidth: 0.3362,
    tracking: -0.015,
    ratio: 1.333,
    advance: 0.425,
  },
  {
    id: 'archivo-work',
    label: 'Archivo and Work Sans',
    moods: ['strong', 'industrial', 'loud'],
    heading: families.archivo,
    body: families.workSans,
    headingWeight: 800,
    headingWidth: 0.4918,
    tracking: -0.015,
    ratio: 1.3,
    advance: 0.6,
  },
  {
    id: 'manrope-source-serif',
    label: 'Manrope and Source Serif',
    moods: ['gentle', 'careful', 'clear'],
    heading: families.manrope,
    body: families.sourceSerif,
    headingWeight: 650,
    headingWidth: 0.4721,
    tracking: -0.028,
    ratio: 1.25,
    advance: 0.57,
  },
  {
    id: 'space-inter',
    label: 'Space Grotesk and Inter',
    moods: ['technical', 'modern', 'sharp'],
    heading: families.spaceGrotesk,
    body: families.inter,
    headingWeight: 550,
    headingWidth: 0.4819,
    tracking: -0.035,
    ratio: 1.3,
    advance: 0.57,
  },
  {
    id: 'source-serif-work',
    label: 'Source Serif and Work Sans',
    moods: ['serious', 'professional', 'trustworthy'],
    heading: families.sourceSerif,
    body: families.workSans,
    headingWeight: 500,
    headingWidth: 0.476,
    tracking: -0.018,
    ratio: 1.25,
    advance: 0.61,
  },
  {
    id: 'bricolage',
    label: 'Bricolage Grotesque',
    moods: ['playful', 'loud', 'festive'],
    heading: families.bricolage,
    body: families.bricolage,
    headingWeight: 800,
    headingWidth: 0.4908,
    tracking: -0.03,
    ratio: 1.333,
    advance: 0.605,
  },
  {
    id: 'lora-outfit',
    label: 'Lora and Outfit',
    moods: ['natural', 'open', 'warm'],
    heading: families.lora,
    body: families.outfit,
    headingWeight: 500,
    headingWidth: 0.4696,
    tracking: -0.015,
    ratio: 1.3,
    advance: 0.58,
  },
  {
    id: 'dm-serif-system',
    label: 'DM Serif Display and system sans',
    moods: ['personal', 'classic', 'romantic'],
    heading: families.dmSerif,
    body: undefined,
    headingWeight: 400,
    headingWidth: 0.4427,
    tracking: -0.01,
    ratio: 1.25,
    advance: 0.55,
  },
  {
    id: 'geist',
    label: 'Geist',
    moods: ['plain', 'modern', 'neutral'],
    heading: families.geist,
    body: families.geist,
    headingWeight: 650,
    headingWidth: 0.482,
    tracking: -0.035,
    ratio: 1.28,
    advance: 0.57,
  },
  {
    id: 'outfit-figtree',
    label: 'Outfit and Figtree',
    moods: ['fresh', 'young', 'round'],
    heading: families.outfit,
    body: families.figtree,
    headingWeight: 600,
    headingWidth: 0.4474,
    tracking: -0.02,
    ratio: 1.28,
    advance: 0.545,
  },
];

/** All type pairs that a theme can name. */
export const typePairs: TypePair[] = declared.map((pair) => ({ ...pair, fonts: fontsOfPair(pair) }));

const byId = new Map(typePairs.map((pair) => [pair.id, pair]));
const standard = typePairs[0] as TypePair;

/** The pair of that id; the first one when the id is unknown, so that a page never goes without type. */
export const typePairOf = (id: string): TypePair => byId.get(id) ?? standard;
