import type { Tones } from '../themes/index.ts';
import { ratios } from './canvas.ts';
import { drawMotif } from './draw-motif.ts';
import { escapeXml, withColours } from './fixed-colours.ts';
import { motifForTrade } from './trade-motif.ts';

const lengthOf = (text: string) => Array.from(text).length;
const cutTo = (text: string, length: number) => `${Array.from(text).slice(0, length).join('')}…`;

/** Lines of at most `width` characters, at most `count` of them; the last one ends in … when words are left over. */
function linesOf(text: string, width: number, count: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(last) + lengthOf(word) < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(lengthOf(word) > width ? cutTo(word, width - 1) : word);
  }
  if (lines.length <= count) return lines;
  return [...lines.slice(0, count - 1), `${lines[count - 1] ?? ''}…`];
}

const spans = (lines: string[], leading: number) =>
  lines.map((line, index) => `<tspan x="76"${index ? ` dy="${leading}"` : ''}>${escapeXml(line)}</tspan>`).join('');

export type SocialCard = {
  name: string;
  /** What the business is, in one line. */
  line: string;
  trade: string;
  tones: Tones;
  serif: boolean;
};

/** The picture that goes with a shared link: 1200 × 630, fixed colours, no outside file, fonts that every machine has. */
export function socialSvg({ name, line, trade, tones, serif }: SocialCard): string {
  const { width, height } = ratios.square;
  const art = withColours(drawMotif({ motif: motifForTrade(trade), seed: 1, ratio: 'square' }), tones);
  const size = lengthOf(name) > 34 ? 58 : lengthOf(name) > 18 ? 74 : 96;
  const title = linesOf(name, Math.round(1050 / size), 3);
  const below = linesOf(line, 34, 2);
  const leading = Math.round(size * 1.06);
  const top = Math.round(315 - (title.length * leading + below.length * 44) / 2 + size * 0.75);
  const family = serif ? "Georgia,'Times New Roman',serif" : "'Helvetica Neue',Arial,sans-serif";
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">' +
    `<path fill="${tones.paper}" d="M0 0h1200v630H0z"/>` +
    `<svg x="690" width="510" height="630" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${art}</svg>` +
    `<path fill="${tones.accent}" d="M0 0h18v630H0z"/>` +
    `<text y="${top}" font-family="${family}" font-weight="700" font-size="${size}" letter-spacing="-1.5" fill="${tones.ink}">${spans(title, leading)}</text>` +
    `<text y="${top + (title.length - 1) * leading + 62}" font-family="'Helvetica Neue',Arial,sans-serif" font-size="33" fill="${tones.muted}">${spans(below, 44)}</text></svg>`
  );
}
