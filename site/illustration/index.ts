export { drawMotif, motifs } from './draw-motif.ts';
export { escapeXml } from './fixed-colours.ts';
export { faviconSvg } from './favicon.ts';
export { ratios } from './canvas.ts';
export type { Ratio } from './canvas.ts';
export { socialSvg } from './social-image.ts';
export { motifForTrade } from './trade-motif.ts';
export { hands } from './hands.ts';
export type { Hand } from './hands.ts';
