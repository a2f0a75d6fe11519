import type { Request } from './request.ts';

/** Signs and words of money that may stand beside a number. */
const UNIT = String.raw`(?:\p{Sc}|eur(?:os?)?|dollars?|pounds?|francs?|reais|zł|kr|円|元|руб\.?|грн|kč|tl|lei|lv|лв\.?|ft|huf|din|chf|rs\.?|r\$|a\$|nz\$|r|ksh|kes|zar|ngn|rm|rp|שח|ש"ח|دينار)`;
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:#/])(?:${UNIT}\s?)?(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d)[\d.,]{0,12}(?:€\d\d)?(?![\p{N}:/])(?!(?:st|nd|rd|th|er|ème|ª|º)(?!\p{L}))(?!\s?(?:%|percent|prozent|pour ?cent|por ?ciento|por ?cento))(?:\s?(?:[円元]|${UNIT}(?!\p{L})))?`,
  'giu',
);

export type Amount = { text: string; start: number; end: number; hasUnit: boolean };

/** Numbers of a request that may be prices, as they are written, in order. Quoted words are none. */
export function amountsIn({ text, tokens, quotes }: Request): Amount[] {
  const inQuote = (at: number) =>
    quotes.some(({ from }) => {
      const token = tokens[from];
      return token !== undefined && at >= token.start && at < token.end;
    });
  return [...text.matchAll(AMOUNT)]
    .map((match) => {
      // "Kids r 17": no rand.
      const lead = /^r\s/u.exec(match[0])?.[0].length ?? 0;
      const written = match[0].slice(lead).trim().replace(/[.,]$/u, '');
      return {
        text: written,
        start: match.index + lead,
        end: match.index + lead + written.length,
        hasUnit: /[^\d.,\s]/u.test(written),
      };
    })
    .filter(({ start }) => !inQuote(start));
}
