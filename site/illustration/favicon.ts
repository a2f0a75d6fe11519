import type { Tones } from '../themes/index.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A monogram on the accent colour, 64 × 64, readable at 16 px. */
export function faviconSvg(name: string, { accent, accentInk }: Pick<Tones, 'accent' | 'accentInk'>): string {
  const letter = [...name.replace(/^(the|la|le|il|der|die|das|el|de)\s+/i, '').trim()][0]?.toUpperCase() ?? '·';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="14" fill="${accent}"/>` +
    `<text x="32" y="46" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="40" fill="${accentInk}">${escaped(letter)}</text></svg>`
  );
}
