import { currenciesOfTheWorld } from './currencies.ts';
import { fixed } from './found-phrases.ts';
import {
  endsLine,
  isGlued,
  joinLists,
  listsOf,
  markAt,
  phraseAt,
  spelled,
  touchesWord,
  type Source,
  type Stretch,
} from './source.ts';
import { numberAt, wordedNumberAt } from './numbers.ts';
import { vocabularies } from '../vocabulary/index.ts';

/**
 * A price with what belongs to it: "from £35", "12–15 €". `unit` is what it is for ("an hour", "per person"), which the
 * reader of offers adds to it or takes for its thing. `isBare`: two decimals and no currency, such as "3,40".
 */
export type Money = Stretch & { amount: number; unit: Stretch | null; isBare: boolean };

const world = currenciesOfTheWorld();
const ISO = fixed(world.codes.join(', '));
const SIGNS = fixed(world.signs.join(', '));
const NAMES = fixed(world.names.join(', '));
/** Rand: one letter, which is money where several numbers have it. */
fixed('r');
const RANDS = /(?:^|[\s(])R ?\d/g;

/** What the runtime does not know: currencies as they stand on price lists. */
const CODES = fixed(
  'eur, gbp, usd, chf, sek, nok, dkk, pln, czk, huf, ron, ils, aed, sar, cad, aud, nzd, zar, inr, jpy, try, mxn, brl, isk, kr, kr., zł, zl, kč, ft, lei, rs, rs., r$, us$, a$, c$, nz$, s$, fr., sfr, sfr., hk$, nis, ش.ج, د.إ, ر.س, 円, 元, 块, 원, руб, руб., рублей, грн, тг, лв, ден, kn, rsd, tl, rm, rp, s/, kshs, ghc, đ, درهم, ريال, دينار, جنيه, ليرة',
);
const STARTING = fixed(
  'from, starting at, starting from, starts at, start at, begin at, begins at, beginning at, upwards of, about, around, approx, approx., ca, ca., ab, dès, à partir de, desde, desde los, a partir de, a partire da, da, vanaf, od, från, fra, من, ابتداء من, החל מ, up to, bis, nur, only, just, add, an extra, roughly, approximately, etwa, circa, environ, ungefähr, ungefär, cirka, alrededor de, cerca de, ongeveer, około, omkring, zuzüglich, zzgl., de la, от, від, από',
);
/** "Rs. 1,400 onwards": behind the amount that it begins at. */
const UPWARDS = fixed(
  'onwards, onward, upwards, and up, and upwards, and over, aufwärts, et plus, en adelante, para arriba, em diante, para cima, in su, en hoger, och uppåt, og op, og opefter, w górę, wzwyż, den başlar, dan başlar, başlar, başlıyor, den başlayan, dan başlayan, başlayan, den itibaren, dan itibaren, itibaren, ja ylöspäin, から, より, 〜, ~, 起, 부터, a více, і більше, и выше',
);
const GREAT = fixed(
  'million, millions, mio, mio., mln, m, bn, k, billion, thousand, millionen, milliarden, millones, milhões, milioni, miljoen, tusen, tausend, hundred, %',
);
const MEASURES = fixed(
  'm, km, cm, mm, kg, g, l, ml, ha, h, min, mg, cl, stars, out of, sterne, étoiles, estrellas, million, bn',
);
/** "each", "a head": units that stand alone. */
const ALONE = fixed(
  "each, flat, im monat, im jahr, monatlich, jährlich, al mes, par mois, al mese, por mês, pp, p.p., p/p, apiece, a head, stk, stk., styck, st., cad., chacun, chacune, /h, pièce, pauschal, incl. vat, inkl. mwst, plus vat, inc vat, + vat, ex vat, + mwst, zzgl. mwst, plus mwst, + tva, + iva, + btw, excl. btw, exclusief btw, + moms, l'heure, de l'heure, die stunde, la hora, l'ora, all'ora, à hora",
);

const REQUEST = fixed(
  'price on request, prices on request, price on application, poa, preis auf anfrage, preise auf anfrage, preis nach absprache, prix sur demande, sur devis, precio a consultar, precio bajo pedido, prezzo su richiesta, prijs op aanvraag, cena na zapytanie, cena do uzgodnienia, pris på förfrågan, pris på forespørgsel, preço sob consulta, preço a combinar',
);
/** Before a time of the day. */
const AT = fixed('at, um, à, las, alle, om, kl, kl., klokken, klockan, às, godz, godz., o');
/** A dearer end is so many times the cheaper one at most. */
const WIDEST_RANGE = 10;

const currencyWords = listsOf(({ money }) => [CODES, SIGNS, money]);
const joints = listsOf((words) => [words.and, words.or, words.relative, words.copulas, words.first]);

const currencyAt = (source: Source, index: number): number => {
  if (/^\p{Sc}$/u.test(spelled(source, index))) return 1;
  if (isFeet(source, index)) return 0;
  const isBehind = source.tokens[index - 1]?.kind === 'number';
  const length = phraseAt(source, index, currencyWords(source)) || (isBehind ? phraseAt(source, index, NAMES) : 0);
  if (length > 0) return length;
  if (isBehind && isBent(source, index)) return 2;
  return isCode(source, index) || isRand(source, index) ? 1 : 0;
};

/** "KES 300", "120 AED", and not "ALL 12 CLASSES" or "try 2". */
const isCode = (source: Source, index: number) =>
  phraseAt(source, index, ISO) > 0 &&
  isLoud(source, index) &&
  ![index - 2, index - 1, index + 1, index + 2].some((at) => isLoud(source, at) && !phraseAt(source, at, ISO));
/** "900 TL'den": a code with the ending of its language. */
const isBent = (source: Source, index: number) =>
  /^\p{Lu}{2,3}'$/u.test(spelled(source, index)) && touchesWord(source, index + 1);
const isLoud = (source: Source, index: number) => /^\p{Lu}{2,}$/u.test(spelled(source, index));

const haveRands = new WeakMap<Source, boolean>();
function isRand(source: Source, index: number): boolean {
  if (spelled(source, index) !== 'R' || source.tokens[index + 1]?.kind !== 'number') return false;
  const known = haveRands.get(source) ?? (source.text.match(RANDS)?.length ?? 0) > 1;
  haveRands.set(source, known);
  return known;
}

/** "16 ft" is a length, "1500 Ft" are forints. */
const isFeet = (source: Source, index: number) => spelled(source, index) === 'ft';

/** Where an amount ends: "12", "12,-", "12.–", "12:-". */
function amountAt(source: Source, index: number) {
  const number = numberAt(source, index);
  const isWithin = (numberAt(source, index - 1)?.to ?? 0) > index;
  if (!number || isWithin || (isGlued(source, index) && source.tokens[index - 1]?.kind === 'number')) return null;
  const { to } = number;
  const isRound =
    markAt(source, to, ',.:') && isGlued(source, to) && markAt(source, to + 1, '-–') && isGlued(source, to + 1);
  return { ...number, isRound, to: isRound ? to + 2 : to };
}

export function moneyAt(source: Source, start: number): Money | null {
  const free = freeAt(source, start);
  if (free) return { from: start, to: free, amount: 0, unit: null, isBare: false };
  if (isOfThing(source, start)) return null;
  const from = start + phraseAt(source, start, STARTING);
  const prefix = currencyAt(source, from);
  const word = prefix ? null : wordedNumberAt(source, from);
  if (
    prefix &&
    !isGlued(source, from + prefix) &&
    source.tokens[from]?.kind === 'word' &&
    source.tokens[from + prefix]?.kind !== 'number'
  )
    return null;
  const first = word ? { ...word, decimals: 0, isRound: false } : amountAt(source, from + prefix);
  if (!first) return null;
  let { to } = first;
  // "$850 MXN": a sign before the number, and its country behind it.
  let suffix = signBehind(source, to);
  if (prefix && amountAt(source, to + suffix)) suffix = 0;
  const joins = markAt(source, to + suffix, '-–') ? 1 : phraseAt(source, to + suffix, source.words.until);
  const at = to + suffix + joins;
  const second = joins ? amountAt(source, at + currencyAt(source, at)) : null;
  const sign = second && !prefix ? signBehind(source, second.to) : 0;
  // "Under 18 - 200 kr": an age and its price.
  const isApart = second !== null && !isGlued(source, at - 1) && !isGlued(source, at);
  if (second && isApart && !prefix && !suffix && second.value > first.value * WIDEST_RANGE) return null;
  if (second && (prefix || suffix || sign)) {
    to = second.to + sign;
    suffix = 1;
  } else to += suffix;
  // "nineteen pounds fifty".
  if (word && suffix) to = wordedNumberAt(source, to)?.to ?? to;
  if (!prefix && !suffix && source.tokens[to]?.text === 'p' && isGlued(source, to) && !word) [to, suffix] = [to + 1, 1];
  const isBare = !prefix && !suffix && !first.isRound;
  if (isBare && (word || first.decimals !== 2 || isGlued(source, from) || touchesMore(source, to))) return null;
  // "Doors at 18.00".
  if (isBare && phraseAt(source, from - 1, AT) > 0) return null;
  if (!isBare && phraseAt(source, to, GREAT)) return null;
  if (touchesWord(source, start)) return null;
  // "£45+ an hour", and not "£180 + VAT".
  const isMore = markAt(source, to, '+') && (isGlued(source, to) || source.tokens[to + 1]?.kind !== 'word');
  to += isMore ? 1 : phraseAt(source, to, UPWARDS);
  return { from: start, to, amount: first.value, unit: unitAt(source, to), isBare };
}

/** "Legals only $400": behind a thing the word is said of it, and not of its price. */
const isOfThing = (source: Source, index: number) =>
  source.tokens[index]?.text === 'only' &&
  source.tokens[index - 1]?.kind === 'word' &&
  !phraseAt(source, index - 1, joinLists(AT, source.words.copulas, source.words.per));

/** The currency behind a number, but not that of the next one: "children 6–15 £5", "Under 16 € 25". */
function signBehind(source: Source, index: number): number {
  const length = currencyAt(source, index);
  const next = length ? amountAt(source, index + length) : null;
  if (!next) return length;
  const isNext = isGlued(source, index + length) || (!isGlued(source, index) && endsPart(source, next.to));
  return isNext ? 0 : length;
}

const endsPart = (source: Source, index: number) =>
  endsLine(source, index) || (markAt(source, index, ',;.)') && !isGlued(source, index + 1));

/** Fewer known prices are no long list. */
const FEW = 2;

/**
 * "Knives 4.50 each, scissors 6, shears 8": numbers that end the parts of a list, as prices do in its other parts. `known` are the
 * prices of the line. Linear.
 */
export function listedAmounts(source: Source, line: Stretch, known: readonly Money[]): Money[] {
  const parts = partsOf(source, line).map((part) => entryIn(source, part, known));
  const priced = parts.slice(
    parts.findIndex(({ price }) => price !== null),
    parts.findLastIndex(({ price }) => price !== null) + 1,
  );
  const bare = priced.flatMap(({ price, isBare }) => (price && isBare ? [price] : []));
  // "Doors 7, show 8, tickets £9" are times.
  const isSure =
    known.length > 1 ||
    (known.length > 0 && priced[0]?.isBare === false) ||
    isPlainList(source, priced, known.length > 0);
  // "…, mitraillette 8,50, boulet 3": one alone ends a long list.
  const isList = bare.length > 1 || known.length > FEW;
  return isList && isSure && priced.every(({ isNamed }) => isNamed) ? bare : [];
}

/**
 * "Washer 3.25", "duvet 22" below it: whole numbers that end neighbouring lines of a list where its other prices have no currency
 * either or the first alone has one. Linear.
 */
export function amountsBelow(source: Source, entries: readonly Entry[]): Money[] {
  const known = entries.filter(({ price, isBare }) => price && !isBare);
  const unsigned = known.filter(({ price }) => price?.isBare).length;
  const isSure =
    unsigned > 1 ||
    (unsigned === 0 && known.length === 1 && entries[0] === known[0]) ||
    (known.length < 2 && isPlainList(source, entries, known.length > 0));
  return isSure && entries.length > 2 ? entries.flatMap(({ price, isBare }) => (price && isBare ? [price] : [])) : [];
}

/** Hours of the day, ages and scores go no higher. */
const HIGHEST_COUNT = 24;
/** Fewer parts without any sign of money may be the parts of an address. */
const SURE_LIST = 4;
const LONGEST_THING = 6;

/** "Open fires 55, stoves 60, agas from 70": short names and numbers, too many and too high for anything but prices. */
function isPlainList(source: Source, entries: readonly Entry[], hasCurrency: boolean): boolean {
  const prices = entries.flatMap(({ price }) => (price ? [price] : []));
  const tells = hasCurrency || prices.some(({ from }) => phraseAt(source, from, STARTING) > 0);
  return (
    entries.length >= (tells ? SURE_LIST - 1 : SURE_LIST) &&
    entries.every(({ isNamed, isShort }) => isNamed && isShort) &&
    entries.some(({ price, isBare }) => price && isBare && (price.amount > HIGHEST_COUNT || price.amount % 1 !== 0)) &&
    !prices.some((price) => price.isBare && isYear(source, price))
  );
}

const isYear = (source: Source, { from, to }: Stretch) =>
  to === from + 1 && /^(?:19|20)\d\d$/.test(spelled(source, from));

/** A part of a list: what it costs, whether only the list tells so (`isBare`), and whether its thing stands before it. */
export type Entry = { price: Money | null; isBare: boolean; isNamed: boolean; isShort: boolean };

/** The entries of a line: its parts where each is one, "fries 5, lemonade 4", and else the whole. */
export function entriesIn(source: Source, line: Stretch, known: readonly Money[]): Entry[] {
  const parts = partsOf(source, line).map((part) => entryIn(source, part, known));
  return parts.every(({ isNamed }) => isNamed) ? parts : [entryIn(source, line, known)];
}

/** A line or a part of one as an entry; `known` are its prices. */
function entryIn(source: Source, part: Stretch, known: readonly Money[]): Entry {
  const money = known.find(({ from, to }) => from >= part.from && to <= part.to);
  const price = money ?? amountIn(source, part);
  const thing = source.tokens.slice(part.from, price?.from ?? part.to).filter(({ kind }) => kind === 'word');
  return { price, isBare: !money, isNamed: price !== null && thing.length > 0, isShort: thing.length <= LONGEST_THING };
}

function partsOf(source: Source, { from, to }: Stretch): Stretch[] {
  const parts: Stretch[] = [{ from, to }];
  for (let index = from; index < to; index += 1) {
    const last = parts.at(-1);
    const isMark = markAt(source, index, ',;.') || (markAt(source, index, '/|•·') && !isGlued(source, index));
    if (!last || !isMark || isGlued(source, index + 1)) continue;
    last.to = index;
    parts.push({ from: index + 1, to });
  }
  return parts;
}

/** The whole number at the end of a part, before what it is for or a remark in brackets. */
function amountIn(source: Source, { from, to }: Stretch): Money | null {
  for (let index = from + 1; index < to; index += 1) {
    const amount = isGlued(source, index) ? null : amountAt(source, index);
    if (!amount || amount.decimals > 1 || amount.to > to) continue;
    const dash = markAt(source, amount.to, '-–') && isGlued(source, amount.to) ? 1 : 0;
    const upTo = amountBehind(source, amount.to, dash || phraseAt(source, amount.to, source.words.until));
    // "W 10-7".
    if (upTo && upTo.value <= HIGHEST_COUNT) continue;
    const last = upTo?.to ?? amount.to;
    const unit = unitAt(source, last);
    const end = unit?.to ?? last;
    const isEnd = end === to || markAt(source, end, '(') || (end === to - 1 && markAt(source, end, '.'));
    // "Driveway 120-180 depends on size".
    // "Puncture 12 while you wait"
    const isRemark = upTo ? to - end <= 4 : to - end === 3 && !phraseAt(source, end, MEASURES);
    const isRemarked = isRemark && source.tokens.slice(end, to).every(({ kind }) => kind === 'word');
    if (isEnd || isRemarked)
      return { from: startOf(source, index), to: last, amount: amount.value, unit, isBare: true };
  }
  return null;
}

/** Where an amount begins with its "from". */
export const startOf = (source: Source, index: number): number => {
  const length = [1, 2, 3].find((back) => phraseAt(source, index - back, STARTING) === back) ?? 0;
  return isOfThing(source, index - length) ? index : index - length;
};

const amountBehind = (source: Source, at: number, joint: number) => (joint > 0 ? amountAt(source, at + joint) : null);

/** "Entry: free", "entry is free": where it ends; 0 for "gluten-free" and "free coffee". */
function freeAt(source: Source, index: number) {
  const request = phraseAt(source, index, REQUEST);
  if (request) return index + request;
  const length = phraseAt(source, index, source.words.free);
  if (!length) return 0;
  const isPlain =
    source.words !== vocabularies.en && spelled(source, index).length > 4 && source.tokens[index - 1]?.kind === 'word';
  const isBehind =
    isPlain ||
    (markAt(source, index - 1, ':–(-|') && !isGlued(source, index)) ||
    markAt(source, index - 1, '(') ||
    // "Under 12s ......... FREE", "Under 5s free".
    (markAt(source, index - 1, '.') && markAt(source, index - 2, '.')) ||
    /\d/.test(spelled(source, index - 1)) ||
    phraseAt(source, index - 1, source.words.copulas) > 0 ||
    isFreePart(source, index, index + length);
  const to = index + length;
  return isBehind && (endsLine(source, to) || markAt(source, to, '.,;)/|،')) ? to : 0;
}

/** "Care homes free, weddings £120": a part of a list whose next part is a thing and its price. */
function isFreePart(source: Source, index: number, to: number): boolean {
  if (!markAt(source, to, ',;/|،') || isGlued(source, to + 1) || source.tokens[index - 1]?.kind !== 'word')
    return false;
  let at = to + 1;
  while (at - to < 8 && source.tokens[at]?.kind === 'word' && !currencyAt(source, at)) at += 1;
  return at > to + 1 && at - to < 8 && (currencyAt(source, at) > 0 || currencyAt(source, at + 1) > 0);
}

/** A longer number, a date, a time or a measure. */
const touchesMore = (source: Source, index: number) =>
  phraseAt(source, index, MEASURES) > 0 ||
  (!endsLine(source, index) &&
    isGlued(source, index) &&
    (markAt(source, index, '.:/%-–') ? source.tokens[index + 1]?.kind === 'number' : !markAt(source, index, ',.;)|/')));

/** "an hour", "pro Person", "/h", "for 30 minutes": up to three words that end where the phrase does. */
function unitAt(source: Source, index: number): Stretch | null {
  const alone = phraseAt(source, index, ALONE);
  if (alone) return { from: index, to: index + alone };
  const isSlash = markAt(source, index, '/');
  // "$25/2hrs $45/day"
  const isMeasure = isSlash && isGlued(source, index) && isGlued(source, index + 1) && isGlued(source, index + 2);
  if (isMeasure && source.tokens[index + 1]?.kind === 'number' && source.tokens[index + 2]?.kind === 'word')
    return { from: index, to: index + 3 };
  const per = isSlash ? 1 : phraseAt(source, index, source.words.per);
  if (!per || currencyAt(source, index + per)) return null;
  let to = index + per;
  const limit = to + 3;
  while (to < limit && isPlain(source, to) && (to === index + per || !phraseAt(source, to, source.words.per))) to += 1;
  // "£12 a hi-vis vest": what is joined by a dash is one word, and no unit.
  if (markAt(source, to, '-') && isGlued(source, to) && isGlued(source, to + 1)) return null;
  // "£38/yr full plot £70": a slash without spaces is followed by its one word.
  if (isSlash && isGlued(source, index) && isGlued(source, index + 1) && to - index > 2 && !endsPart(source, to))
    to = index + 2;
  // "run £45 / big cage £60", "€14 / whole sauna, 8 people": the next thing and its price.
  const isApart = isSlash && !isGlued(source, index) && (to - index > 2 || !endsPart(source, to));
  if (isSlash && (isApart || /^\p{Sc}$/u.test(spelled(source, to + 1)))) return null;
  if (to === index + per || (to === limit && isPlain(source, to) && !phraseAt(source, to, source.words.per)))
    return null;
  // "per bird per night"
  const more = isSlash || !phraseAt(source, to, source.words.per) ? null : unitAt(source, to);
  return { from: index, to: more?.to ?? to };
}

function isPlain(source: Source, index: number) {
  if ((numberAt(source, index)?.decimals ?? 0) > 0) return false;
  if (endsLine(source, index) || source.tokens[index]?.kind === 'mark')
    return markAt(source, index, "'") && !endsLine(source, index);
  if (/^\p{Sc}$/u.test(spelled(source, index + 1))) return false;
  return !phraseAt(source, index, joints(source));
}
