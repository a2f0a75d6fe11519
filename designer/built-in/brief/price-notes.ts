/** What goes on from the price before it: "…, then €16 a week", "…, or £12 on Tuesdays". */
const GOES_ON =
  /^(?:(?:and|but|und|et|y|e|mais|pero|mas) )?(?:(?:then|after(?:wards?| that| which)?|otherwise|thereafter|from then(?: on)?|danach|dann|anschließend|sonst|ab dann|puis|ensuite|après|sinon|luego|después|depois|en adelante|si no|senão|caso contrário)(?:[\s,:]+\p{L}+){0,3}|or|oder|ou|o)$/iu;

/** True for the words before a price that name no thing but a condition on the price before. */
export const goesOn = (words: string): boolean => GOES_ON.test(words);

/** "Minimum two hours", "waived if we do the job": what follows a price after a comma and belongs to it. */
const CONDITION =
  /^,\s+((?:waived|minimum|min\.|mindestens|mínimo|incl(?:uding|uded|\.)?|inklusive|inkl\.?|compris|if|when|unless|falls|wenn|si|se|without|ohne|sans|sin|sem)(?![\p{L}])[^,.;\n|\d€£$]{2,60})(?=[.;,\n]|$)/iu;

/** The condition that begins a text, and its length there. */
export function conditionAt(text: string): { note: string; length: number } {
  const clause = /^,\s+([^,.;\n|]{4,60})/u.exec(text);
  if (clause?.[1] && OFFER.test(clause[1])) return { note: clause[1].trim(), length: clause[0].length };
  const also = /^\s?\/\s?([€£$]\s?\d+(?:[.,]\d{2})? \p{L}+)/u.exec(text);
  if (also?.[1]) return { note: also[1], length: also[0].length };
  const included =
    /^\s+((?:incl(?:\.|uding|udes)?|inkl\.?|inclusive|inklusive) \p{L}[^,.;\n|\d]{1,40})(?=[.;,\n]|$)/iu.exec(text);
  if (included?.[1]) return { note: included[1].trim(), length: included[0].length };
  const match = CONDITION.exec(text);
  return { note: match?.[1]?.trim() ?? '', length: match?.[0].length ?? 0 };
}

/** What cost nothing, beside things that do: "First class free, then €16", "kids under 5 go free, adults £8". */
const FREE =
  /(?<![\p{L}-])(?:(?:is|are|goes?|go|ist|sind|est|sont|es|é|são) )?(?:free|gratis|kostenlos|kostenfrei|umsonst|offerte?s?|gratuite?s?|gratuit[oa]s?|grátis)(?: (?:over|above|from|ab|dès|à partir de|acima de|desde|a partir de) [€£$]?\s?\d+(?:\s?[€£$])?)?(?=\s*(?:[,;.|)\n]|$|and\b|und\b|et\b|y\b))/giu;
const NOT_FREE =
  /(?:\b(?:gluten|dairy|sugar|alcohol|lactose|nuts?|fat|cage|duty|smoke|toll|tax|stress|pain|plastic|cruelty|meat|eggs?|wheat|feel|hands|worry)[ -]|-)$/iu;

/** Words for "costs nothing" that stand in a sentence with prices. `priced` tells whether a stretch holds a price. */
export const freeThings = (text: string, priced: (from: number, to: number) => boolean): RegExpExecArray[] =>
  [...text.matchAll(FREE)].filter((match) => {
    if (NOT_FREE.test(text.slice(0, match.index))) return false;
    const from = Math.max(text.lastIndexOf('. ', match.index), text.lastIndexOf('\n', match.index)) + 1;
    const ends = /[.!?](?:\s|$)|\n|$/u.exec(text.slice(match.index));
    return priced(from, match.index + (ends?.index ?? 0));
  });

/** A price as one shows it beside a thing: "free" rather than "is free". */
export const shownPrice = (price: string): string =>
  price.replace(/^(?:is|are|goes?|go|ist|sind|est|sont|es|é|são)\s+/iu, '');

/** Sentences about paying less, which no single thing carries: "20% off for pensioners", "two for £25", "half price". */
export const OFFER =
  /\b\d{1,2} ?% (?:off|discount|rabatt|nachlass|ermäßigung|de (?:réduction|remise|descuento|desconto))|(?<!\p{L})(?:half[- ]price|moitié prix|zum halben preis|a mitad de precio|a metade do preço)(?!\p{L})|\bget (?:\S+ ){1,3}free\b|\b(?:save|spare) [€£$]\s?\d|\b(?:two|three|2|3) for [€£$]\s?\d/iu;
