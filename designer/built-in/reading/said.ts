import type { Said, Span } from './reading.ts';

/** A stretch of the text as it may be printed: without spaces around it, line ends and columns as single spaces. */
export function saidAt(text: string, start: number, end: number): Said {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return { text: text.slice(from, to).replace(/\s+/g, ' '), span: { start: from, end: to } };
}

/** Whether a quotation begins in a text that ends elsewhere: 'Put “'. */
export const opensQuote = (text: string): boolean => text.split('"').length % 2 === 0;

export const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;
export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** "Slogan: …": what the label says is seen. */
const SAYING =
  /^(?:(?:our|my|his|her|their|the|unser|mein|sein|ihr|notre|mon|son|leur|nuestro|mi|su|nosso|meu|seu|il (?:nostro|mio|suo)|ons|mijn|zijn|haar|nasze|moje|jego|jej|vår|min|hans|hennes|vores|hendes) )?(?:slogan|saying|catchphrase|line|spruch|frase|phrase|motto|tagline|tag line|strapline|claim|leitspruch|wahlspruch|devise|accroche|lema|eslogan|slagzin|hasło|slagord|sloganımız)$/i;
export const isSaying = (label: string): boolean => SAYING.test(label);
