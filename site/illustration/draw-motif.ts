import { ratios } from './canvas.ts';
import type { Ratio } from './canvas.ts';
import { motifDrawings } from './motifs/index.ts';
import { Pen } from './pen.ts';
import { motifNamed } from './trade-motif.ts';

/** Names of all motifs. */
export const motifs: string[] = Object.keys(motifDrawings);

const kept = new Map<string, string>();
const KEPT = 400;

/** The inside of an `<svg>` whose view box is that of the ratio: the same motif, seed and ratio give the same drawing. */
export function drawMotif({ motif, seed, ratio }: { motif: string; seed: number; ratio: Ratio }): string {
  const key = `${motif}/${seed}/${ratio}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const draw = motifDrawings[motifNamed(motif)];
  const pen = new Pen(seed);
  const drawing = draw ? pen.sheet(draw({ pen, ...ratios[ratio] })) : '';
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, drawing);
  return drawing;
}
