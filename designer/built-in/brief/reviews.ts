import type { Span } from './span.ts';

export type Review = { quote: string; name: string };

const QUOTED = /["“„«]([^"”“»\n]{8,400})["”“»]\s*(?:[-–—,]|\(|by|von|par|por)\s*/giu;
const WHO = /^(\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{L}’'-]*\.?)){0,3})(?=[\s).,;]|$)/u;
const LEAD = /(?:reviews?|testimonials?|feedback|kundenstimmen|bewertungen|avis|opiniones|opiniões)\s*:?\s*$/iu;

/** What customers said, word for word, with who said it: `"Patient and funny" – Karen M.` */
export function readReviews(text: string): { reviews: Review[]; spans: Span[] } {
  const reviews: Review[] = [];
  const spans: Span[] = [];
  for (const match of text.matchAll(QUOTED)) {
    const who = WHO.exec(text.slice(match.index + match[0].length))?.[1];
    const quote = match[1] ?? '';
    if (!who || quote.split(' ').length < 2) continue;
    reviews.push({ quote, name: who });
    const lead = LEAD.exec(text.slice(0, match.index))?.[0].length ?? 0;
    spans.push({ start: match.index - lead, end: match.index + match[0].length + who.length });
  }
  return { reviews: reviews.slice(0, 12), spans };
}
