import { drawMotif, ratios } from '../illustration/index.ts';
import type { Hand, Ratio } from '../illustration/index.ts';
import type { Theme } from '../model/document.ts';
import { modeOf, rootTonesCss, schemesOf } from '../themes/index.ts';
import type { Tones } from '../themes/index.ts';
import type { DrawingFile } from './options.ts';

/** A few letters that change with the text (FNV-1a). */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The file of a drawing. Its name changes with the colours, so that it may be kept by browsers for ever. */
export function drawingFile(
  { motif, seed }: { motif: string; seed: number },
  ratio: Ratio,
  hand: Hand,
  theme: Theme,
): DrawingFile {
  const { background, ink, accent, support, mode } = theme;
  const name = motif.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    path: `-/art/${name}-${seed}-${ratio}-${markOf([background, ink, accent, support, mode, hand].join())}.svg`,
    motif,
    seed,
    ratio,
    hand,
  };
}

/** Colours of a drawing. A plate stays dark at night: as the page's ground turns dark, its lines turn light. */
const wornBy = (hand: Hand, tones: Tones): Tones =>
  hand === 'plate' && modeOf(tones.paper) === 'dark' ? { ...tones, ink: tones.tint, paper: tones.ink } : tones;

/** The drawing as an SVG document of its own, in its hand and the theme's colours by day and by night. */
export function drawingSvg(drawing: DrawingFile, theme: Theme): string {
  const { width, height } = ratios[drawing.ratio];
  const { day, night } = schemesOf(theme);
  const style =
    rootTonesCss(wornBy(drawing.hand, day.plain)) +
    (night ? `@media(prefers-color-scheme:dark){${rootTonesCss(wornBy(drawing.hand, night.plain))}}` : '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">` +
    `<style>${style}</style>${drawMotif(drawing)}</svg>`
  );
}
