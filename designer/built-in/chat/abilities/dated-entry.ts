import { withoutEnd } from '../../ends.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ask } from '../ask.ts';
import { sectionsMeant } from '../document/find.ts';
import { isSmall } from '../document/named.ts';
import { cleanValue, withCapital, withoutLeads } from '../message/value.ts';
import { whenIn } from '../message/when.ts';

/** Small words before the name of a thing that is to be added. */
export const LEADS = new Set([
  ...['a', 'an', 'the', 'new', 'another', 'also', 'that'],
  ...['ein', 'eine', 'einen', 'den', 'die', 'das', 'neue', 'neuen', 'neues', 'noch', 'auch'],
  ...['un', 'une', 'le', 'la', 'les', 'nouveau', 'nouvelle', 'una', 'el', 'los', 'las', 'nuevo', 'nueva'],
  ...['um', 'uma', 'o', 'os', 'as', 'novo', 'nova'],
]);

const LISTED: ReadonlySet<string> = new Set(['part.event', 'kind.events']);

type Dated = { title: string; date: string; time: string; place?: string; text?: string };

/** "Add the summer fair on 4 July", "add 30 May The Windmill to the gigs": a date with what stands before or behind it. */
export function datedEntry(ask: Ask): { item: Dated; isDateFirst: boolean } | undefined {
  const { request } = ask;
  const { date, time, start } = whenIn(ask);
  const verb = request.find(['do.add']);
  if (date === '' || !verb) return undefined;
  const quoted = request.quotes.length === 1 ? request.quotes[0] : undefined;
  if (quoted && (request.tokens[quoted.from]?.start ?? 0) < start)
    return {
      item: { title: quoted.text, date, time, ...detailsBehind(ask, Math.max(endOf(ask, date), endOf(ask, time))) },
      isDateFirst: true,
    };
  const colon = request.text.indexOf(': ');
  const begin = colon > 0 && colon < start ? colon + 2 : (request.tokens[verb.to]?.start ?? 0);
  const target = request.senses.findLast(
    ({ concepts, from }) =>
      concepts.some((one) => one === 'mark.to' || one === 'mark.in') &&
      (request.tokens[from]?.start ?? 0) > start &&
      (sectionsMeant(ask.document, request, ask.page, from).length > 0 ||
        request.senses.some((sense) => sense.from > from && sense.concepts.some((one) => LISTED.has(one)))),
  );
  const end = request.tokens[target?.from ?? -1]?.start ?? request.text.length;
  const behind = request.text.slice(start, end).replace(date, '').replace(time, '');
  const said = request.text.slice(begin, Math.max(begin, start));
  const before = titleOf(ask, said);
  const isOneMore = ONE_MORE.test(said) && /^[\s,;:–-]+\p{Lu}/u.test(behind);
  const isBefore = before.length > 2 && !isOneMore && !isKindAlone(ask, before);
  const details =
    isBefore && target === undefined ? detailsBehind(ask, Math.max(endOf(ask, date), endOf(ask, time))) : {};
  const title = isBefore ? before : titleOf(ask, behind);
  if (title.length <= 2 || title.length > 80 || isSentence(ask, title) || hasOrderIn(ask, title)) return undefined;
  return { item: { title, date, time, ...details }, isDateFirst: begin === start };
}

/** "A new walk, 24 May, Ben Venue": the sort of thing, and what it is called stands behind its date. */
const ONE_MORE = /^\s*(?:an?|one|another)(?: (?:new|extra|further|more))? \p{Ll}+[\s,;:–-]*$/u;

const endOf = ({ request: { text } }: Ask, words: string): number =>
  words === '' ? 0 : text.indexOf(words) + words.length;

const LONGEST_PLACE = 60;
/** What stands behind the date and the time of something: where it is, by its capital, and what else is said of it. */
function detailsBehind({ request: { text } }: Ask, from: number): Pick<Dated, 'place' | 'text'> {
  const pieces = text
    .slice(from)
    .split(/[,;]\s|\.\s|\s[–—-]\s/u)
    .map((piece) => cleanValue(piece.replace(/^[\s,.;:–-]+/u, '')))
    .filter((piece) => piece !== '');
  const [first = ''] = pieces;
  const place = first.replace(PREPOSITION, '');
  const isPlace = /^\p{Lu}/u.test(place) && place.length <= LONGEST_PLACE && !/\p{Sc}|\d{2}/u.test(place);
  const others = isPlace ? pieces.slice(1) : pieces;
  return { ...(isPlace && { place }), ...(others.length > 0 && { text: others.map(withCapital).join('. ') }) };
}
const PREPOSITION =
  /^(?:in|at|im|in der|am|à la|à|au|en el|en la|en|no|na|em|al|alla|nel|nella|in het|in de|w|we|på|i|ved)\s(?:the\s)?(?=\p{Lu})/iu;

function titleOf({ request }: Ask, words: string): string {
  const clean = cleanValue(words).replace(/^[\s,;:–-]+/u, '');
  const kept = (/^\p{Lu}/u.test(clean) ? clean : withoutLeads(clean, LEADS)).split(/\s/u);
  const isIdle = (word = '') => isSmall(withoutEnd(word.toLowerCase(), /\W/u), vocabularyOf(request.language));
  while (kept.length > 0 && isIdle(kept.at(-1))) kept.pop();
  return withCapital(withoutEnd(cleanValue(kept.join(' ')), /[,;\s]/u));
}

/** "A date", in "add a date, April 11, Crawfish Hall": what kind of thing is added, and not what it is called. */
export function isKindAlone({ request }: Ask, name: string): boolean {
  if (ONE_MORE.test(name)) return true;
  const kind = withoutLeads(name, LEADS).toLowerCase();
  // "Open Day" is what it is called as well.
  if (kind.includes(' ')) return false;
  return request.senses.some(
    ({ concepts, from, to }) =>
      concepts.some((one) => LISTED.has(one)) && request.between(from, to).toLowerCase() === kind,
  );
}

/** Whether a name holds a word that orders something: then it is no name. */
export function hasOrderIn({ request }: Ask, name: string): boolean {
  const words = new Set(tokensOf(name).map(({ text }) => text));
  return request.senses.some(
    ({ concepts, from, to }) =>
      concepts.some((one) => /^do\.(?:change|move|remove|can|close|rename|swap)$/u.test(one)) &&
      request.tokens.slice(from, to).every(({ text }) => words.has(text)),
  );
}

/** Whether a name that was not quoted says more than a name does. */
export function isSentence({ request }: Ask, name: string): boolean {
  if (request.quotes.some(({ text }) => text === name)) return false;
  const words = tokensOf(name).map(({ text }) => text);
  const { copulas, first, costs } = vocabularyOf(request.language);
  const told = [copulas, first, costs].flatMap((list) => list.split(/, |\//u));
  return told.some((one) => words.includes(one)) || words.length > 12;
}
