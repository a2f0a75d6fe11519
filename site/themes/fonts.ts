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
  /** The system family that stands in until the file is there, and how to bend it to the same width and line. */
  fallback: { family: 'Arial' | 'Times New Roman'; size: number; ascent: number; descent: number };
};

const variable = (slug: string, axes = 'wght') => ({
  package: `@fontsource-variable/${slug}`,
  file: `${slug}-{subset}-${axes}-normal.woff2`,
});

/** Metrics of the fallbacks were measured on an English text at regular weight against the fallback's own. */
export const families = {
  newsreader: {
    name: 'Newsreader',
    ...variable('newsreader'),
    italicFile: 'newsreader-{subset}-wght-italic.woff2',
    weight: '200 800',
    fallback: { family: 'Times New Roman', size: 109, ascent: 67.6, descent: 24.7 },
  },
  fraunces: {
    name: 'Fraunces',
    ...variable('fraunces', 'opsz'),
    weight: '100 900',
    fallback: { family: 'Times New Roman', size: 94, ascent: 104, descent: 27.8 },
  },
  archivo: {
    name: 'Archivo',
    ...variable('archivo', 'wdth'),
    weight: '100 900',
    stretch: '62% 125%',
    fallback: { family: 'Arial', size: 104, ascent: 84.7, descent: 20.2 },
  },
  bricolage: {
    name: 'Bricolage Grotesque',
    ...variable('bricolage-grotesque', 'wdth'),
    weight: '200 800',
    stretch: '75% 100%',
    fallback: { family: 'Arial', size: 92, ascent: 101, descent: 29.3 },
  },
  sourceSerif: {
    name: 'Source Serif 4',
    ...variable('source-serif-4'),
    italicFile: 'source-serif-4-{subset}-wght-italic.woff2',
    weight: '200 900',
    fallback: { family: 'Times New Roman', size: 101, ascent: 102.5, descent: 33.3 },
  },
  lora: {
    name: 'Lora',
    ...variable('lora'),
    italicFile: 'lora-{subset}-wght-italic.woff2',
    weight: '400 700',
    fallback: { family: 'Times New Roman', size: 113, ascent: 89, descent: 24 },
  },
  instrumentSerif: {
    name: 'Instrument Serif',
    package: '@fontsource/instrument-serif',
    file: 'instrument-serif-{subset}-400-normal.woff2',
    italicFile: 'instrument-serif-{subset}-400-italic.woff2',
    weight: '400',
    fallback: { family: 'Times New Roman', size: 83, ascent: 119.2, descent: 37.3 },
  },
  dmSerif: {
    name: 'DM Serif Display',
    package: '@fontsource/dm-serif-display',
    file: 'dm-serif-display-{subset}-400-normal.woff2',
    italicFile: 'dm-serif-display-{subset}-400-italic.woff2',
    weight: '400',
    fallback: { family: 'Times New Roman', size: 109.6, ascent: 94.9, descent: 31 },
  },
  inter: {
    name: 'Inter',
    ...variable('inter'),
    weight: '100 900',
    fallback: { family: 'Arial', size: 106, ascent: 91.2, descent: 22.6 },
  },
  instrumentSans: {
    name: 'Instrument Sans',
    ...variable('instrument-sans'),
    weight: '400 700',
    fallback: { family: 'Arial', size: 100, ascent: 96.8, descent: 25 },
  },
  figtree: {
    name: 'Figtree',
    ...variable('figtree'),
    weight: '300 900',
    fallback: { family: 'Arial', size: 100, ascent: 95, descent: 25 },
  },
  workSans: {
    name: 'Work Sans',
    ...variable('work-sans'),
    weight: '100 900',
    fallback: { family: 'Arial', size: 112, ascent: 83, descent: 21.4 },
  },
  manrope: {
    name: 'Manrope',
    ...variable('manrope'),
    weight: '200 800',
    fallback: { family: 'Arial', size: 101, ascent: 105.6, descent: 29.6 },
  },
  spaceGrotesk: {
    name: 'Space Grotesk',
    ...variable('space-grotesk'),
    weight: '300 700',
    fallback: { family: 'Arial', size: 105, ascent: 93, descent: 27.6 },
  },
  outfit: {
    name: 'Outfit',
    ...variable('outfit'),
    weight: '100 900',
    fallback: { family: 'Arial', size: 98, ascent: 101.8, descent: 26.5 },
  },
  geist: {
    name: 'Geist',
    ...variable('geist'),
    weight: '100 900',
    fallback: { family: 'Arial', size: 102, ascent: 99.2, descent: 29.5 },
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

/** The bent system family that keeps lines where they are when the real file arrives. */
export function fallbackCss({ name, fallback }: FontFamily): string {
  const twin = fallback.family === 'Arial' ? 'Liberation Sans' : 'Liberation Serif';
  return (
    `@font-face{font-family:"${name} Fallback";src:local("${fallback.family}"),local("${twin}");size-adjust:${fallback.size}%;` +
    `ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%}`
  );
}

/** `font-family` value: the family, its bent stand-in, the generic one. */
export const stackOf = ({ name, fallback }: FontFamily): string =>
  `"${name}","${name} Fallback",${fallback.family === 'Arial' ? 'sans-serif' : 'serif'}`;
