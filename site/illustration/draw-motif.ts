import { ratios } from './canvas.ts';
import type { Ratio } from './canvas.ts';
import { inHand } from './hands.ts';
import type { Hand } from './hands.ts';
import { abstractMotifs, motifDrawings } from './motifs/index.ts';
import { Pen } from './pen.ts';
import { motifNamed } from './trade-motif.ts';

/** Names of all motifs. */
export const motifs: string[] = Object.keys(motifDrawings);

/** Names of the motifs that show no thing. */
export const abstractMotifNames: string[] = Object.keys(abstractMotifs);

const kept = new Map<string, string>();
const KEPT = 400;

export type Drawing = { motif: string; seed: number; ratio: Ratio; hand?: Hand };

/** The inside of an `<svg>` whose view box is that of the ratio: the same motif, seed, ratio and hand give the same drawing. */
export function drawMotif({ motif, seed, ratio, hand = 'print' }: Drawing): string {
  const key = `${motif}/${seed}/${ratio}/${hand}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const draw = motifDrawings[motifNamed(motif)];
  const pen = new Pen(seed);
  const drawing = draw ? inHand(pen.sheet(draw({ pen, ...ratios[ratio] })), hand) : '';
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, drawing);
  return drawing;
}
