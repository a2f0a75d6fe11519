import { weekdays, type Weekday } from '#site/model/weekdays.ts';
import { placesOf, vocabularies, type Vocabulary } from '../vocabulary/index.ts';
import type { Token } from '../tokens.ts';
import { fixed } from './found-phrases.ts';
import { endsLine, isGlued, listsOf, markAt, phraseAt, spelled, type Source, type Stretch } from './source.ts';

const ON = fixed('on');

/**
 * Days of the week as said. `isWeak`: a short form such as "sun" or "mar", which counts only beside a time;
 * `isIrregular`: not every week ("every second Thursday").
 */
export type Days = Stretch & { days: Weekday[]; isWeak: boolean; isIrregular: boolean };

type One = { to: number; days: Weekday[]; isWeak: boolean };

function weekdayAt(source: Source, index: number): One | null {
  const places = placesOf(source.words.weekdays);
  const found = places.at(source.tokens, index) ?? places.at(source.bare, index);
  const day = found && weekdays[found.place];
  if (!day) return dayWithPart(source, index);
  // A letter that is written onto a number is no day: "ו-16:00" is "and 16:00".
  if (
    /^\p{Lo}$/u.test(source.tokens[index]?.text ?? '') &&
    markAt(source, index + 1, '-') &&
    source.tokens[index + 2]?.kind === 'number'
  )
    return null;
  const text = source.tokens[index]?.text ?? '';
  const isOrdinal = found.length === 1 && placesOf(source.words.ordinals).at(source.tokens, index) !== null;
  const isWeak = found.length === 1 && (text.length <= 4 || isOrdinal);
  let to = index + found.length;
  if (isWeak && markAt(source, to, '.') && isGlued(source, to)) to += 1;
  return { to, days: [day], isWeak };
}

type DayParts = { days: [string, Weekday][]; parts: ReadonlySet<string> };
const dayParts = new WeakMap<Vocabulary, DayParts>();
function dayPartsOf(words: Vocabulary): DayParts {
  const known = dayParts.get(words);
  if (known) return known;
  const places = words.weekdays.split(', ').map((names) => names.split('/'));
  const days = weekdays.flatMap((day, place) => (places[place] ?? []).map((name): [string, Weekday] => [name, day]));
  const halves = [words.am, words.pm].flatMap((list) => list.split(', '));
  const parts = new Set(halves.map((phrase) => phrase.split(' ').at(-1) ?? '').filter((part) => part.length > 3));
  const made = { days: days.filter(([name]) => name.length > (words.inflects ? 3 : 5)), parts };
  dayParts.set(words, made);
  return made;
}

/** A day and a part of it in one word: "woensdagavond", "Mittwochabend". */
function dayWithPart(source: Source, index: number): One | null {
  const token = source.tokens[index];
  if (token?.kind !== 'word' || token.text.length < 4) return null;
  const { days, parts } = dayPartsOf(source.words);
  const inflected = source.words.inflects && days.find(([name]) => isFormOf(token.text, name));
  if (inflected) return { to: index + 1, days: [inflected[1]], isWeak: false };
  const mistyped = days.find(([name]) => isMistyped(token.text, name));
  if (mistyped) return { to: index + 1, days: [mistyped[1]], isWeak: false };
  if (token.text.length < 9) return null;
  const found = days.find(([name]) => token.text.startsWith(name) && parts.has(token.text.slice(name.length)));
  return found ? { to: index + 1, days: [found[1]], isWeak: false } : null;
}

/** "saterday", "wendesday": one letter is wrong, missing, too much or beside its place. */
function isMistyped(word: string, day: string): boolean {
  if (day.length < 6 || Math.abs(word.length - day.length) > 1 || !word.startsWith(day.slice(0, 2))) return false;
  let [start, end] = [0, 0];
  const most = Math.min(word.length, day.length);
  while (start < most && word[start] === day[start]) start += 1;
  while (end < most - start && word.at(-1 - end) === day.at(-1 - end)) end += 1;
  const [typed, meant] = [word.slice(start, word.length - end), day.slice(start, day.length - end)];
  const isSwapped = typed.length === 2 && typed === [...meant].reverse().join('');
  return (typed.length <= 1 && meant.length <= 1 && start > 2) || isSwapped;
}

/** "воскресеньям", "v neděli", "kedden": a day with another ending. */
const isFormOf = (word: string, day: string) =>
  /^[\p{L}']{4}/u.test(word) &&
  word.length - day.length <= 4 &&
  // "понеділок": "понеділка".
  [day.slice(0, Math.max(4, day.length - 1)), day.replace(/[еоe]([кk])$/u, '$1')].some((stem) => word.startsWith(stem));

const FROM_ENDING = /(?:st[aä]|[dt][ae]n|t[óő]l)$/;
const TO_ENDING = /(?:h[aeiouyäö]n|iin|een|[yae]?[ae]|ig)$/;

function unitAt(source: Source, index: number): One | null {
  const { words } = source;
  const group = (list: string, days: Weekday[]): One | null => {
    const length = phraseAt(source, index, list);
    return length ? { to: index + length, days, isWeak: false } : null;
  };
  const whole =
    source.phrases[index] &&
    (group(words.workdays, weekdays.slice(0, 5)) ??
      group(words.weekend, weekdays.slice(5)) ??
      group(words.daily, [...weekdays]));
  if (whole) return whole;
  const short = shortDaysAt(source, index);
  if (short) return short;
  const first = weekdayAt(source, index) ?? letterDayAt(source, index);
  if (!first) return null;
  const joins = markAt(source, first.to, '-–~') ? 1 : phraseAt(source, first.to, words.until);
  // "torstaista sunnuntaihin", "pazartesiden cumartesiye", "hétfőtől péntekig": "from" and "to" as endings.
  const [one, other] = [source.tokens[index]?.text ?? '', source.tokens[first.to]?.text ?? ''];
  const isFromTo = words.inflects && FROM_ENDING.test(one) && TO_ENDING.test(other);
  const end = passed(source, first.to + joins);
  const last = joins || isFromTo ? (weekdayAt(source, end) ?? letterDayAt(source, end)) : null;
  const [from, to] = [weekdays.indexOf(first.days[0] ?? 'mon'), last ? weekdays.indexOf(last.days[0] ?? 'mon') : -1];
  // "ma–to" in a language whose days are not known: nobody knows until when.
  const isLost = joins > 0 && !last && isGlued(source, first.to) && isShortWord(source, end);
  if (isLost) return null;
  if (!last || from === to) return first;
  return { to: last.to, days: daysBetween(from, to), isWeak: false };
}

const isShortWord = (source: Source, index: number) =>
  source.tokens[index]?.kind === 'word' && isGlued(source, index) && (source.tokens[index]?.text.length ?? 0) < 4;

const daysBetween = (start: number, end: number): Weekday[] =>
  Array.from({ length: ((end - start + 7) % 7) + 1 }, (_, step) => weekdays[(start + step) % 7] ?? 'mon');

/** One capital or two for a day, as English has them: "M W F 8-4", "Th 12-8". */
const LETTERS: Partial<Record<string, Weekday>> = {
  ...{ M: 'mon', T: 'tue', Tu: 'tue', W: 'wed', Th: 'thu', TH: 'thu', R: 'thu', F: 'fri' },
  ...{ S: 'sat', Sa: 'sat', SA: 'sat', Su: 'sun', SU: 'sun' },
};
/** Elsewhere letters stand only at the two ends of a stretch: "l-v 9 a 19". */
const ENDS: [words: Vocabulary, letters: Partial<Record<string, Weekday>>][] = [
  [vocabularies.es, { l: 'mon', x: 'wed', j: 'thu', v: 'fri', s: 'sat', d: 'sun' }],
  [vocabularies.fr, { l: 'mon', j: 'thu', v: 'fri', s: 'sat', d: 'sun' }],
  [vocabularies.it, { l: 'mon', g: 'thu', v: 'fri', s: 'sat', d: 'sun' }],
];
const MOST_BETWEEN = 8;

const letterOf = (source: Source, index: number): Weekday | undefined => {
  if (source.tokens[index]?.kind !== 'word') return undefined;
  if (source.words === vocabularies.en) return LETTERS[spelled(source, index)];
  const letters = ENDS.find(([words]) => words === source.words)?.[1] ?? {};
  const isEnd = [1, -1].some(
    (way) => markAt(source, index + way, '-–') && letters[source.tokens[index + 2 * way]?.text ?? ''] !== undefined,
  );
  return isEnd ? letters[source.tokens[index]?.text ?? ''] : undefined;
};

/** A letter is a day where nothing but days and marks stand between it and a time. */
function letterDayAt(source: Source, index: number): One | null {
  const day = letterOf(source, index);
  if (!day) return null;
  let at = index + 1;
  while (at < index + MOST_BETWEEN && isBetweenDays(source, at)) at += 1;
  const isTime = source.tokens[at]?.kind === 'number' && !isGlued(source, at) && /^\d\d?$/.test(spelled(source, at));
  return isTime && isTold(source, at + 1) ? { to: index + 1, days: [day], isWeak: true } : null;
}

const isBetweenDays = (source: Source, at: number) =>
  letterOf(source, at) !== undefined ||
  markAt(source, at, ',/&-–:') ||
  phraseAt(source, at, source.words.and) === 1 ||
  placesOf(source.words.weekdays).at(source.tokens, at) !== null;

/** "8-5", "8:30-5", "8am to 5". */
const isTold = (source: Source, at: number) =>
  [0, 1, 2].some((step) => markAt(source, at + step, '-–') || phraseAt(source, at + step, source.words.until) > 0);

/** "ti-lø 9-17", "lu-vi": two letters that begin one day only, on both sides of a dash. */
function shortDaysAt(source: Source, index: number): One | null {
  if (!markAt(source, index + 1, '-–') || !isGlued(source, index + 1) || !isGlued(source, index + 2)) return null;
  const dayOf = (at: number): number => {
    const text = source.tokens[at]?.text ?? '';
    const places = text.length === 2 ? source.words.weekdays.split(', ') : [];
    const found = places.flatMap((names, place) => (names.startsWith(text) ? [place] : []));
    return found.length === 1 ? (found[0] ?? -1) : -1;
  };
  const [start, end] = [dayOf(index), dayOf(index + 2)];
  if (start < 0 || end < 0 || start === end) return null;
  return { to: index + 3, days: daysBetween(start, end), isWeak: true };
}

const smallWords = listsOf(({ articles, every, from, placePrepositions }) => [
  articles,
  every,
  from,
  placePrepositions,
  ON,
]);
const rareWords = listsOf(({ everySecond, last }) => [everySecond, last]);

/** After up to two small words: "y los viernes", "bis zum Samstag". */
function passed(source: Source, index: number) {
  const small = smallWords(source);
  const first = index + phraseAt(source, index, small);
  return weekdayAt(source, index) ? index : weekdayAt(source, first) ? first : first + phraseAt(source, first, small);
}

/** Where a number with a stop is no "2nd". */
const UNDOTTED = new Set(
  (['en', 'fr', 'es', 'pt', 'it', 'nl', 'ar', 'he'] as const).map((language) => vocabularies[language]),
);

function irregularAt(source: Source, index: number) {
  const { words, tokens } = source;
  let to = index;
  for (let seen = 0; seen < 6; seen += 1) {
    const length =
      phraseAt(source, to, rareWords(source)) ||
      (weekdayAt(source, to) && to > index ? 0 : (placesOf(words.ordinals).at(tokens, to)?.length ?? 0)) ||
      (!UNDOTTED.has(words) &&
      /^[1-5]$/.test(tokens[to]?.text ?? '') &&
      markAt(source, to + 1, '.') &&
      isGlued(source, to + 1)
        ? 2
        : 0);
    const joint = to > index && !length ? phraseAt(source, to, words.and) || (markAt(source, to, ',/') ? 1 : 0) : 0;
    if (!length && !joint) break;
    to += length || joint;
  }
  return to;
}

/** "Mon–Fri", "Tuesdays and Thursdays", "von Montag bis Freitag", "daily except Mondays", "weekdays". */
export function daysAt(source: Source, index: number): Days | null {
  const { words } = source;
  const regular = unitAt(source, index);
  const after = regular ? index : irregularAt(source, index);
  const first = regular ?? (after > index ? unitAt(source, after) : null);
  if (!first) return null;
  const isIrregular = !regular;
  const days = [...first.days];
  let [to, isWeak] = [first.to, first.isWeak];
  for (let more = 0; more < 7; more += 1) {
    let next = to;
    const comma = markAt(source, next, ',/&+|،・') ? 1 : 0;
    next += comma;
    next += phraseAt(source, next, words.and);
    // "wed thu 12–2": days in a row.
    const isRow = next === to && !endsLine(source, to);
    const unit = isRow ? unitAt(source, next) : unitAt(source, passed(source, next));
    // "OAPs Mon–Wed. Mon to Wed 9–6": in a row no day is said twice.
    if (!unit || (isRow && unit.days.some((day) => days.includes(day)))) break;
    days.push(...unit.days);
    isWeak &&= unit.isWeak && first.isWeak;
    to = unit.to;
  }
  const behind = exceptedBehind(source, to, days);
  if (behind) return { from: index, ...behind, isIrregular };
  const excepted = exceptedAt(source, to) ?? (days.length === weekdays.length ? leftOutAt(source, to) : null);
  const left = excepted ? days.filter((day) => !excepted.days.includes(day)) : days;
  return {
    from: index,
    to: excepted?.to ?? to,
    days: weekdays.filter((day) => left.includes(day)),
    isWeak: isWeak && to === first.to,
    isIrregular,
  };
}

/** "Pazartesi hariç her gün": every day but the one that is said first. */
function exceptedBehind(source: Source, index: number, days: readonly Weekday[]): One | null {
  const except = source.words.inflects ? phraseAt(source, index, source.words.except) : 0;
  const rest = except ? unitAt(source, index + except) : null;
  return rest && rest.days.length > days.length
    ? { ...rest, days: rest.days.filter((day) => !days.includes(day)), isWeak: false }
    : null;
}

function exceptedAt(source: Source, index: number): One | null {
  const at = markAt(source, index, ',(،') ? index + 1 : index;
  const except = phraseAt(source, at, source.words.except);
  return except ? unitAt(source, passed(source, at + except)) : null;
}

/** How far before the days their times may stand: "5 am to 6 pm every day". */
const TIMES = 8;
/** "Every day but Tuesday", "every day but Tuesday 10 to 4"; "9 to 5 every day but Tuesday 10 to 2" says when. */
function leftOutAt(source: Source, index: number): One | null {
  const but = phraseAt(source, index, source.words.but);
  const unit = but > 0 ? unitAt(source, index + but) : null;
  const isNumber = (token: Token | undefined) => token?.kind === 'number';
  const before = source.tokens.slice(Math.max(0, index - TIMES), index);
  return unit && !(isNumber(source.tokens[unit.to]) && before.some(isNumber)) ? unit : null;
}

/** Whether a day of the week begins here. */
export const weekdayStarts = (source: Source, index: number) => {
  const day = weekdayAt(source, index);
  return day !== null && !day.isWeak;
};

/** Whether a word is in the calendar: a day, a month or a number. */
export const isTimeWord = (source: Source, index: number) =>
  dayWithPart(source, index) !== null ||
  shortDaysAt(source, index) !== null ||
  letterDayAt(source, index) !== null ||
  [source.words.weekdays, source.words.months, source.words.numbers, source.words.ordinals].some(
    (list) => placesOf(list).at(source.tokens, index) !== null || placesOf(list).at(source.bare, index) !== null,
  );
