import { sentencesOf } from './plain-text.ts';
import { conditionAt, freeThings, goesOn, OFFER, shownPrice } from './price-notes.ts';
import type { Span } from './span.ts';

export type PricedItem = { name: string; price: string; note: string; group: string };
export type ReadPrices = {
  items: PricedItem[];
  /** Prices without a thing of their own: "from $90". */
  loose: string[];
  spans: Span[];
};

const CURRENCY = String.raw`(?:€|\$|£|¥|₹|US\$|CA\$|A\$|CHF|EUR|USD|GBP|SEK|NOK|DKK|PLN|Fr\.|kr|zł|euros?|dollars?|pounds?|bucks)`;
const AMOUNT = String.raw`\d{1,3}(?:[.,  ’']\d{3})+(?:[.,]\d{2})?|\d{1,6}(?:[.,]\d{1,2})?(?:,-|\.–)?`;
const UNIT = String.raw`(?:\s*(?:\/|per|la|le|das|die|a|an|al|ao|pro|im|par|por|each|/ ?)\s*(?:night|hour|hr|h|person|head|pp|day|week|month|mo|year|session|class|lesson|kg|kilo|100 ?g|piece|pc|loaf|slice|bottle|glass|scoop|room|visit|ride|guest|child|adult|half-day|Nacht|Stunde|Person|Monat|Stück|nuit|heure|personne|mois|noche|hora|persona|pessoa|niño|criança|adulto|mes|año|mês|aula|clase|cours|séance)(?![\p{L}])|\s*each(?![\p{L}]))?`;
const MONEY = String.raw`(?:(?:from|ab|à partir de|dès|desde|a partir de|starting at|starts at|up to|about)\s+)?(?:${CURRENCY}\s?(?:${AMOUNT})|(?:${AMOUNT})\s?${CURRENCY}(?![\p{L}])|\d{1,4}[.,]\d{2}(?![\d.,]*\d)(?!\s*(?:am|pm|[ap]\.m|h\b|uhr)))${UNIT}`;
const PRICE = new RegExp(String.raw`(?<![\p{L}\p{N}.,:/+-])${MONEY}`, 'giu');
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/+€$£-])(?:(?:from|ab) )?\d{1,4}(?:[.,]\d)?(?![\p{L}\p{N}:%/]|[.,]\d|\s*(?:-|–|am|pm|h\b|min|km|m²|years?|people|persons?|guests|rooms?|seats|days?|weeks?|months?|hours?|minutes|Jahre|Personen|ans|años|Uhr|st\b|nd\b|rd\b|th\b))${UNIT}`,
  'giu',
);

const LEAD =
  /^(?:(?:(?:we|i|she|he|they)(?:['’]ll)? )?(?:also )?(?:sells?|offers?|serves?|charges?|do|does|make|have|bakes?)|our|the|a|an|and|with|such as|like|including|plus|also|as well as|prices?(?: are| include)?|menu(?: includes?|(?=:))|costs?|is|are|at|for|from|only|und|oder|or|ou|y|et|unser|unsere|der|die|das|ein|eine|le|la|les|el|los|las|un|une|una|you can (?:buy|get)|try our|popular items?|specials?)(?=[\s:,]|$)[\s:,]*/iu;
const TAIL =
  /(?:[\s:,–—=(-]+|\s+(?:is|are|for|at|costs?|from|starts?|starting|only|just|now|about|kostet|kosten|für|coûte|cuesta|à|a|por|zu|um)|…|\.{2,})+$/iu;

/** Words of a sentence about money rather than of a thing with a price: "we do not take card payments under £5". */
const NOT_PRICED = /\b(?:not|under|over|above|below|between|less than|more than|minimum|we|they|payments?)\b/iu;

function nameBefore(text: string, from: number, to: number): { name: string; start: number } {
  const piece = text.slice(from, to);
  // The name begins after the last separator; "and" separates only where it follows a price or a list.
  const parts = [...piece.matchAll(/[,;:|\n•·]|[.!?](?=\s)|\s[–—]\s(?=\S)|^\s*(?:and|und|y|et|&)\s/giu)];
  const usable = parts.filter(
    (part) =>
      /[.!?\n]/.test(part[0]) ||
      piece
        .slice(part.index + part[0].length)
        .replace(TAIL, '')
        .trim() !== '',
  );
  const last = usable.at(-1);
  const start = last ? last.index + last[0].length : 0;
  let name = piece.slice(start);
  for (let previous = ''; previous !== name;) {
    previous = name;
    name = name
      .replace(/^[\s"“'*•-]+/, '')
      .replace(TAIL, '')
      .replace(LEAD, '');
  }
  return { name: name.replace(/[\s"”'(]+$/, '').trim(), start: from + start };
}

function groupFor(text: string, at: number): string {
  const line = text.slice(
    Math.max(text.lastIndexOf('\n', at - 1) + 1, text.lastIndexOf(';', at - 1) + 1, text.lastIndexOf('. ', at - 1) + 1),
    at,
  );
  const label = /(?:^|,\s)\s*([\p{Lu}][\p{L} &’'-]{2,28}):[^:]*$/u.exec(line)?.[1]?.trim() ?? '';
  return /^(?:prices?|menu|our menu|price list|services|we sell|offers?|preise|preisliste|prix|precios|carte|speisekarte|products|hours|open)$/i.test(
    label,
  )
    ? ''
    : label;
}

/** Things with prices: "sourdough 6.50", "haircut €35", "rooms from $90 per night". Prices keep their spelling. */
export function readPrices(text: string): ReadPrices {
  const spans: Span[] = [];
  const loose: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const clauses = sentence.split(/,\s/);
    const others = clauses.filter((clause) => !OFFER.test(clause));
    const carried = others.some((clause) => new RegExp(PRICE.source, 'iu').test(clause));
    const start = others.length < clauses.length && !carried ? text.indexOf(sentence) : -1;
    if (start < 0) continue;
    loose.push(capital(sentence.replace(/[.!]+$/, '')));
    spans.push({ start, end: start + sentence.length });
  }
  const offered = (index: number) => spans.some(({ start, end }) => index >= start && index < end);
  const money = [...text.matchAll(PRICE)].filter(({ index }) => !offered(index));
  const free = freeThings(text, (from, to) => money.some(({ index }) => index >= from && index < to));
  const matches = [
    ...money.filter(({ index }) => !free.some((one) => index > one.index && index < one.index + one[0].length)),
    ...free.filter(({ index }) => !offered(index)),
  ];
  // "haircut 35, beard 20": bare numbers count when several stand after words in one list.
  const column = text.split('\n').filter((line) => /\p{L}.* \d{1,4}(?:[.,]\d{1,2})?$/u.test(line)).length > 2;
  for (const line of text.split(/\n|(?<=[.!?])\s/)) {
    const at = text.indexOf(line);
    const bare = [...line.matchAll(BARE)].filter(
      (match) =>
        /\p{L}[\p{L}’')]*\s*[:–-]?\s*$/u.test(line.slice(0, match.index)) &&
        Number(match[0].replace(/\D/g, '')) > 0 &&
        !/(?:19|20)\d{2}/.test(match[0]),
    );
    const listed = bare.filter(
      (match) =>
        /^\s*(?:[,;.|]|and\b|und\b|y\b|et\b|\(|$)/.test(line.slice(match.index + match[0].length)) &&
        !/\b(?:since|in|at|nr|no|number|age|over|than|within|seit|until|to)\s*$/i.test(line.slice(0, match.index)),
    );
    // "flat white 3.4 latte 3.6 hot choc 3.2" without commas; a line of a list that ends in its price.
    const run = bare.filter((match) => /^\s+\p{L}|^\s*\.?\s*$/u.test(line.slice(match.index + match[0].length)));
    const money = /[€£$]|\b(?:euros?|pounds|dollars|kr|CHF)\b/iu.test(line);
    if (run.length >= 3 && !money) listed.push(...run.filter((match) => !listed.includes(match)));
    const priced = matches.some((match) => match.index >= at && match.index < at + line.length);
    if (
      listed.length >= (priced || column || /prices?|menu|costs?|preise|prix|precios/i.test(line) ? 1 : 3) &&
      !/\b(?:founded|street|road|straße|avenue)\b/i.test(line)
    ) {
      for (const match of listed) {
        const index = at + match.index;
        if (!matches.some((one) => index >= one.index && index < one.index + one[0].length))
          matches.push(Object.assign(match, { index }));
      }
    }
  }
  matches.sort((a, b) => a.index - b.index);
  const items: PricedItem[] = [];
  let end = 0;
  for (const [position, match] of matches.entries()) {
    if (match.index < end) continue;
    const price = shownPrice(match[0].trim().replace(/[,.]$/, ''));
    const costs = /\d/.test(price);
    const stop = match.index + match[0].length;
    const sentence = Math.max(text.lastIndexOf('\n', match.index - 1) + 1, lastSentenceStart(text, match.index));
    const { name, start } = nameBefore(text, Math.max(end, sentence), match.index);
    const last = items.at(-1);
    const orElse = !name && /^[\s,;]*(?:or|oder|ou|o)\s+$/iu.test(text.slice(start, match.index));
    if (
      (goesOn(name) || orElse) &&
      last &&
      end > sentence &&
      /^[\s,;]*$/.test(text.slice(end, start).replace(/^[^,;]*/u, ''))
    ) {
      const until = Math.min(text.slice(stop).search(/[,.;\n]|$/) + stop, matches[position + 1]?.index ?? text.length);
      const more = text
        .slice(start, until)
        .replace(
          /\s+(?:or|and|oder|und|ou|et|o|y|e)(?:\s[^€£$]*)?$/iu,
          matches[position + 1]?.index === until ? '' : '$&',
        )
        .replace(/^[\s,;]+/, '')
        .trim();
      last.note = [last.note, more].filter(Boolean).join(', ');
      end = start + text.slice(start, until).indexOf(more) + more.length;
      spans.push({ start, end });
      continue;
    }
    if (goesOn(name)) {
      const whole = text.slice(sentence, stop + text.slice(stop).search(/[.;\n]|$/)).trim();
      loose.push(capital(whole));
      end = sentence + whole.length;
      spans.push({ start: sentence, end });
      continue;
    }
    const brackets = /^\s*\(([^)]{2,60})\)/.exec(text.slice(stop));
    const condition = conditionAt(text.slice(stop + (brackets?.[0].length ?? 0)));
    const note = [brackets?.[1] ?? '', condition.note].filter(Boolean).join(', ');
    const whole = stop + (brackets?.[0].length ?? 0) + condition.length;
    // The mirrored form "€35 haircut" or "$90 per night for a double room".
    const after = /^\s*(?:for (?:an? |the )?)?([\p{L}][\p{L}’' -]{2,40}?)(?=[,;.\n]|\s+and\b|$)/u.exec(
      text.slice(stop),
    );
    const words = name.split(/\s+/).filter(Boolean);
    if (!name && free.includes(match) && last && end > sentence) {
      last.note = [last.note, price].filter(Boolean).join(', ');
      spans.push({ start, end: whole });
      end = whole;
      continue;
    }
    // "60 minutes, €18" is how long it takes, not what it is.
    if (
      /^\d+ (?:min\p{L}*|hours?|stunden?|heures?|horas?|people|personen)$/iu.test(name) &&
      /,\s*$/.test(text.slice(0, match.index))
    ) {
      loose.push(capital(price));
      end = whole;
      continue;
    }
    if (name && words.length <= 11 && /\p{L}/u.test(name) && (!costs || !NOT_PRICED.test(name))) {
      const group = groupFor(text, start);
      // "Barista course: 12 and 13 June, £240": the day is not what costs.
      const day = group !== '' && /^\d{1,2}(?:\.| and \d{1,2}|[-–]\d{1,2})? \p{L}+(?: \d{4})?$/u.test(name);
      items.push({
        name: capital(day ? group : amountOf(name, last?.name)),
        price,
        note: day ? [name, note].filter(Boolean).join(', ') : note,
        group: day ? '' : group,
      });
      spans.push({ start, end: whole });
    } else if (!name && costs && after?.[1]) {
      items.push({ name: capital(after[1].trim()), price, note: '', group: '' });
      spans.push({ start: match.index, end: stop + after[0].length });
    } else if (!name && costs) {
      loose.push(capital(note ? `${price}, ${note}` : price));
      spans.push({ start: match.index, end: whole });
    }
    end = whole;
  }
  return { items: unique(items).slice(0, 60), loose, spans };
}

/** "wildflower honey 12 oz $10, 24 oz $18": the second is honey too. */
function amountOf(name: string, before = ''): string {
  const amount = /^\d+(?:[.,]\d+)? ?(?:oz|g|kg|ml|cl|l|lb|lbs)$/iu;
  const thing = before.replace(/ \d+(?:[.,]\d+)? ?(?:oz|g|kg|ml|cl|l|lb|lbs)$/iu, '');
  return amount.test(name) && thing !== before ? `${thing} ${name}` : name;
}

function lastSentenceStart(text: string, before: number): number {
  let start = 0;
  for (const match of text.slice(0, before).matchAll(/[.!?]\s+(?=[\p{Lu}"“])/gu)) start = match.index + match[0].length;
  return start;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function unique(items: PricedItem[]): PricedItem[] {
  const seen = new Set<string>();
  return items.filter(({ name, price }) => {
    const key = `${name.toLowerCase()} ${price}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
