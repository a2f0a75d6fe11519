import { printable } from '../model/printable.ts';
import type { Tones } from '../themes/index.ts';

/** A drawing with the theme's colours written into it, for files that no stylesheet reaches. */
export const withColours = (drawing: string, tones: Tones): string =>
  drawing.replaceAll(
    /var\(--(paper|ink|accent|support|tint|muted)\)/g,
    (_, name: 'paper' | 'ink' | 'accent' | 'support' | 'tint' | 'muted') => tones[name],
  );

/** Text for SVG and XML: markup escaped, characters that XML forbids left out. */
export const escapeXml = (text: string): string =>
  printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
