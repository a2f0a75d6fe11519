/** Which alphabet a font file covers. Browsers fetch a file only when a page shows a character of it. */
export type Subset = 'latin' | 'latin-ext';

export type FontFamily = {
  name: string;
  /** npm package that holds the files. */
  package: string;
  /** File names without subset: `newsreader-{subset}-wght-normal.woff2`. */
  file: string;
  italicFile?: string;
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
  package: string;
  /** File name inside the package's `files` folder, unique over all packages. */
  file: string;
  subset: Subset;
  style: 'normal' | 'italic';
  weight: string;
  stretch?: string;
};

const ranges: Record<Subset, string> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/** All files of a family: upright first, then italics, each for both alphabets. */
export function facesOf(family: FontFamily, { italics }: { italics: boolean }): FontFace[] {
  const { name, package: source, weight, stretch } = family;
  const cuts: { style: 'normal' | 'italic'; file: string }[] = [{ style: 'normal', file: family.file }];
  if (italics && family.italicFile) cuts.push({ style: 'italic', file: family.italicFile });
  return cuts.flatMap(({ style, file }) =>
    (['latin', 'latin-ext'] as const).map((subset) => ({
      family: name,
      package: source,
      file: file.replace('{subset}', subset),
      subset,
      style,
      weight,
      ...(stretch ? { stretch } : {}),
    })),
  );
}

/** `@font-face` rules for files found under `base` (ends with a slash). */
export const fontFaceCss = (faces: FontFace[], base: string): string =>
  faces
    .map(
      (face) =>
        `@font-face{font-family:"${face.family}";src:url(${base}${face.file})format("woff2");font-weight:${face.weight};` +
        (face.style === 'italic' ? 'font-style:italic;' : '') +
        (face.stretch ? `font-stretch:${face.stretch};` : '') +
        `font-display:swap;unicode-range:${ranges[face.subset]}}`,
    )
    .join('');
