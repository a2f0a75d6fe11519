import type { Tones } from '../themes/index.ts';
import { drawMotif } from './draw-motif.ts';
import { motifForTrade } from './trade-motif.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Card = { name: string; line: string; trade: string; tones: Tones; font: string };

/** The picture shown with shared links, 1200 × 630, in fixed colours and without outside files. */
export function socialSvg({ name, line, trade, tones, font }: Card): string {
  const art = drawMotif({ motif: motifForTrade(trade), seed: 1, ratio: 'landscape' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><rect width="1200" height="630" fill="${tones.paper}"/>${art}<text x="80" y="320" font-family="${font},Georgia,serif" font-size="96" fill="${tones.ink}">${escaped(name)}</text><text x="80" y="400" font-size="36" fill="${tones.muted}">${escaped(line)}</text></svg>`;
}
