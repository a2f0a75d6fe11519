import { placesOf, vocabularies } from '../vocabulary/index.ts';
import { fixed } from './found-phrases.ts';
import { isGlued, markAt, phraseAt, type Source, type Stretch } from './source.ts';
import { daysAt } from './days.ts';

const OF_MONTH = fixed('of, de, di, d, of the');

const THE = fixed('the, den, der, le, el, il, o, dem');

const OF_YEAR = fixed('de, del, of, di');

/** `iso` only when day, month and year are certain, and of the first day when several are said. */
export type SaidDate = Stretch & { iso: string; year: number; isSpan: boolean };

type Day = { to: number; day: number };

const numeral = (source: Source, index: number) =>
  source.tokens[index]?.kind === 'number' ? Number(source.tokens[index]?.text) : NaN;

/** "12", "12.", "12th", "1er", "1º". */
function dayAt(source: Source, index: number): Day | null {
  const day = numeral(source, index);
  if (!(day >= 1 && day <= 31)) return null;
  const next = source.tokens[index + 1]?.text ?? '';
  const isOrdinal =
    ['.', 'st', 'nd', 'rd', 'th', 'er', 'º', 'ª', '°', ':e', 'e'].includes(next) && isGlued(source, index + 1);
  return { day, to: index + (isOrdinal ? 2 : 1) };
}

function monthAt(source: Source, index: number) {
  const found =
    placesOf(source.words.months).at(source.tokens, index) ?? placesOf(source.words.months).at(source.bare, index);
  if (!found) return null;
  const to = index + found.length;
  const isShort = (source.tokens[index]?.text.length ?? 9) <= 4;
  return { month: found.place + 1, to: isShort && markAt(source, to, '.') && isGlued(source, to) ? to + 1 : to };
}

export const isMonth = (source: Source, index: number) => monthAt(source, index) !== null;

function yearAt(source: Source, index: number) {
  const at = markAt(source, index, ',') ? index + 1 : index + phraseAt(source, index, OF_YEAR);
  const year = numeral(source, at);
  return year >= 1000 && year <= 2999 && source.tokens[at]?.text.length === 4 ? { year, to: at + 1 } : null;
}

function iso(year: number, month: number, day: number) {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : '';
}

/** "12.5.2026", "12/05/2026", "2026-05-12". */
function numericAt(source: Source, index: number): SaidDate | null {
  // "Duvets S/D/K 12/15/18": sizes and what they cost.
  if (markAt(source, index + 1, '/') && markAt(source, index - 2, '/') && source.tokens[index - 1]?.kind === 'word')
    return null;
  const mark = source.tokens[index + 1]?.text ?? '';
  if (!['.', '/', '-'].includes(mark) || (isGlued(source, index) && markAt(source, index - 1, './-+,'))) return null;
  const [a, b] = [numeral(source, index), numeral(source, index + 2)];
  const hasThird =
    source.tokens[index + 3]?.text === mark && source.tokens[index + 3]?.start === source.tokens[index + 2]?.end;
  if (!isGlued(source, index + 1) || !(b >= 1)) return null;
  const c = hasThird ? numeral(source, index + 4) : NaN;
  const to = index + 5;
  if (a > 1900 && a < 3000 && b <= 12 && c >= 1 && c <= 31)
    return { from: index, to, iso: iso(a, b, c), year: a, isSpan: false };
  if (isGlued(source, index + 2) && a >= 1 && a <= 31 && b <= 31 && hasThird && mark !== '-') {
    const isShort = /^\d\d$/.test(source.tokens[index + 4]?.text ?? '');
    if (!(c >= 1900 && c < 3000) && !isShort) return dottedDay(source, index, a, b, mark);
    const year = isShort ? 2000 + c : c;
    const isMonthFirst = b > 12;
    const isSure = a !== b && (isMonthFirst || a > 12 || source.words !== vocabularies.en || mark === '.');
    const [day, month] = isMonthFirst ? [b, a] : [a, b];
    if (month > 12) return null;
    return { from: index, to, iso: isSure || a === b ? iso(year, month, day) : '', year, isSpan: false };
  }
  return hasThird ? dottedDay(source, index, a, b, mark) : null;
}

/** "12.5." without a year. */
function dottedDay(source: Source, index: number, day: number, month: number, mark: string): SaidDate | null {
  const isDay = mark === '.' && day >= 1 && day <= 31 && month >= 1 && month <= 12;
  return isDay && !Number.isFinite(numeral(source, index + 4))
    ? { from: index, to: index + 4, iso: '', year: NaN, isSpan: false }
    : null;
}

/** A date, with the day of the week before it: "Saturday 12 May", "12–14 June 2026", "May 12, 2026", "le 12 mai". */
export function dateAt(source: Source, index: number): SaidDate | null {
  const weekday = daysAt(source, index);
  if (weekday && weekday.days.length <= 2 && !weekday.isIrregular) {
    const comma = markAt(source, weekday.to, ',(') ? 1 : 0;
    const at = weekday.to + comma;
    const date = plainDateAt(source, at + phraseAt(source, at, THE));
    if (date) return { ...date, from: index };
  }
  return plainDateAt(source, index);
}

function plainDateAt(source: Source, index: number): SaidDate | null {
  const numeric = numericAt(source, index);
  if (numeric) return numeric;
  const month = monthAt(source, index);
  // "pro 6": three letters before a number are a month in English only.
  if (month && (source.words === vocabularies.en || (source.tokens[index]?.text.length ?? 0) > 3)) {
    const day = dayAt(source, month.to);
    if (!day || markAt(source, day.to, ':%') || numeral(source, month.to) > 31) return null;
    const end = rangeEnd(source, day.to);
    const year = yearAt(source, end);
    return {
      from: index,
      to: year?.to ?? end,
      iso: year ? iso(year.year, month.month, day.day) : '',
      year: year?.year ?? NaN,
      isSpan: end > day.to,
    };
  }
  const day = dayAt(source, index);
  const last = day && markAt(source, day.to, '-–') ? dayAt(source, day.to + 1) : null;
  // "Saturdays 9-1 May to October": times, and a part of the year.
  const isTime =
    isGlued(source, index) && markAt(source, index - 1, '-–') && source.tokens[index - 2]?.kind === 'number';
  if (!day || isTime || (last && last.day <= day.day)) return null;
  let at = rangeEnd(source, day.to);
  at += phraseAt(source, at, OF_MONTH);
  const named = monthAt(source, at);
  if (!named) return null;
  const more = otherEnd(source, named.to);
  const year = yearAt(source, more);
  return {
    from: index,
    to: year?.to ?? more,
    iso: year ? iso(year.year, named.month, day.day) : '',
    year: year?.year ?? NaN,
    isSpan: more > named.to,
  };
}

/** The last day of "12–14 June", "12, 19 and 26 June" or "12 & Sunday 13 June". */
function rangeEnd(source: Source, index: number) {
  let to = index;
  for (let more = 0; more < 6; more += 1) {
    const joins = markAt(source, to, '-–/&,')
      ? 1
      : phraseAt(source, to, source.words.and) || phraseAt(source, to, source.words.until);
    const weekday = joins ? daysAt(source, to + joins) : null;
    const day = joins ? dayAt(source, weekday?.to ?? to + joins) : null;
    if (!day || markAt(source, day.to, ':')) break;
    to = day.to;
  }
  return to;
}

/** The second date of "30 May – 2 June". */
function otherEnd(source: Source, index: number) {
  const joins = markAt(source, index, '-–') ? 1 : phraseAt(source, index, source.words.until);
  const day = joins ? dayAt(source, index + joins) : null;
  return (day && monthAt(source, day.to)?.to) ?? index;
}
