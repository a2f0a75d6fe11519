import type { Clause } from '../reading.ts';
import { atomsIn, type Atom, type AtomOf } from './atoms.ts';
import { weekdays } from '#site/model/weekdays.ts';
import { isName, nameIn, isProse } from './names.ts';
import { bodyOf } from './pieces.ts';
import { fixed } from './found-phrases.ts';
import { pricedList, startsMore, thingStart } from './price-list.ts';
import { isCount, saidOfThing } from './said-of-thing.ts';
import {
  endsLine,
  hasPhrase,
  isGlued,
  isLoose,
  joinLists,
  markAt,
  phraseAt,
  said,
  stretchOf,
  type Source,
  type Stretch,
} from './source.ts';

/**
 * A price with its unit and its sizes, and the name that it belongs to; `rest` says more of the thing. Of a list that a sentence says
 * `whole` is all that speaks of the thing, and one may have no price.
 */
export type Priced = { price: Stretch | null; name: Stretch | null; rest: Stretch | null; whole?: Stretch };
type Found = Priced & { price: Stretch };

/** The prices of a clause, each with the thing before or after it. */
export function pricedIn(source: Source, clause: Clause, atoms: readonly Atom[]): Priced[] {
  const value = bodyOf(source, clause);
  const ofValue = moneyIn(source, value, atoms);
  // "Fee: £8 kitten, £6 adult": each price has its own thing behind it.
  const isListOfOwn =
    ofValue.length > 1 && ofValue[0]?.from === value.from && haveThingsBehind(source, ofValue, value.to);
  const isOfLabel = ofValue[0]?.from === value.from && !isListOfOwn;
  const body = upToContact(source, isOfLabel ? stretchOf(source, clause.span) : value, atoms);
  const isSentence = isProse(source, clause);
  const money = moneyIn(source, body, atoms);
  const [first] = money;
  if (!first) return [];
  const lead = nameIn(source, { from: body.from, to: first.from }, isSentence);
  // "£11 drop in, £50 for 5": the last may say of itself what it is for.
  const isPriceFirst = lead.to <= lead.from && haveThingsBehind(source, money, body.to);
  const isThingsFirst = lead.to > lead.from && !hasText(source, { from: money.at(-1)?.to ?? body.to, to: body.to });
  const isRun = money
    .slice(1)
    .every(({ from }, index) => !hasSeparator(source, { from: money[index]?.to ?? from, to: from }));
  const others = inBody(source, body, atoms).filter(({ kind }) => kind !== 'money');
  // "Aneroid, cleaned, £78; barograph, £145": stronger marks part the things.
  const marks =
    money.length > 1 && money.slice(1).every(({ from }, index) => hasMark(source, money[index]?.to ?? from, from, ';'))
      ? ';'
      : ',;:،';
  const list = isSentence || clause.form !== 'labelled' ? pricedList(source, body, money, marks) : null;
  const isAppointment = (part: Stretch) => tellsDay(others.filter(({ from, to }) => from < part.to && part.from < to));
  if (list && !list.some(({ whole, price }) => price && isAppointment(whole))) return list;
  const isTimed = ({ name }: Priced) => {
    const inName = others.filter(({ from, to }) => name && from < name.to && name.from < to);
    // "The evening class on Thursdays is £12": a day alone tells which it is.
    if (isSentence && inName.every(({ kind, from }) => kind === 'days' && name && from > name.from)) return false;
    return isSentence || inName.some(({ kind, from }) => kind !== 'days' && from === name?.from)
      ? inName.some(isTime)
      : tellsTime(inName);
  };
  return money
    .map((price, index): Found => {
      const last = money[index - 1];
      const before = { from: last ? asideEnd(source, last, price.from) : body.from, to: price.from };
      const after = { from: price.to, to: money[index + 1]?.from ?? body.to };
      if (isPriceFirst) {
        const name = nameAfter(source, after, isSentence || isListOfOwn);
        const isEnd = isListOfOwn && index === money.length - 1;
        return { price, name, rest: isEnd ? remark(source, { from: name?.to ?? after.from, to: after.to }) : null };
      }
      const named = nameBefore(source, before, isSentence, marks);
      const isRunIn =
        isRun &&
        !isThingsFirst &&
        money.length > 1 &&
        index === 0 &&
        named !== null &&
        named.name.to - named.name.from > 2;
      const isLast = index === money.length - 1;
      const isOnly = money.length === 1;
      const isPlain = !others.some(({ from, to }) => from < after.to && after.from < to);
      const told = { from: price.to, to: isLast ? after.to : asideEnd(source, price, after.to) };
      const more = !isSentence ? remark(source, told) : isOnly && isPlain && toldOnly(source, after);
      if (named && !isRunIn) return { price, name: named.name, rest: named.rest ?? (more || null) };
      return { price, name: isSentence || money.length === 1 ? nameFor(source, price, after) : null, rest: null };
    })
    .map((priced) => (priced.name ? priced : withoutUnit(source, priced, body)))
    .map((priced) => (isTimed(priced) ? { price: priced.price, name: null, rest: null } : priced));
}

/** "Strings £25, Colin Aldous 01632 960417": without the part with a way to get in touch that stands behind all prices. */
function upToContact(source: Source, body: Stretch, atoms: readonly Atom[]): Stretch {
  const all = inBody(source, body, atoms);
  const last = all.findLast(({ kind }) => kind === 'money');
  const contact = last && all.find(({ kind, from }) => kind === 'contact' && from >= last.to);
  if (!last || !contact) return body;
  let to = contact.from;
  while (to > last.to && !markAt(source, to, ',;.–|(')) to -= 1;
  return { from: body.from, to: markAt(source, to, ',;.–|(') ? to : contact.from };
}

/** "7 days" and "a weekend" are lengths of time where they cost something. */
const isTime = (atom: Atom) =>
  atom.kind !== 'days' || ![weekdays.join(), weekdays.slice(5).join()].includes(atom.value.days.join());

/** Whether a name is an appointment: "Yoga Mondays 10.30", and not "Saturday group" or "Lesson, 1 hour". */
const tellsTime = (atoms: readonly Atom[]) =>
  atoms.some(({ kind }) => kind === 'date' || kind === 'range' || kind === 'contact') ||
  (atoms.some(({ kind }) => kind === 'days') && atoms.some((atom) => atom.kind === 'clock' && atom.value.isMarked));

/** "Saturday group 10–12", and not "children 6–12" or "locked out at night". */
const tellsDay = (atoms: readonly Atom[]) =>
  tellsTime(atoms.filter((atom) => atom.kind !== 'range' || atom.value.isMarked)) ||
  (atoms.some(({ kind }) => kind === 'days') && atoms.some(({ kind }) => kind === 'range'));

/** Prices of one thing in several sizes stand together: "small £3 / large £4", "(small £3, large £4)". */
function moneyIn(source: Source, body: Stretch, atoms: readonly Atom[]): Stretch[] {
  const money = inBody(source, body, atoms).filter(
    (atom): atom is AtomOf<'money'> => atom.kind === 'money' && !isTakenOff(source, atom),
  );
  const joined: Stretch[] = [];
  for (const { from, to, value } of money) {
    const last = joined.at(-1);
    const isCounted = source.tokens[to + 1]?.kind === 'number';
    const isSize = !isCounted && money.some((next) => next.from === value.unit?.to && markAt(source, to, '/'));
    const end = value.unit && value.unit.to <= body.to && !isSize ? value.unit.to : to;
    const between = last ? { from: last.to, to: from } : null;
    if (last && between && isSameThing(source, between, last.from, body.from)) {
      last.to = markAt(source, from - 1, '/') ? wordsFrom(source, end, body.to) : end;
      last.from = sizeStart(source, last.from, body.from);
    } else joined.push({ from: markAt(source, from - 1, '+') && isGlued(source, from) ? from - 1 : from, to: end });
  }
  return joined;
}

/** "€15 off any service", "10 € de moins": nothing costs so much. */
const OFF = fixed(
  'off, discount, rabatt, nachlass, weniger, günstiger, ermäßigung, de moins, de remise, de réduction, de rabais, menos, de descuento, de desconto, di sconto, in meno, korting, zniżki, taniej, rabat, billigare, billigere, indirim, 引き, 割引, 値引き',
);
const isTakenOff = (source: Source, { to }: Stretch): boolean => phraseAt(source, to, OFF) > 0;

const inBody = (source: Source, body: Stretch, atoms: readonly Atom[]) =>
  atomsIn(atoms, source, said(source, body).span);

function isSameThing(source: Source, { from, to }: Stretch, first: number, start: number) {
  // "$25/2hrs $45/day"
  if (to === from) return true;
  if (to - from > 4) return false;
  const hasSlash = markAt(source, from, '/|');
  // "Tickets $12 advance / $15 door".
  const isOfEach = to - from > 1 && markAt(source, to - 1, '/') && first > start && word(source, first - 1);
  if (isOfEach && wordsFrom(source, from, to) === to - 1) return true;
  const isSize = to - from === 1 || phraseAt(source, from + 1, SIZES) === to - from - 1;
  return (hasSlash && isSize) || (bracketBefore(source, first, start) >= 0 && !hasMark(source, from, to, ')('));
}

const word = (source: Source, index: number) => source.tokens[index]?.kind === 'word';
function wordsFrom(source: Source, from: number, end: number): number {
  let to = from;
  while (to < end && to - from < 3 && word(source, to)) to += 1;
  return to;
}

const hasMark = (source: Source, from: number, to: number, marks: string) => {
  for (let index = from; index < to; index += 1) if (markAt(source, index, marks)) return true;
  return false;
};

/** An open bracket a few words before; -1 where there is none. */
const bracketBefore = (source: Source, at: number, start: number) => {
  for (let index = at - 1; index >= start && index > at - 6; index -= 1)
    if (markAt(source, index, ')(')) return markAt(source, index, '(') ? index : -1;
  return -1;
};

const SIZES = fixed(
  'small, medium, large, regular, half, full, single, double, short, tall, s, m, l, kids, adult, adults, child, children, klein, kleine, kleiner, groß, große, großer, mittel, petit, petite, grand, grande, moyen, pequeño, mediano, pequeno, médio, piccolo, medio, groot, mały, duży, średni, liten, stor, lille, mellem',
);

/** The size before the first of several prices belongs to them: "(small £3 …", "small £3 / …" after another word. */
function sizeStart(source: Source, at: number, start: number) {
  const bracket = bracketBefore(source, at, start);
  if (bracket >= 0) return bracket + 1;
  return phraseAt(source, at - 1, SIZES) && at - 1 > start ? at - 1 : at;
}

/** Whether a mark or a small word parts two things. */
function hasSeparator(source: Source, { from, to }: Stretch) {
  for (let index = from; index < to; index += 1)
    if (source.tokens[index]?.kind === 'mark' || endsLine(source, index) || phraseAt(source, index, source.words.and))
      return true;
  return false;
}

const hasText = (source: Source, { from, to }: Stretch) =>
  source.tokens.slice(from, to).some(({ kind }) => kind === 'word');

/** Each price with a thing behind it, and none before it: "£8 kitten, £6 adult", not "£8 kitten, adult cat £6 a day". */
const haveThingsBehind = (source: Source, money: readonly Stretch[], end: number): boolean =>
  money.every((price, index) => {
    const last = money[index - 1];
    const isFirstOfPart =
      !last ||
      markAt(source, price.from - 1, ',;.&/|،') ||
      phraseAt(source, price.from - 1, source.words.and) > 0 ||
      !hasSeparator(source, { from: last.to, to: price.from });
    const isEnd = index > 0 && index === money.length - 1;
    return (
      isFirstOfPart &&
      (hasThing(source, price, money[index + 1]?.from ?? end) || (isEnd && hasPhrase(source, price, source.words.per)))
    );
  });

/** Whether a price has its thing behind it, or said as what it is for: "£0 for cats over ten". */
function hasThing(source: Source, price: Stretch, next: number): boolean {
  if (hasText(source, { from: price.to, to: next })) return true;
  let at = price.from + 1;
  while (at < price.to && !phraseAt(source, at, FOR)) at += 1;
  return at < price.to && !phraseAt(source, at + 1, INDEFINITE) && !isCount(source, at + 1);
}

export const FOR = fixed('for, für, pour, para, per, voor, för, za, por');

/** The thing before a price, in a sentence its last part between commas; what follows a dash or colon says more of it. */
function nameBefore(
  source: Source,
  stretch: Stretch,
  isSentence: boolean,
  marks: string,
): { name: Stretch; rest: Stretch | null } | null {
  const { thing, aside } = isSentence ? lastPart(source, stretch, marks) : { thing: stretch, aside: null };
  const from = isSentence ? thingStart(source, thing) : thing.from;
  const name = nameIn(source, { from: Math.min(from, thing.to), to: thing.to }, isSentence);
  if (name.to <= name.from) return null;
  const told = isSentence ? saidOfThing(source, name) : null;
  if (told) return isName(source, told.name, 7, true) ? told : null;
  if (aside) return isName(source, name, 7, true) ? { name, rest: aside } : null;
  const cut = isSentence ? -1 : breakIn(source, name);
  // "Lesson 50 min. – £30": a stop before a price belongs to its word.
  const isShortened =
    name.to < stretch.to &&
    markAt(source, name.to, '.') &&
    isGlued(source, name.to) &&
    !markAt(source, name.to + 1, '.');
  const short = cut > 0 ? { from: name.from, to: cut } : { from: name.from, to: name.to + (isShortened ? 1 : 0) };
  const rest = cut > 0 ? nameIn(source, { from: cut + 1, to: name.to }, false) : null;
  if (!isName(source, short, isSentence ? 7 : 14, isSentence)) return null;
  return { name: short, rest: rest && rest.to > rest.from ? rest : null };
}

/**
 * What stands behind the last of a sentence's marks; before it, where nothing but "costs" is left there: "The night walk, with
 * cocoa, is £30" has an aside between two marks.
 */
function lastPart(source: Source, { from, to }: Stretch, marks: string): { thing: Stretch; aside: Stretch | null } {
  let starts = [from];
  let depth = 0;
  for (let index = from; index < to; index += 1) {
    if (markAt(source, index, '.!?') && !isGlued(source, index + 1)) starts = [index + 1];
    else if (markAt(source, index, '()')) depth += source.tokens[index]?.text === '(' ? 1 : -1;
    else if (depth <= 0 && markAt(source, index, marks) && !isGlued(source, index + 1)) starts.push(index + 1);
  }
  while (starts.length > 1 && !hasText(source, { from: starts.at(-1) ?? to, to })) starts.pop();
  const [before, aside, last] = [starts.at(-3), starts.at(-2), starts.at(-1) ?? from];
  const left = nameIn(source, { from: last, to }, true);
  if (before === undefined || aside === undefined || left.to > left.from || !isLoose(source, aside - 1))
    return { thing: { from: last, to }, aside: null };
  return { thing: { from: before, to: aside - 1 }, aside: nameIn(source, { from: aside, to: last - 1 }, false) };
}

/** "…, takes three hours", "… and includes lunch": what a sentence with one price says more of its thing. */
function toldOnly(source: Source, { from, to }: Stretch): Stretch | null {
  let start = from;
  for (let length = 1; length > 0 && start < to; start += length)
    length = markAt(source, start, ',–-') ? 1 : startsMore(source, start);
  const rest = nameIn(source, { from: start, to }, false);
  const words = source.tokens.slice(rest.from, rest.to).filter(({ kind }) => kind === 'word').length;
  const isMore = start > from && words > 1 && words <= LONGEST_REMARK && !hasMark(source, rest.from, rest.to, '.!?;');
  return isMore && !hasPhrase(source, rest, source.words.offering) ? rest : null;
}

/** Longer ones are sentences of their own. */
const LONGEST_REMARK = 14;

/** A dash with spaces, a colon or a bracket between a name and what it is. */
export function breakIn(source: Source, { from, to }: Stretch) {
  for (let index = from + 1; index < to - 1; index += 1) {
    if (
      // "First meeting (with coffee), 60 minutes": the name goes on behind its brackets.
      (markAt(source, index, '(') && !hasMark(source, index, to - 1, ')')) ||
      (markAt(source, index, ':') && !isGlued(source, index + 1)) ||
      (markAt(source, index, '–-') && !isGlued(source, index)) ||
      (markAt(source, index, '–-:') && hasTab(source, index))
    )
      return index;
  }
  return -1;
}
const hasTab = ({ text, tokens }: Source, index: number) =>
  text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start).includes('\t');

/** After a price that comes first: to the end of the part. */
function nameAfter(source: Source, stretch: Stretch, isSentence: boolean): Stretch | null {
  let { to } = stretch;
  // "28 dollars, kids are 15": another thing begins.
  if (markAt(source, stretch.from, ',')) return null;
  for (let index = stretch.from + 1; index < to; index += 1) if (endsPart(source, index, isSentence)) to = index;
  const lead = nameIn(source, { from: stretch.from, to }, true);
  const per = phraseAt(source, lead.from, source.words.per);
  const name = nameIn(source, { from: lead.from + per, to }, true);
  return name.to > name.from && isName(source, name, 8, isSentence) ? ofEach(source, name) : null;
}

/** "$55 per person": what it is for is each of them, and without that word none. */
const ofEach = (source: Source, name: Stretch): Stretch =>
  EACH.test(source.tokens[name.from - 1]?.text ?? '') ? { from: name.from - 1, to: name.to } : name;
const EACH = /^(?:per|pro|par|por)$/;

const endsPart = (source: Source, index: number, isSentence: boolean) =>
  (markAt(source, index, isSentence ? ',;.!?،' : ';') && !isGlued(source, index + 1)) ||
  (isSentence && phraseAt(source, index, source.words.and) > 0);

/** "£90 for the home visit": the thing stands after the price. */
function nameFor(source: Source, price: Stretch, after: Stretch): Stretch | null {
  const { per, relative, and } = source.words;
  const at = phraseAt(source, after.from, per);
  if (!at || phraseAt(source, after.from + at, INDEFINITE) || isCount(source, after.from + at)) return null;
  let to = after.from + at;
  while (to < after.to && source.tokens[to]?.kind !== 'mark' && !phraseAt(source, to, joinLists(relative, and)))
    to += 1;
  const name = nameIn(source, { from: after.from + at, to }, true);
  return price.to <= name.from && name.to > name.from && isName(source, name, 6, true) ? name : null;
}

/** After "for" these begin a measure ("for a week"), not a thing. */
const INDEFINITE = fixed('a, an, one, ein, eine, einen, einer, un, une, una, uno, um, uma, een, en, ett, et');

/** "£90 for the home visit" was read with its unit: without another thing the unit names it. */
function withoutUnit(source: Source, { price, rest }: Found, body: Stretch): Found {
  const { per, placePrepositions } = source.words;
  // "Morning class (3 h): $550 per person": the thing stands before it.
  if (markAt(source, price.from - 1, ':')) return { price, name: null, rest };
  for (let index = price.from + 1; index < price.to; index += 1) {
    const length = phraseAt(source, index, per);
    if (!length || !/^(?:for|für|pour|para|per|voor|för|za|por)$/.test(source.tokens[index]?.text ?? '')) continue;
    if (phraseAt(source, index + length, INDEFINITE) || isCount(source, index + length)) continue;
    const name = nameIn(source, { from: index + length, to: price.to }, true);
    if (
      isName(source, name, 6, true) &&
      source.tokens[name.from]?.kind === 'word' &&
      !hasPhrase(source, name, placePrepositions)
    )
      return { price: { from: price.from, to: index }, name: ofEach(source, name), rest };
  }
  const name = nameFor(source, price, { from: price.to, to: body.to });
  return { price, name, rest: null };
}

/** Where the brackets right behind a price end, which say more of its own thing: "home £30 (8 classes), online £22". */
function asideEnd(source: Source, { to }: Stretch, end: number): number {
  if (!markAt(source, to, '(')) return to;
  for (let index = to + 1; index < end; index += 1) if (markAt(source, index, ')')) return index + 1;
  return to;
}

/** What follows the last price of an item: "£30 – includes wash". */
function remark(source: Source, stretch: Stretch): Stretch | null {
  if (!markAt(source, stretch.from, '–-(,:;|')) return null;
  const rest = nameIn(source, stretch, false);
  return rest.to > rest.from && hasText(source, rest) ? rest : null;
}
