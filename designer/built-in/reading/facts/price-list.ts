import { placesOf } from '../vocabulary/index.ts';
import { fixed } from './found-phrases.ts';
import { startOf as startOfAmount } from './money.ts';
import { IF, nameIn, speaks } from './names.ts';
import { numberAt, wordedNumberAt } from './numbers.ts';
import {
  hasPhrase,
  isGlued,
  isLoose,
  joinLists,
  listsOf,
  markAt,
  phraseAt,
  type Source,
  type Stretch,
} from './source.ts';

/** An entry of a list: its thing, all that it costs as said, what more is said of it, and all of the sentence that says so. */
export type Listed = { name: Stretch; price: Stretch | null; rest: Stretch | null; whole: Stretch };

/** Longer things are clauses. */
const LONGEST_NAME = 9;
const LONGEST_UNPRICED = 6;
/** So many words behind an amount belong to it: "195 kr i timmen", "$160 a ute load". */
const LONGEST_UNIT = 5;

type Part = Stretch & { price: Stretch | null };

/**
 * A sentence that is nothing but a list of prices: parts between commas, or between the "and" of two prices, each a thing and its
 * amount. A part that begins with an amount goes on with the price before: "Entry is £6 for adults, £3 for children, tea £2". Null
 * where one part may be anything else, so that a sentence is read whole or not at all. Linear in the sentence's length.
 */
export function pricedList(source: Source, body: Stretch, money: readonly Stretch[], marks: string): Listed[] | null {
  // "New zips (trousers £16, jackets £29)": a list within the list.
  if (money.some((price) => hasMark(source, price, ','))) return null;
  const parts = partsOf(source, body, money, marks);
  const last = parts.at(-1);
  const unpriced = parts.findIndex(({ price }) => price !== null);
  // "…, all without fabric": what is said of all of them.
  const isSaidOfAll = last?.price === null && unpriced < 2;
  const list: Listed[] = [];
  for (const [at, part] of (isSaidOfAll ? parts.slice(0, -1) : parts).entries()) {
    const entry = list.at(-1);
    const isMore = part.price !== null && part.price.from === startOf(source, part);
    if (isMore && entry?.price) {
      if (entry.rest || entry.price.to === entry.name.from) return null;
      entry.price.to = entry.whole.to = endOf(source, part);
      if (isPluralDoing(source, entry.name.to - 1)) entry.name.to -= 1;
      if (tellsMore(source, { from: part.price?.to ?? part.to, to: part.to })) return null;
      continue;
    }
    // Things without a price are entries where the list begins with several of them.
    if (!part.price && unpriced < 2) return null;
    const next = part.price ? entryOf(source, part, part.price, at === 0) : thingOf(source, part, at === 0);
    if (!next) return null;
    list.push(next);
  }
  // "… €20 a year and if you haven't it, nobody will ask": a sentence goes on behind the last price.
  if (isSaidOfAll && phraseAt(source, list.at(-1)?.rest?.from ?? body.to, IF) > 0) return null;
  const isList = list.filter(({ price }) => price !== null).length > 1 || (list[0] && isPricedTwice(source, list[0]));
  return isList ? list : null;
}

/** "Carts run £34 small and £46 large", and not "dog run". */
const isPluralDoing = ({ tokens }: Source, index: number): boolean =>
  tokens[index]?.text === 'run' && /[^s]s$/.test(tokens[index - 1]?.text ?? '');

/** "The day boat is £140 midweek, £185 at weekends", and not "Reckon £40 for a chair, £50 for a bench". */
function isPricedTwice(source: Source, { name, price, whole }: Listed): boolean {
  const isThing = name.to - name.from > 1 || whole.from < name.from || name.to !== price?.from;
  return isThing && price !== null && (hasMark(source, price, ',') || hasPhrase(source, price, source.words.and));
}

const hasMark = (source: Source, { from, to }: Stretch, marks: string): boolean =>
  source.tokens.slice(from, to).some((_, at) => markAt(source, from + at, marks) && !isGlued(source, from + at + 1));

/** Where a thing begins behind "we offer" or what is done with it: "We bake loaves for 6.50". */
export function thingStart(source: Source, { from, to }: Stretch): number {
  let start = from;
  for (let index = from; index < to; index += 1) {
    const offering = phraseAt(source, index, source.words.offering);
    if (offering) start = index + offering;
  }
  const doer = phraseAt(source, start, source.words.first);
  return doer ? start + doer + 1 : start;
}

const small = listsOf(({ and, or }) => [and, or]);

/** Behind the marks and the "and" that part it from the one before. */
function startOf(source: Source, { from, to }: Stretch): number {
  let start = from;
  for (let length = 1; length > 0 && start < to; start += length)
    length = markAt(source, start, '.,;:–-،؛') ? 1 : phraseAt(source, start, small(source));
  return start;
}

function endOf(source: Source, { from, to }: Stretch): number {
  let end = to;
  while (end > from && markAt(source, end - 1, ',;.!،؛。') && !isCode(source, end)) end -= 1;
  return end;
}

/** "250 kr.": its stop may belong to the word. */
const isCode = (source: Source, end: number) => markAt(source, end - 1, '.') && !isGlued(source, end - 1);

function partsOf(source: Source, body: Stretch, money: readonly Stretch[], marks: string): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let part: Part = { ...body, price: null };
  const close = (to: number, next: number) => {
    if (endOf(source, { from: part.from, to }) > startOf(source, { from: part.from, to })) parts.push({ ...part, to });
    part = { from: next, to: body.to, price: null };
  };
  for (let index = body.from; index < body.to; index += 1) {
    const price = money.find(({ from }) => from === index);
    if (price && part.price) return [];
    if (price) {
      part.price = { ...price };
      index = price.to - 1;
      continue;
    }
    depth += markAt(source, index, '(') ? 1 : markAt(source, index, ')') ? -1 : 0;
    if (depth > 0) continue;
    if (markAt(source, index, marks) && !isGlued(source, index + 1)) close(index, index + 1);
    else if (
      part.price &&
      phraseAt(source, index, source.words.and) &&
      hasMoney(money, index, nextMark(source, index, body, marks))
    )
      close(index, index);
  }
  close(body.to, body.to);
  return parts.map((one) => (one.price ? one : withBare(source, one, money.length > 1)));
}

const hasMoney = (money: readonly Stretch[], from: number, to: number) =>
  money.some((price) => price.from >= from && price.from < to);

function nextMark(source: Source, from: number, { to }: Stretch, marks: string): number {
  let index = from;
  while (index < to && !(markAt(source, index, marks) && !isGlued(source, index + 1))) index += 1;
  return index;
}

const before = listsOf(({ copulas, costs }) => [copulas, costs]);
/** Before a number that is none of money: "up to 12", "for 8". */
const measuring = listsOf(({ until, from, per, placePrepositions, since }) => [
  until,
  from,
  per,
  placePrepositions,
  since,
]);

/** "… is 120 dollars, hourly is 180", "165 euros, 120 for children": the one number of a part in which a price stands. */
function withBare(source: Source, part: Part, isSure: boolean): Part {
  const start = startOf(source, part);
  const isTold = (at: number) => [1, 2, 3].some((back) => phraseAt(source, at - back, before(source)) === back);
  const numbers = source.tokens
    .slice(start, part.to)
    .flatMap(({ kind }, index) => (kind === 'number' ? [start + index] : []));
  const at = numbers.find((one) => one === start || isTold(one)) ?? numbers.at(-1) ?? -1;
  const number = numberAt(source, at);
  if (!number || number.decimals > 0 || isGlued(source, at)) return part;
  const isPer = phraseAt(source, number.to, source.words.per) > 0;
  // "Bouquets from 185, elopements $425".
  const from = isSure ? startOfAmount(source, at) : at;
  const isEnd = number.to === endOf(source, part) && (from < at || !phraseAt(source, at - 1, measuring(source)));
  const isOnly = !source.tokens.slice(number.to, part.to).some(({ kind }) => kind === 'number');
  const isPrice = at === start || (isOnly && (isPer || (isEnd && (isTold(at) || isSure))));
  return isPrice ? { ...part, price: { from, to: number.to } } : part;
}

function entryOf(source: Source, part: Part, price: Stretch, isFirst: boolean): Listed | null {
  const whole = { from: startOf(source, part), to: endOf(source, part) };
  const tail = { from: markAt(source, price.to, ')') ? price.to + 1 : price.to, to: whole.to };
  const from = isFirst ? thingStart(source, { from: whole.from, to: price.from }) : whole.from;
  const measured = measureIn(source, { from, to: price.from });
  if (measured) price.from = measured;
  const lead = { from, to: price.from };
  const isInBracket = markAt(source, price.from - 1, '(');
  const name = price.from > whole.from ? nameOf(source, lead, isFirst) : null;
  if (!name) return bareEntry(source, price, whole);
  if (!isThing(source, name, LONGEST_NAME, isFirst) || phraseAt(source, name.to, source.words.and) > 0) return null;
  if (tellsMore(source, tail)) return null;
  const isApart = markAt(source, tail.from, '(,–-:;') || startsMore(source, tail.from) > 0;
  const isUnit = !isInBracket && !isApart && tail.to - tail.from <= LONGEST_UNIT;
  const rest = isUnit ? null : restOf(source, tail);
  return {
    name,
    price: { from: price.from, to: isUnit ? tail.to : price.to },
    rest: rest && rest.to > rest.from ? rest : null,
    whole,
  };
}

/** What is said behind a price, to its end: "plus the fees of the minister and so on". */
function restOf(source: Source, { from, to }: Stretch): Stretch {
  let start = from;
  for (let skip = 1; skip > 0 && start < to; start += skip)
    skip = isLoose(source, start) || markAt(source, start, '(') ? 1 : startsMore(source, start);
  const isOpen = source.tokens.slice(start, to).some(({ text }) => text === '(');
  let end = to;
  while (end > start && (isLoose(source, end - 1) || (!isOpen && markAt(source, end - 1, ')')))) end -= 1;
  return { from: start, to: end };
}

/** "… and includes lunch", "but not in March" begin more, and "£45 plus the train" goes on. */
export const startsMore = (source: Source, index: number): number =>
  phraseAt(source, index, PLUS) ? 0 : phraseAt(source, index, joinLists(source.words.and, source.words.but));
const PLUS = fixed('plus, &, as well as');

/** "The course is 8 weeks for $80": where what it is begins, which its price is for; 0 where nothing is said of it. */
function measureIn(source: Source, { from, to }: Stretch): number {
  for (let index = from + 1; index < to; index += 1) {
    const at = index + phraseAt(source, index, source.words.copulas);
    if (at > index && at < to && to - at < 5 && (numberAt(source, at) ?? wordedNumberAt(source, at))) return at;
  }
  return 0;
}

/** "£55 a flue": what an amount at the very beginning is for names it. */
function bareEntry(source: Source, { from, to }: Stretch, whole: Stretch): Listed | null {
  let at = from;
  while (at < to && !phraseAt(source, at, ARTICLE)) at += 1;
  return at > from && at < to - 1 && to === whole.to
    ? { name: { from: at, to }, price: { from, to: at }, rest: null, whole }
    : null;
}

const ARTICLE = fixed('a, an, une, uno, una, eine, einen, een, et, ett');

function thingOf(source: Source, part: Part, isFirst: boolean): Listed | null {
  const whole = { from: startOf(source, part), to: endOf(source, part) };
  const from = isFirst ? thingStart(source, whole) : whole.from;
  const name = nameIn(source, { from, to: whole.to }, false);
  return isThing(source, name, LONGEST_UNPRICED, true) ? { name, price: null, rest: null, whole } : null;
}

/** The thing without articles, but "one hour" and "the one of the child" with theirs. */
function nameOf(source: Source, lead: Stretch, isFirst: boolean): Stretch {
  const { words, tokens } = source;
  const name = nameIn(source, lead, true);
  const at = name.from - 1;
  const isArticle = at >= lead.from && phraseAt(source, at, words.articles) > 0;
  const isEach = at >= lead.from && phraseAt(source, at, words.every) > 0;
  const isKept =
    placesOf(words.numbers).at(tokens, at) || (!isFirst && phraseAt(source, name.from, words.placePrepositions));
  const to = markAt(source, name.to, '.') && isGlued(source, name.to) && name.to < lead.to ? name.to + 1 : name.to;
  return { from: isEach || (isArticle && isKept) ? at : name.from, to };
}

function isThing(source: Source, name: Stretch, most: number, isFirst: boolean): boolean {
  const { relative, placePrepositions, since, called, costs } = source.words;
  const words = source.tokens.slice(name.from, name.to).filter(({ kind }) => kind === 'word').length;
  const start = phraseAt(source, name.from, isFirst ? joinLists(relative, placePrepositions) : relative);
  return (
    words > 0 &&
    words <= most &&
    !start &&
    !tellsMore(source, name) &&
    !hasPhrase(source, name, joinLists(since, called, costs))
  );
}

const telling = listsOf(({ first, copulas, offering, weAre }) => [first, copulas, offering, weAre]);

/** Whether somebody does or is something in a stretch: then it is a clause of its own. */
const tellsMore = (source: Source, stretch: Stretch): boolean =>
  hasPhrase(source, stretch, telling(source)) || speaks(source, stretch);
