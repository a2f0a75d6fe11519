import { dateIn } from './dates.ts';
import type { Span } from './span.ts';

/** A thing that happens on a day: `date` as documents write it (`2026-12-05`, or words when no year is said). */
export type DatedEvent = { date: string; time: string; title: string; price: string };

const TIME = /^(?:at |um |à |a las |às |from |ab )?(\d{1,2}(?:[:.h]\d{2}| ?(?:am|pm)| Uhr| ?h)(?: ?(?:am|pm|Uhr))?)$/iu;
const PRICE =
  /^(?:(?:tickets?|entry|entrance|admission|eintritt|karten|entrée|entrada|bilhetes?|entradas):? )?(?:(?:from|ab|dès|desde) )?(?:(?:[€£$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|\$|euros?|pounds|dollars|kr|CHF))(?: ?\/ ?[€£$]?\d[\d.,]*(?: ?€)?(?: \p{L}+)?)?|free|frei|gratis|gratuit|entrada livre)$/iu;
const LEAD = /^[\s,:;–—-]+|[\s,:;–—(-]+$/gu;

/** Ends of pieces: a semicolon, a line, a full stop; not that of "14. Februar". */
const END =
  /[;\n|!]+|,(?=\s*\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:de\s+)?(?:jan|feb|fév|mar|mär|apr|abr|avr|may|mai|jun|jul|juin|juil|aug|août|ago|sep|set|oct|okt|out|nov|dec|dez|déc|dic)\p{L}*(?!\p{L}))|\.(?:\s+|$)(?!(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*(?!\p{L}))/giu;

function piecesOf(text: string): { text: string; at: number }[] {
  const pieces: { text: string; at: number }[] = [];
  let at = 0;
  for (const match of text.matchAll(END)) {
    pieces.push({ text: text.slice(at, match.index), at });
    at = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(at), at }];
}

/** Everything that a piece of text says about one event, after its date is taken out. */
function eventFrom(date: string, rest: string): DatedEvent | undefined {
  const event: DatedEvent = { date, time: '', title: '', price: '' };
  for (const raw of rest.split(/,(?!\d)|\s[–—-]\s|:\s/u)) {
    const part = raw.replace(LEAD, '').trim();
    if (!part) continue;
    const time = TIME.exec(part)?.[1];
    if (time && !event.time) event.time = time;
    else if (PRICE.test(part) && !event.price) event.price = part.replace(/^(?:tickets?|eintritt|karten):? /iu, '');
    else if (!event.title && /\p{L}{3}/u.test(part) && part.length <= 110) event.title = part;
    else return undefined;
  }
  const inTitle = /^(.*?)\s+(?:at |um |à |a las |às )?(\d{1,2}[:.h]\d{2}(?: ?(?:am|pm|Uhr))?)$/iu.exec(event.title);
  if (inTitle?.[1] && !event.time) Object.assign(event, { title: inTitle[1], time: inTitle[2] ?? '' });
  return event.title && /^[\p{Lu}\d"“„«]/u.test(event.title) ? event : undefined;
}

/**
 * Events as people list them: "5 December 2026 Ella Marsh Trio, £12", "14. Februar 2027: Lesung, 8 €; …",
 * "Big Band Night on 12 December, 19:30". A date alone, or one inside a sentence, is no event.
 */
export function readEvents(text: string): { events: DatedEvent[]; spans: Span[] } {
  const events: DatedEvent[] = [];
  const spans: Span[] = [];
  for (const piece of piecesOf(text)) {
    const label = /^\s*[\p{Lu}][\p{L} ]{2,24}:\s+/u.exec(piece.text)?.[0] ?? '';
    const words = piece.text.slice(label.length);
    const found = dateIn(words);
    if (!found) continue;
    const at = words.indexOf(found.words);
    const before = words.slice(0, at).replace(/(?:\s(?:on|am|le|el|a|em|no dia))?[\s,:–—-]*$/iu, '');
    // Title before the date or after it, never on both sides: that is a sentence.
    const after = words.slice(at + found.words.length);
    const named = before.replace(LEAD, '').trim();
    const event = named === '' ? eventFrom(found.date, after) : eventFrom(found.date, `${named}, ${after}`);
    if (!event || (named !== '' && !/^\p{Lu}/u.test(named)) || event.title.split(' ').length > 9) continue;
    if (/\b(?:since|founded|opened|born|closed|from|until|till|we|i|wir|nous)\b/iu.test(`${named} ${event.title}`))
      continue;
    events.push(event);
    const start = piece.at + label.length;
    spans.push({ start, end: piece.at + piece.text.trimEnd().length });
  }
  return { events: events.slice(0, 40), spans };
}
