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

export type Drawing = {
  motif: string;
  seed: number;
  ratio: Ratio;
  hand?: Hand;
  /** Letters of the name (`initialsOf`); a drawing made of them shows a pattern without. */
  letters?: string;
};

/** Whether a motif is made of the letters of the name: it is drawn within the page, whose fonts it takes. */
export const isLettered = (motif: string): boolean => motif === 'initials';

/** The inside of an `<svg>` whose view box is that of the ratio: the same motif, seed, ratio, hand and letters give the same drawing. */
export function drawMotif({ motif, seed, ratio, hand = 'print', letters = '' }: Drawing): string {
  const key = `${motif}/${seed}/${ratio}/${hand}/${isLettered(motif) ? letters : ''}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const draw = motifDrawings[motifNamed(motif)];
  const pen = new Pen(seed);
  const drawing = draw ? inHand(pen.sheet(draw({ pen, ...ratios[ratio], letters })), hand) : '';
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, drawing);
  return drawing;
}
