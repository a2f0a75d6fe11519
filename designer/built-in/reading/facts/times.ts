import { placesOf, vocabularies, type Vocabulary } from '../vocabulary/index.ts';
import { fixed } from './found-phrases.ts';
import { endsLine, isGlued, markAt, phraseAt, spelled, type Source, type Stretch } from './source.ts';

const HALF = fixed('half, quarter, past, halb, viertel, half past, demi, media, mezza, halv, kwart');

/** A time of day as said. `hour` is as printed; `half` is '' where morning or evening is not said. */
export type Clock = Stretch & {
  /** "until 1", "from 2pm": one end of an opening, the other end is said elsewhere. */
  bound?: 'opens' | 'closes';
  hour: number;
  minutes: number;
  half: 'am' | 'pm' | '';
  isMarked: boolean;
  isWord: boolean;
};

/** Minutes since midnight. `closes` is at most 1440 more than `opens`. */
export type TimeRange = Stretch & { opens: number; closes: number; isSure: boolean; isMarked: boolean };

/** Words that move an hour by minutes: before it ("half past", "halb") or after it ("y media"). */
const BEFORE: readonly [list: string, minutes: number][] = [
  [fixed('half past'), 30],
  [fixed('quarter past, viertel nach, kwart over, kvart över, kvart over'), 15],
  [fixed('quarter to, viertel vor, kwart voor, kvart i'), -15],
  [fixed('halb, halv'), -30],
];
const AFTER: readonly [list: string, minutes: number][] = [
  [fixed('et demie, y media, e mezza, e mezzo, e meia, 半'), 30],
  [fixed('et quart, y cuarto, e un quarto, e um quarto'), 15],
];
/** "half zes" is 5:30 in Dutch, "half six" 6:30 in English. */
const BARE_HALF = fixed('half');

const NO_SHIFT = { length: 0, minutes: 0 };

const shiftAt = (source: Source, index: number, lists: typeof BEFORE) => {
  if (!source.phrases[index]) return NO_SHIFT;
  for (const [list, minutes] of lists) {
    const length = phraseAt(source, index, list);
    if (length > 0) return { length, minutes };
  }
  if (lists !== BEFORE || !phraseAt(source, index, BARE_HALF)) return NO_SHIFT;
  if (source.words === vocabularies.nl) return { length: 1, minutes: -30 };
  return source.words === vocabularies.en ? { length: 1, minutes: 30 } : NO_SHIFT;
};

/** A time of day, also with a part of an hour in words: "half past eight", "halb sechs", "ocho y media". */
export function clockAt(source: Source, index: number): Clock | null {
  const before = shiftAt(source, index, BEFORE);
  const clock = plainClockAt(source, index + before.length);
  if (!clock) return null;
  const shift = before.length > 0 ? before : shiftAt(source, clock.to, AFTER);
  if (shift.length === 0) return clock;
  if (clock.minutes > 0 || (before.length > 0 && clock.hour > 12)) return null;
  const hour = shift.minutes < 0 ? ((clock.hour + 10) % 12) + 1 : clock.hour;
  const end = clock.to + (before.length > 0 ? 0 : shift.length);
  const { half, to } = clock.half ? { half: clock.half, to: end } : halfAt(source, end);
  return { ...clock, from: index, to, hour, minutes: (shift.minutes + 60) % 60, half, isMarked: true, isWord: false };
}

const MORNING = fixed('a.m., a.m');
const EVENING = fixed('pm, p.m., p.m');

function plainClockAt(source: Source, index: number): Clock | null {
  const { words, tokens } = source;
  const noon = phraseAt(source, index, words.noon);
  if (noon) return { from: index, to: index + noon, hour: 12, minutes: 0, half: 'pm', isMarked: true, isWord: false };
  const midnight = phraseAt(source, index, words.midnight);
  if (midnight)
    return { from: index, to: index + midnight, hour: 24, minutes: 0, half: '', isMarked: true, isWord: false };
  const ahead = halfBefore(source, index);
  let at = ahead.to + phraseAt(source, ahead.to, words.clock);
  if (at > index && markAt(source, at, ':.') && tokens[at + 1]?.kind === 'number') at += 1;
  const hasPrefix = at > index;
  const half_ = (from: number) => (ahead.half === '' ? halfAt(source, from) : { half: ahead.half, to: from });
  const word = placesOf(words.numbers).at(tokens, at);
  if (word && word.place < 12) {
    const suffix = phraseAt(source, at + word.length, words.clock);
    const to = at + word.length + suffix;
    const half = half_(to);
    return {
      from: index,
      to: half.to,
      hour: word.place + 1,
      minutes: 0,
      half: half.half,
      isMarked: hasPrefix || suffix > 0 || half.to > to,
      isWord: true,
    };
  }
  const digits = tokens[at]?.kind === 'number' ? (tokens[at]?.text ?? '') : '';
  if (!/^\d{1,4}$/.test(digits) || (isGlued(source, at) && markAt(source, at - 1, '.,:/+'))) return null;
  // "à 1,20"
  const isDecimal = markAt(source, at + 1, ',') && isGlued(source, at + 1) && isGlued(source, at + 2);
  if (isDecimal && /^\d\d$/.test(tokens[at + 2]?.text ?? '')) return null;
  const isMilitary = digits.length === 4;
  if (digits.length === 3) return null;
  const hour = Number(isMilitary ? digits.slice(0, 2) : digits);
  let minutes = isMilitary ? Number(digits.slice(2)) : 0;
  let to = at + 1;
  let isMarked = hasPrefix;
  const minuteAt = minuteAfter(source, to);
  if (minuteAt && !isMilitary) {
    minutes = Number(tokens[minuteAt]?.text);
    to = minuteAt + 1;
    isMarked = true;
  }
  const suffix = phraseAt(source, to, words.clock);
  if (suffix) to += suffix;
  // "10 Uhr 15", and not "10 Uhr 15€".
  const isPrice = /^\p{Sc}$/u.test(tokens[to + 1]?.text ?? '');
  if (
    suffix &&
    !isPrice &&
    tokens[to]?.kind === 'number' &&
    minutes === 0 &&
    /^[0-5]\d$/.test(tokens[to]?.text ?? '')
  ) {
    minutes = Number(tokens[to]?.text);
    to += 1;
  }
  const { half, to: end } = half_(to);
  if (hour > 24 || minutes > 59 || (hour === 24 && minutes > 0) || (half && (hour === 0 || hour > 24))) return null;
  return { from: index, to: end, hour, minutes, half, isMarked: isMarked || suffix > 0 || half !== '', isWord: false };
}

/** "下午6点", "午前10時": the half of the day stands first. */
function halfBefore(source: Source, index: number): { half: Clock['half']; to: number } {
  const first = source.tokens[index]?.text ?? '';
  const none = { half: '' as const, to: index };
  if (!/^[\p{Script=Han}\p{Script=Hangul}]/u.test(first)) return none;
  const found = halfAt(source, index);
  return found.half !== '' && !endsLine(source, found.to) ? found : none;
}

/** Place of the minutes in "9:30", "9.30", "9h30"; 0 when the hour stands alone. Not in "9.30.2026" or "9.305". */
function minuteAfter(source: Source, index: number) {
  const joins = markAt(source, index, ':.') || ['h', 'u', 'g'].includes(source.tokens[index]?.text ?? '');
  const minutes = source.tokens[index + 1]?.text ?? '';
  if (!joins || !isGlued(source, index) || !isGlued(source, index + 1) || !/^[0-5]\d$/.test(minutes)) return 0;
  const more =
    markAt(source, index + 2, '.:') && isGlued(source, index + 2) && source.tokens[index + 3]?.kind === 'number';
  return more && isGlued(source, index + 3) ? 0 : index + 1;
}

function halfAt(source: Source, index: number): { half: Clock['half']; to: number } {
  const evening = phraseAt(source, index, source.words.pm) || phraseAt(source, index, EVENING);
  if (evening) return { half: 'pm', to: index + evening };
  const morning = phraseAt(source, index, source.words.am) || phraseAt(source, index, MORNING);
  return morning ? { half: 'am', to: index + morning } : { half: '', to: index };
}

/** "until 1", "from 14:00": a time that ends or begins an opening. A bare number counts only where nothing follows that it could count. */
export function boundAt(source: Source, index: number): Clock | null {
  const { words } = source;
  const until = phraseAt(source, index, words.until);
  const length = until || phraseAt(source, index, words.from);
  if (!length) return null;
  const clock = clockAt(source, index + length + phraseAt(source, index + length, words.articles));
  if (!clock) return null;
  const isLast =
    endsLine(source, clock.to) || markAt(source, clock.to, ',.;)') || phraseAt(source, clock.to, words.and) > 0;
  return clock.isMarked || isLast ? { ...clock, from: index, bound: until ? 'closes' : 'opens', isMarked: true } : null;
}

/** The range of a day of which one end is said, with the other end of the range beside it; null where two are possible. */
export function completed(clock: Clock, beside: readonly TimeRange[], words: Vocabulary): TimeRange | null {
  const [first, last] = [beside[0], beside.at(-1)];
  if (!first || !last) return null;
  const said = minutesOf(clock);
  const isOpen = clock.bound === 'opens';
  const isTwelveHour = words === vocabularies.en && clock.half === '' && clock.hour <= 12;
  const opens = isOpen ? said : first.opens;
  const later = isTwelveHour && said <= opens ? said + 12 * 60 : said;
  const closes = isOpen ? last.closes : later;
  return closes > opens ? { from: clock.from, to: clock.to, opens, closes, isSure: true, isMarked: true } : null;
}

const ALL_DAY = fixed(
  '24 hours a day, 24 hrs a day, 24/7, around the clock, round the clock, rund um die uhr, 24 stunden am tag, 24 heures sur 24, 24h/24, las 24 horas, 24 horas al día, 24 horas por dia, 24 ore su 24, 24 uur per dag, dygnet runt, døgnet rundt, całą dobę',
);

const AGES = fixed(
  'years, years old, year olds, yrs, jahre, jahren, ans, años, anos, anni, jaar, år, lat, let, vuotta, yaş, yaşında, éves, ani, лет, років, سنة, سنوات, שנים',
);

/** How many tokens say for what ages something is: "de 7 a 13 años", "9–12 years". */
export function agesAt(source: Source, index: number): number {
  const { words, tokens } = source;
  const first = index + phraseAt(source, index, words.from);
  const isNumber = (at: number) => tokens[at]?.kind === 'number';
  const until = markAt(source, first + 1, '-–~') ? 1 : phraseAt(source, first + 1, words.until);
  const years = isNumber(first) && until > 0 && isNumber(first + 1 + until) ? first + 2 + until : 0;
  const length = years > 0 ? phraseAt(source, years, AGES) : 0;
  return length > 0 ? years + length - index : 0;
}

/** "9.30–17 Uhr", "de 9h à 12h30", "nine to five", "between 2 and 6pm"; none in "de 7 a 13 años". */
export function rangeAt(source: Source, index: number): TimeRange | null {
  const { words } = source;
  const allDay = phraseAt(source, index, ALL_DAY);
  if (allDay) return { from: index, to: index + allDay, opens: 0, closes: 24 * 60, isSure: true, isMarked: true };
  const isBetween = phraseAt(source, index, words.from);
  let at = index + isBetween;
  at += phraseAt(source, at, words.articles);
  const first = clockAt(source, at);
  if (!first || markAt(source, index - 1, '$£€')) return null;
  at = first.to;
  const isDash = markAt(source, at, '-–~');
  const until = isDash ? 1 : phraseAt(source, at, words.until) || (isBetween ? phraseAt(source, at, words.and) : 0);
  if (!until) return null;
  at += until;
  if (isDash) at += phraseAt(source, at, words.until);
  at += phraseAt(source, at, words.articles);
  const last = clockAt(source, at);
  if (!last || /^[\p{Sc}%]/u.test(spelled(source, last.to)) || phraseAt(source, last.to, AGES) > 0) return null;
  if (!isDash && first.isWord && !isBetween && index > 0 && isHalfWord(source, index - 1)) return null;
  const hours = resolved(first, last, source);
  // "Samedi 18 à 21h" may be a date with a time, "dimanche 19 à 11h" is one.
  const isDated =
    source.words === vocabularies.fr && !isDash && !isBetween && !first.isMarked && isBehindDay(source, index);
  if (!hours || (isDated && last.hour < first.hour)) return null;
  if (isDated) hours.isSure = false;
  return { from: index, to: last.to, ...hours, isMarked: first.isMarked || last.isMarked };
}

const isBehindDay = (source: Source, index: number) =>
  placesOf(vocabularies.fr.weekdays).at(source.tokens, index - 1) !== null;

/** "half seven", "quarter to nine": the number alone is not the time. */
const isHalfWord = (source: Source, index: number) => phraseAt(source, index, HALF) > 0;

/** Minutes since midnight of a time as said. */
export const minutesOf = ({ hour, minutes, half }: Clock) => {
  const turned = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour;
  return turned * 60 + minutes;
};

/** "12–2 and 4.30–8": what may be morning or evening comes after what is said before it. */
export function afterEachOther(ranges: readonly TimeRange[]): TimeRange[] {
  let before: TimeRange | null = null;
  return ranges.map((range) => {
    const half = 12 * 60;
    const isLater =
      before !== null && !range.isSure && range.opens < before.closes && range.opens + half >= before.closes;
    const closes = range.closes + (isLater && range.closes <= range.opens + half && range.closes <= half ? half : 0);
    const own =
      isLater && closes > range.opens + half ? { ...range, opens: range.opens + half, closes, isSure: true } : range;
    before = own;
    return own;
  });
}

/** "4–10": nobody opens so early without saying so. */
const LATEST_AFTERNOON = 5;

/** Twelve-hour times are completed where only one reading makes sense; `isSure` is false where two do. */
function resolved(
  first: Clock,
  last: Clock,
  source: Source,
): { opens: number; closes: number; isSure: boolean } | null {
  let [opens, closes, isSure] = [minutesOf(first), minutesOf(last), true];
  const day = 12 * 60;
  const isTwelveHour = source.words === vocabularies.en;
  const is24 = [first, last].some(
    (clock) => clock.hour > 12 || /^0/.test(source.text.slice(source.tokens[clock.from]?.start)),
  );
  if (first.half && last.half) {
    // Both are said.
  } else if (last.half === 'pm' && !first.half && first.hour < 12) {
    if (opens + day < closes) {
      isSure = first.hour < 6;
      opens += day;
    }
  } else if (last.half === 'am' && !first.half) isSure = opens < closes;
  else if (first.half === 'am' && !last.half && closes <= opens) closes += day;
  else if (first.half === 'pm' && !last.half && last.hour < 12) closes += closes + day > opens ? day : 0;
  else if (!first.half && !last.half && !is24 && isTwelveHour) {
    if (closes <= opens) {
      isSure = first.hour >= 7 && first.hour >= last.hour;
      closes += day;
    } else if (first.hour < LATEST_AFTERNOON ? last.hour < 12 : first.hour < 6 && last.hour < 8) {
      opens += day;
      closes += day;
    } else isSure = first.hour >= 8 || (first.hour === 7 && last.hour >= 11);
  } else if (!first.half && !last.half && closes < opens && closes > 0) {
    // "de 10 a 7": nobody opens in the morning until the next one.
    const isDay = !is24 && first.hour >= 6 && first.hour < 12 && last.hour < 9;
    if (isDay) closes += day;
    isSure = isDay || first.hour >= 13;
  }
  if (closes === 0) closes = 24 * 60;
  if (closes <= opens) closes += 24 * 60;
  return closes - opens > 24 * 60 || opens >= 24 * 60 ? null : { opens, closes, isSure };
}
