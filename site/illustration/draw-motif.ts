import { ratios } from './canvas.ts';
import type { Ratio } from './canvas.ts';

/** Names of all motifs. */
export const motifs: string[] = ['wave'];

/** The inside of an `<svg>` whose view box is that of the ratio: the same motif, seed and ratio give the same drawing. */
export function drawMotif({ ratio }: { motif: string; seed: number; ratio: Ratio }): string {
  const { width, height } = ratios[ratio];
  return `<path fill="var(--support)" d="M0 0h${width}v${height}H0z"/><circle cx="${width * 0.6}" cy="${height * 0.5}" r="${height * 0.3}" fill="var(--accent)"/>`;
}
