/**
 * Which letters a font file covers. Browsers fetch a file only when a page shows a character of it. `common` is what English, German,
 * French and Dutch are written with, in a file of our own (`common/README.md`): most of a Latin file is how all others stand beside each other.
 */
export type Subset = 'common' | 'latin' | 'latin-ext';

export type FontFamily = {
  name: string;
  /** npm package that holds the files. */
  package: string;
  /** File names without subset: `newsreader-{subset}-wght-normal.woff2`. */
  file: string;
  italicFile?: string;
  /** What a file that we made of it is called, where its makers keep the name for their own. */
  commonName?: string;
  /** CSS `font-weight` of the file: a range for a variable font. */
  weight: string;
  stretch?: string;
  kind: 'sans-serif' | 'serif';
  /** In em: of an average letter of running English text at regular weight and at 700, and of a line above and below its base. */
  measures: { width: number; bold: number; ascent: number; descent: number };
};

const variable = (slug: string, axes = 'wght') => ({
  package: `@fontsource-variable/${slug}`,
  file: `${slug}-{subset}-${axes}-normal.woff2`,
});

/** Measured in a browser, from the files: text at 20 pixels, which matters for families that are drawn otherwise when small. */
export const families = {
  newsreader: {
    name: 'Newsreader',
    ...variable('newsreader'),
    italicFile: 'newsreader-{subset}-wght-italic.woff2',
    weight: '200 800',
    kind: 'serif',
    measures: { width: 0.4169, bold: 0.4479, ascent: 0.735, descent: 0.265 },
  },
  fraunces: {
    name: 'Fraunces',
    ...variable('fraunces', 'opsz'),
    weight: '100 900',
    kind: 'serif',
    measures: { width: 0.4592, bold: 0.489, ascent: 0.978, descent: 0.255 },
  },
  archivo: {
    name: 'Archivo',
    ...variable('archivo', 'wdth'),
    weight: '100 900',
    stretch: '62% 125%',
    kind: 'sans-serif',
    measures: { width: 0.4319, bold: 0.4634, ascent: 0.878, descent: 0.21 },
  },
  bricolage: {
    name: 'Bricolage Grotesque',
    ...variable('bricolage-grotesque', 'wdth'),
    weight: '200 800',
    stretch: '75% 100%',
    kind: 'sans-serif',
    measures: { width: 0.4663, bold: 0.4847, ascent: 0.93, descent: 0.27 },
  },
  sourceSerif: {
    name: 'Source Serif 4',
    ...variable('source-serif-4'),
    italicFile: 'source-serif-4-{subset}-wght-italic.woff2',
    weight: '200 900',
    kind: 'serif',
    measures: { width: 0.472, bold: 0.4856, ascent: 1.036, descent: 0.335 },
  },
  lora: {
    name: 'Lora',
    ...variable('lora'),
    italicFile: 'lora-{subset}-wght-italic.woff2',
    commonName: 'Page',
    weight: '400 700',
    kind: 'serif',
    measures: { width: 0.4637, bold: 0.4759, ascent: 1.006, descent: 0.274 },
  },
  instrumentSerif: {
    name: 'Instrument Serif',
    package: '@fontsource/instrument-serif',
    file: 'instrument-serif-{subset}-400-normal.woff2',
    italicFile: 'instrument-serif-{subset}-400-italic.woff2',
    weight: '400',
    kind: 'serif',
    measures: { width: 0.3346, bold: 0.3346, ascent: 0.99, descent: 0.31 },
  },
  dmSerif: {
    name: 'DM Serif Display',
    package: '@fontsource/dm-serif-display',
    file: 'dm-serif-display-{subset}-400-normal.woff2',
    italicFile: 'dm-serif-display-{subset}-400-italic.woff2',
    weight: '400',
    kind: 'serif',
    measures: { width: 0.4416, bold: 0.4416, ascent: 1.036, descent: 0.335 },
  },
  inter: {
    name: 'Inter',
    ...variable('inter'),
    weight: '100 900',
    kind: 'sans-serif',
    measures: { width: 0.4709, bold: 0.4852, ascent: 0.969, descent: 0.241 },
  },
  instrumentSans: {
    name: 'Instrument Sans',
    ...variable('instrument-sans'),
    weight: '400 700',
    kind: 'sans-serif',
    measures: { width: 0.449, bold: 0.4667, ascent: 0.97, descent: 0.25 },
  },
  figtree: {
    name: 'Figtree',
    ...variable('figtree'),
    weight: '300 900',
    kind: 'sans-serif',
    measures: { width: 0.4459, bold: 0.4574, ascent: 0.95, descent: 0.25 },
  },
  workSans: {
    name: 'Work Sans',
    ...variable('work-sans'),
    weight: '100 900',
    kind: 'sans-serif',
    measures: { width: 0.4954, bold: 0.497, ascent: 0.93, descent: 0.243 },
  },
  manrope: {
    name: 'Manrope',
    ...variable('manrope'),
    weight: '200 800',
    kind: 'sans-serif',
    measures: { width: 0.4522, bold: 0.4772, ascent: 1.066, descent: 0.3 },
  },
  spaceGrotesk: {
    name: 'Space Grotesk',
    ...variable('space-grotesk'),
    weight: '300 700',
    kind: 'sans-serif',
    measures: { width: 0.4839, bold: 0.4848, ascent: 0.984, descent: 0.292 },
  },
  outfit: {
    name: 'Outfit',
    ...variable('outfit'),
    weight: '100 900',
    kind: 'sans-serif',
    measures: { width: 0.4378, bold: 0.4524, ascent: 1, descent: 0.26 },
  },
  geist: {
    name: 'Geist',
    ...variable('geist'),
    weight: '100 900',
    kind: 'sans-serif',
    measures: { width: 0.4534, bold: 0.4863, ascent: 1.005, descent: 0.295 },
  },
} satisfies Record<string, FontFamily>;

/** One font file as a page uses it. */
export type FontFace = {
  family: string;
  /** That holds the file in its folder `files`; null for one of ours. */
  package: string | null;
  /** File name, unique over all. */
  file: string;
  subset: Subset;
  style: 'normal' | 'italic';
  weight: string;
  stretch?: string;
};

/**
 * A browser takes the letters that a file really has, and asks the next file for others of its range. Thin spaces, as between hours, are in
 * no range: there is nothing to see of them, so they may come from any font of the device.
 */
const ranges: Record<Subset, string> = {
  common: 'U+20-FF,U+153,U+2013-201E,U+2026,U+20AC',
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+200B-202E,U+2030-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
  'latin-ext': 'U+100-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/** All files of a family: upright first, then italics, each for all letters; those of our own come first. */
export function facesOf(family: FontFamily, { italics }: { italics: boolean }): FontFace[] {
  const { name, commonName = name, package: source, weight, stretch } = family;
  const cuts: { style: 'normal' | 'italic'; file: string }[] = [{ style: 'normal', file: family.file }];
  if (italics && family.italicFile) cuts.push({ style: 'italic', file: family.italicFile });
  return cuts.flatMap(({ style, file }) =>
    (['common', 'latin', 'latin-ext'] as const).map((subset) => ({
      family: subset === 'common' ? commonName : name,
      package: subset === 'common' ? null : source,
      file: file.replace('{subset}', subset),
      subset,
      style,
      weight,
      ...(stretch ? { stretch } : {}),
    })),
  );
}

const COMMON_LANGUAGES = new Set(['en', 'de', 'fr', 'nl']);

/** The faces that pages in this language ask for, where others would fetch a Latin file beside the one of common letters. */
export const facesFor = (faces: FontFace[], language: string): FontFace[] =>
  COMMON_LANGUAGES.has(language.split('-')[0] ?? '') ? faces : faces.filter(({ subset }) => subset !== 'common');

/** `@font-face` rules for files found under `base` (ends with a slash). Where two have a letter, browsers take the last. */
export const fontFaceCss = (faces: FontFace[], base: string): string =>
  faces
    .map(
      (face) =>
        `@font-face{font-family:"${face.family}";src:url(${base}${face.file});font-weight:${face.weight};` +
        (face.style === 'italic' ? 'font-style:italic;' : '') +
        (face.stretch ? `font-stretch:${face.stretch};` : '') +
        `font-display:swap;unicode-range:${ranges[face.subset]}}`,
    )
    .reverse()
    .join('');
