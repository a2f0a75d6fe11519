export { AA, contrastOf } from './contrast.ts';
export { palettes } from './palettes.ts';
export type { Palette } from './palettes.ts';
export type { FontFace, FontFamily } from './fonts.ts';
export { modeOf, schemesOf, textPairsOf } from './tones.ts';
export type { Ground, Scheme, Tones } from './tones.ts';
export { frameColours, rootTonesCss, themeCss } from './theme-css.ts';
export { typePairOf, typePairs } from './type-pairs.ts';
export type { TypePair } from './type-pairs.ts';
